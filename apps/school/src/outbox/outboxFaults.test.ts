import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newId, openTestOutbox as open, wait } from '../testing/openTestOutbox.ts';
import type { Send } from './outbox.ts';
import { memoryStore, type OutboxStore } from './outboxStore.ts';

type Message = { text: string; files?: boolean };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const settle = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

type Fault = 'none' | 'refused' | 'lost answer' | 'busy' | 'signed out' | 'killed before' | 'killed after';

/** A server that stores each id once, and fails as the schedule says. */
function createServer(schedule: readonly Fault[]) {
  const stored = new Map<string, string[]>();
  const executedIds = new Set<string>();
  let call = 0;
  const send =
    (kill: () => void): Send<Message> =>
    async ({ payload: first }, signal, begin) => {
      const fault = schedule[call] ?? 'none';
      call += 1;
      // The upload of the files, which a person can cancel.
      await wait(first.files ? 2000 : 0, signal);
      if (signal.aborted) return { kind: 'later', seconds: null };
      const entry = await begin();
      if (!entry) return { kind: 'cancelled' };
      const { id, queue, payload } = entry;
      await wait(50, new AbortController().signal);
      if (fault === 'killed before') kill();
      if (fault === 'refused' || fault === 'killed before') return { kind: 'later', seconds: null };
      if (fault === 'busy') return { kind: 'later', seconds: 2 };
      if (fault === 'signed out') return { kind: 'signedOut' };
      if (!executedIds.has(id)) stored.set(queue, [...(stored.get(queue) ?? []), payload.text]);
      executedIds.add(id);
      if (fault === 'killed after') kill();
      return fault === 'none' ? { kind: 'done' } : { kind: 'later', seconds: null };
    };
  return { stored, send, forgetKeys: () => executedIds.clear() };
}

/** A tab's view of the shared store: after the tab was killed, nothing is written. */
function inTab(store: OutboxStore<Message>) {
  let alive = true;
  const never = new Promise<never>(() => undefined);
  const view: OutboxStore<Message> = {
    isLasting: true,
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

/** A person cancels a message at a time, in one of the tabs. */
const cancel = fc.record({
  message: fc.nat(11),
  after: fc.integer({ min: 0, max: 12_000 }),
  tab: fc.nat(1),
});

it('loses, doubles and reorders nothing under any schedule of faults and cancels, in two tabs', async () => {
  const schedules = fc.array(fault, { maxLength: 30 });
  const cancels = fc.array(cancel, { maxLength: 6 });
  let cancelled = 0;
  await fc.assert(
    fc.asyncProperty(schedules, fc.boolean(), cancels, async (schedule, locked, plan) => {
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
        await store.add({ id: newId(), queue, payload: { text, files: number % 2 === 0 } });
      }
      for (const { message, after, tab } of plan) {
        setTimeout(async () => {
          const text = `message ${message}`;
          const queue = `queue ${message % 3}`;
          const stored = (await store.list()).find(({ payload }) => payload.text === text);
          if (!stored || !(await tabs[tab]!.outbox.remove(stored.seq))) return;
          cancelled += 1;
          // The text is in the composer again, and the person sends it as a new message.
          const others = expected.get(queue)!.filter((one) => one !== text);
          expected.set(queue, [...others, text]);
          await store.add({ id: newId(), queue, payload: { text } });
        }, after);
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
      vi.clearAllTimers();
      expect(await store.list()).toEqual([]);
      expect(server.stored).toEqual(expected);
    }),
    { numRuns: 1000 },
  );
  expect(cancelled).toBeGreaterThan(100);
}, 300_000);

const hours = 60 * 60 * 1000;

it('sends nothing twice that waits longer than the server knows its key, when the person looks first', async () => {
  const schedules = fc.array(fault, { maxLength: 8 });
  let questions = 0;
  await fc.assert(
    fc.asyncProperty(schedules, fc.integer({ min: 0, max: 20_000 }), async (schedule, before) => {
      const server = createServer(schedule.filter((one) => !one.startsWith('killed')));
      let isOnline = true;
      const store = memoryStore<Message>();
      const outbox = open(
        server.send(() => undefined),
        { store, isOnline: () => isOnline },
      );
      const texts = ['message 0', 'message 1', 'message 2', 'message 3'];
      for (const text of texts) await outbox.add({ id: newId(), queue: 'queue', payload: { text } });
      await settle(before);
      isOnline = false;
      // A running attempt ends; then nothing is tried offline, so that the timers of a day are left out.
      await settle(1000);
      vi.setSystemTime(Date.now() + 25 * hours);
      server.forgetKeys();
      isOnline = true;
      for (let round = 0; (await store.list()).length > 0 && round < 50; round += 1) {
        outbox.resume();
        await settle(5000);
        for (const { seq, payload, problem } of outbox.read()) {
          if (problem?.kind !== 'old') continue;
          questions += 1;
          await (server.stored.get('queue')?.includes(payload.text) ? outbox.remove(seq) : outbox.retry(seq));
        }
      }
      outbox.stop();
      vi.clearAllTimers();
      expect(await store.list()).toEqual([]);
      expect(server.stored.get('queue')?.toSorted()).toEqual(texts);
    }),
    { numRuns: 300 },
  );
  expect(questions).toBeGreaterThan(100);
}, 300_000);
