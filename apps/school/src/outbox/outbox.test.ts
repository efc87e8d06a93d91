import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOutbox, type Outbox, type Outcome, type Send } from './outbox.ts';
import { memoryStore, type OutboxStore } from './outboxStore.ts';

type Message = { text: string };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wait = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

let ids = 0;
const newId = () => `id-${(ids += 1)}`;

function open(send: Send<Message>, options: Partial<Parameters<typeof createOutbox<Message>>[0]> = {}) {
  const store = options.store ?? memoryStore<Message>();
  const environment = { isOnline: () => true, newId, now: () => Date.now(), wait, random: () => 0.5 };
  return createOutbox<Message>({ ...environment, store, send, ...options });
}

const textOf = ({ read }: Outbox<Message>) => read().map(({ payload }) => payload.text);
const add = (outbox: Outbox<Message>, text: string, queue = 'one') =>
  outbox.add({ id: newId(), queue, payload: { text } });
const settle = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);

describe('an outbox', () => {
  it('sends the entries of a queue one after the other, and removes them after the confirmation', async () => {
    const sent: string[] = [];
    const outbox = open(async ({ payload }) => {
      sent.push(payload.text);
      return { kind: 'done' };
    });
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
    const outbox = open(async () => {
      times.push(Date.now() - begun);
      return { kind: 'later', seconds: null };
    });
    await add(outbox, 'a');
    await settle(10_000);
    expect(times).toEqual([0, 1250, 3750, 8750]);
    outbox.resume();
    await settle();
    expect(times.at(-1)).toBe(10_000);
    expect(textOf(outbox)).toEqual(['a']);
    outbox.stop();
  });

  it('keeps a rejected entry with its problem, and sends the next one', async () => {
    const outbox = open(async ({ payload }) =>
      payload.text === 'bad' ? { kind: 'rejected', problem: { kind: 'forbidden' } } : { kind: 'done' },
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
    let answer!: (outcome: Outcome) => void;
    const outbox = open(() => new Promise((resolve) => (answer = resolve)), { isOnline: () => online });
    await add(outbox, 'a');
    await add(outbox, 'b');
    await settle(60_000);
    const [first, second] = outbox.read().map(({ seq }) => seq) as [number, number];
    expect(await outbox.replace(first, { text: 'changed' })).toBe(true);
    expect(await outbox.remove(second)).toBe(true);
    expect(textOf(outbox)).toEqual(['changed']);
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

  it('waits after the session has ended, until it is resumed', async () => {
    let signedIn = false;
    const outbox = open(async () => (signedIn ? { kind: 'done' } : { kind: 'signedOut' }));
    await add(outbox, 'a');
    await settle(600_000);
    expect(textOf(outbox)).toEqual(['a']);
    signedIn = true;
    outbox.resume();
    await settle();
    expect(outbox.read()).toEqual([]);
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

type Fault = 'none' | 'refused' | 'lost answer' | 'busy' | 'signed out' | 'killed before' | 'killed after';

/** A server that stores each id once, and fails as the schedule says. */
function createServer(schedule: readonly Fault[]) {
  const stored = new Map<string, string[]>();
  const known = new Set<string>();
  let call = 0;
  const send =
    (kill: () => void): Send<Message> =>
    async ({ id, queue, payload }) => {
      const fault = schedule[call] ?? 'none';
      call += 1;
      await wait(50, new AbortController().signal);
      if (fault === 'killed before') kill();
      if (fault === 'refused' || fault === 'killed before') return { kind: 'later', seconds: null };
      if (fault === 'busy') return { kind: 'later', seconds: 2 };
      if (fault === 'signed out') return { kind: 'signedOut' };
      if (!known.has(id)) stored.set(queue, [...(stored.get(queue) ?? []), payload.text]);
      known.add(id);
      if (fault === 'killed after') kill();
      return fault === 'none' ? { kind: 'done' } : { kind: 'later', seconds: null };
    };
  return { stored, send };
}

/** A tab's view of the shared store: after the tab was killed, nothing is written. */
function inTab(store: OutboxStore<Message>) {
  let alive = true;
  const never = new Promise<never>(() => undefined);
  const view: OutboxStore<Message> = {
    list: () => (alive ? store.list() : never),
    add: (entry) => (alive ? store.add(entry) : never),
    change: (seq, change) => (alive ? store.change(seq, change) : never),
  };
  return { view, kill: () => void (alive = false), isAlive: () => alive };
}

const fault = fc.constantFrom<Fault>(
  'none',
  'refused',
  'lost answer',
  'busy',
  'signed out',
  'killed before',
  'killed after',
);

it('loses, doubles and reorders nothing under any schedule of faults, in two tabs', async () => {
  const schedules = fc.array(fault, { maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(schedules, fc.boolean(), async (schedule, locked) => {
      const server = createServer(schedule);
      const store = memoryStore<Message>();
      let last = Promise.resolve();
      const openTab = () => {
        const tab = inTab(store);
        const outbox = open(server.send(tab.kill), {
          store: tab.view,
          ...(locked && {
            exclusively(work: () => Promise<void>) {
              const turn = last;
              let release!: () => void;
              last = new Promise((resolve) => (release = resolve));
              releases.set(tab.kill, release);
              return turn.then(work).finally(release);
            },
          }),
        });
        return { ...tab, outbox };
      };
      const releases = new Map<() => void, () => void>();
      const tabs = [openTab(), openTab()];
      const expected = new Map<string, string[]>();
      for (let number = 0; number < 12; number += 1) {
        const queue = `queue ${number % 3}`;
        const text = `message ${number}`;
        expected.set(queue, [...(expected.get(queue) ?? []), text]);
        await store.add({ id: newId(), queue, payload: { text } });
      }
      for (let round = 0; (await store.list()).length > 0 && round < 200; round += 1) {
        await settle(5000);
        for (const [index, tab] of tabs.entries()) {
          if (tab.isAlive()) tab.outbox.resume();
          else {
            releases.get(tab.kill)?.();
            tab.outbox.stop();
            tabs[index] = openTab();
          }
        }
      }
      for (const { outbox } of tabs) outbox.stop();
      expect(await store.list()).toEqual([]);
      expect(server.stored).toEqual(expected);
    }),
    { numRuns: 1000 },
  );
}, 300_000);
