import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newId, openTestOutbox as open, wait } from '../testing/openTestOutbox.ts';
import type { Outbox, SendResult, Send } from './outbox.ts';
import { memoryStore, type OutboxEntry } from './outboxStore.ts';

type Message = { text: string };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Sends without a preparation: the server may have the write from the start. */
const atOnce =
  (send: (entry: OutboxEntry<Message>) => Promise<SendResult>): Send<Message> =>
  async (_entry, _signal, begin) => {
    const entry = await begin();
    return entry ? send(entry) : { kind: 'cancelled' };
  };

const listTexts = ({ read }: Outbox<Message>) => read().map(({ payload }) => payload.text);
const add = (outbox: Outbox<Message>, text: string, queue = 'one') =>
  outbox.add({ id: newId(), queue, payload: { text } });
const settle = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);

describe('an outbox', () => {
  it('sends the entries of a queue one after the other, and removes them after the confirmation', async () => {
    const sent: string[] = [];
    const outbox = open(
      atOnce(async ({ payload }) => {
        sent.push(payload.text);
        return { kind: 'done' };
      }),
    );
    await add(outbox, 'a');
    await add(outbox, 'b');
    await settle(1000);
    expect(sent).toEqual(['a', 'b']);
    expect(outbox.read()).toEqual([]);
    outbox.stop();
  });

  it('retries with longer pauses, at once when the network is back', async () => {
    const times: number[] = [];
    const begun = Date.now();
    const outbox = open(
      atOnce(async () => {
        times.push(Date.now() - begun);
        return { kind: 'later', seconds: null };
      }),
    );
    await add(outbox, 'a');
    await settle(10_000);
    expect(times).toEqual([0, 1250, 3750, 8750]);
    outbox.resume();
    await settle();
    expect(times.at(-1)).toBe(10_000);
    expect(listTexts(outbox)).toEqual(['a']);
    outbox.stop();
  });

  it('keeps a rejected entry with its problem, and sends the next one', async () => {
    const outbox = open(
      atOnce(async ({ payload }) =>
        payload.text === 'bad' ? { kind: 'rejected', problem: { kind: 'forbidden' } } : { kind: 'done' },
      ),
    );
    await add(outbox, 'bad');
    await add(outbox, 'good');
    await settle(1000);
    expect(outbox.read()).toMatchObject([{ payload: { text: 'bad' }, problem: { kind: 'forbidden' } }]);
    const { seq, id } = outbox.read()[0]!;
    expect(await outbox.replace(seq, { text: 'better' })).toBe(true);
    expect(outbox.read()[0]?.id ?? 'sent').not.toBe(id);
    await settle(1000);
    expect(outbox.read()).toEqual([]);
    outbox.stop();
  });

  it('lets a person change or remove entries without a network, and not while they are sent', async () => {
    let online = false;
    let answer!: (outcome: SendResult) => void;
    const outbox = open(
      atOnce(() => new Promise((resolve) => (answer = resolve))),
      { isOnline: () => online },
    );
    await add(outbox, 'a');
    await add(outbox, 'b');
    await settle(60_000);
    const [first, second] = outbox.read().map(({ seq }) => seq) as [number, number];
    expect(await outbox.replace(first, { text: 'changed' })).toBe(true);
    expect(await outbox.remove(second)).toBe(true);
    expect(listTexts(outbox)).toEqual(['changed']);
    online = true;
    outbox.resume();
    await settle();
    expect(await outbox.remove(first)).toBe(false);
    expect(await outbox.replace(first, { text: 'too late' })).toBe(false);
    answer({ kind: 'done' });
    await settle();
    expect(outbox.read()).toEqual([]);
    outbox.stop();
  });

  it('lets a person remove or change an entry while it is prepared, which ends that', async () => {
    const [prepared, sent]: [string[], string[]] = [[], []];
    const outbox = open<Message>(async ({ payload }, signal, begin) => {
      prepared.push(payload.text);
      await wait(1000, signal);
      if (signal.aborted) return { kind: 'later', seconds: null };
      const entry = await begin();
      if (!entry) return { kind: 'cancelled' };
      sent.push(entry.payload.text);
      return { kind: 'done' };
    });
    await add(outbox, 'a');
    await add(outbox, 'b');
    await settle(500);
    expect(outbox.read()[0]).toMatchObject({ attempted: false });
    const [first, second] = outbox.read().map(({ seq }) => seq) as [number, number];
    expect(await outbox.remove(first)).toBe(true);
    await settle(500);
    expect(await outbox.replace(second, { text: 'changed' })).toBe(true);
    await settle(2000);
    expect([prepared, sent]).toEqual([['a', 'b', 'changed'], ['changed']]);
    expect(outbox.read()).toEqual([]);
    outbox.stop();
  });

  it('ends the preparation of an entry that another tab removed', async () => {
    const store = memoryStore<Message>();
    let isEnded = false;
    const sending = open<Message>(
      (_entry, signal) =>
        new Promise((resolve) =>
          signal.addEventListener('abort', () => {
            isEnded = true;
            resolve({ kind: 'later', seconds: null });
          }),
        ),
      { store },
    );
    const other = open<Message>(async () => ({ kind: 'done' }), {
      store,
      isOnline: () => false,
      announce: () => void sending.refresh(),
    });
    await add(sending, 'a');
    await other.refresh();
    expect(await other.remove(other.read()[0]!.seq)).toBe(true);
    await settle();
    expect(isEnded).toBe(true);
    sending.stop();
    other.stop();
  });

  it('waits after the session has ended, until it is resumed', async () => {
    let signedIn = false;
    const outbox = open(atOnce(async () => (signedIn ? { kind: 'done' } : { kind: 'signedOut' })));
    await add(outbox, 'a');
    await settle(600_000);
    expect(listTexts(outbox)).toEqual(['a']);
    signedIn = true;
    outbox.resume();
    await settle();
    expect(outbox.read()).toEqual([]);
    outbox.stop();
  });

  it('sends the other queues while an upload of one goes on', async () => {
    const sent: string[] = [];
    const outbox = open<Message>(async ({ payload }, signal, begin) => {
      if (payload.text === 'film') await wait(600_000, signal);
      if (!(await begin())) return { kind: 'cancelled' };
      sent.push(payload.text);
      return { kind: 'done' };
    });
    await add(outbox, 'film');
    await settle(1000);
    await add(outbox, 'answer to an alert', 'alert');
    await settle(1000);
    expect(sent).toEqual(['answer to an alert']);
    outbox.stop();
  });

  it('does not send an entry that is held, and sends it once it is replaced', async () => {
    let online = false;
    const sent: string[] = [];
    const outbox = open(
      atOnce(async ({ payload }) => {
        sent.push(payload.text);
        return { kind: 'done' };
      }),
      { isOnline: () => online },
    );
    await add(outbox, 'a');
    await add(outbox, 'b');
    const { seq } = outbox.read()[0]!;
    expect(await outbox.hold(seq)).toBe(true);
    online = true;
    outbox.resume();
    await settle(60_000);
    expect(sent).toEqual(['b']);
    expect(await outbox.replace(seq, { text: 'changed' })).toBe(true);
    await settle(1000);
    expect(sent).toEqual(['b', 'changed']);
    outbox.stop();
  });

  it('asks before it sends what waited for a day, because the server may have forgotten its key', async () => {
    let online = false;
    const sent: string[] = [];
    const outbox = open(
      atOnce(async ({ id }) => {
        sent.push(id);
        return { kind: 'done' };
      }),
      { isOnline: () => online },
    );
    await add(outbox, 'a');
    const { seq, id } = outbox.read()[0]!;
    await settle(25 * 60 * 60 * 1000);
    online = true;
    outbox.resume();
    await settle(60_000);
    expect(outbox.read()).toMatchObject([{ problem: { kind: 'old' } }]);
    await outbox.retry(seq);
    await settle(1000);
    expect(sent).toEqual([id]);
    outbox.stop();
  });

  it('counts the attempts without a result, for all tabs', async () => {
    const outbox = open(atOnce(async () => ({ kind: 'later', seconds: null })));
    await add(outbox, 'a');
    await settle(2000);
    expect(outbox.read()).toMatchObject([{ failures: 2 }]);
    outbox.stop();
  });

  it('says that an entry could not be stored', async () => {
    const store = {
      ...memoryStore<Message>(),
      add: () => Promise.reject(new DOMException('', 'QuotaExceededError')),
    };
    const outbox = open(async () => ({ kind: 'done' }), { store });
    await expect(add(outbox, 'a')).rejects.toThrow(DOMException);
    outbox.stop();
  });
});
