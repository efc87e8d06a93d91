import type { Notification, OperationId, StreamEvent } from '@school/domain';
import { messages, notifications } from '@school/domain/fixtures';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFreshness } from './freshness.ts';
import { refetchAfterEvents } from './refetchAfterEvents.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Creates a screen: what it refetched, and a function that sends it an event with the next id. */
function createScreen(random?: () => number) {
  const refetched: (readonly OperationId[])[] = [];
  const take = refetchAfterEvents((operations) => refetched.push(operations), random, createFreshness());
  let id = 0;
  const refetch = (event: StreamEvent) => {
    id += 1;
    take(event, String(id));
  };
  return { refetched, refetch };
}

const confirmed: StreamEvent = { kind: 'receipt.confirmed', data: { record: 'post', id: 'p1' } };
const signUp: StreamEvent = { kind: 'sign_ups.changed', data: {} };

it('refetches at once, then at most once a second while many people confirm, and after the last of them', () => {
  const { refetched, refetch } = createScreen();
  for (let count = 0; count < 300; count += 1) refetch(confirmed);
  expect(refetched).toHaveLength(1);
  expect(refetched[0]).toContain('listReceipts');
  vi.advanceTimersByTime(5000);
  expect(refetched).toHaveLength(2);
});

it('refetches conversations at most once a second while others write', () => {
  const { refetched, refetch } = createScreen();
  for (let seq = 1; seq <= 90; seq += 1) {
    refetch({ kind: 'message.created', data: { message: { ...messages.paseo, seq } } });
    vi.advanceTimersByTime(20);
  }
  expect(refetched).toHaveLength(2);
  vi.advanceTimersByTime(5000);
  expect(refetched).toHaveLength(3);
  expect(refetched[2]).toContain('listConversations');
});

it('refetches at once after every other event', () => {
  const { refetched, refetch } = createScreen();
  refetch(confirmed);
  refetch(signUp);
  refetch(signUp);
  expect(refetched.slice(1)).toEqual([['listUsers'], ['listUsers']]);
});

it('spreads refetches after changes of records, and joins those of a burst', () => {
  const { refetched, refetch } = createScreen(() => 0.5);
  for (let count = 0; count < 50; count += 1) refetch({ kind: 'records.changed', data: { record: 'place' } });
  expect(refetched).toEqual([]);
  vi.advanceTimersByTime(2499);
  expect(refetched).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(refetched).toEqual([['listPlaces', 'getPlace', 'findCollegeByDomain', 'listEvents', 'getEvent']]);
  refetch({ kind: 'records.changed', data: { record: 'contact' } });
  vi.advanceTimersByTime(5499);
  expect(refetched).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(refetched[1]).toEqual(['listContacts', 'getContact']);
});

/** Numbers from 0 to 1 in a fixed order without a pattern. */
function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

it.each<StreamEvent>([
  { kind: 'records.changed', data: { record: 'post' } },
  { kind: 'college.updated', data: {} },
  { kind: 'notification.created', data: { notification: notifications.vacunacion as Notification } },
])('spreads the refetches of 500 open screens over five seconds after $kind', (event) => {
  const random = createRandom(1);
  const started = Date.now();
  const times: number[] = [];
  for (let screen = 0; screen < 500; screen += 1)
    refetchAfterEvents(() => times.push(Date.now() - started), random, createFreshness())(event, '1');
  expect(times).toEqual([]);
  vi.advanceTimersByTime(5000);
  expect(times).toHaveLength(500);
  const perHalfSecond = Array.from(
    { length: 10 },
    (_, half) => times.filter((time) => Math.min(9, Math.floor(time / 500)) === half).length,
  );
  for (const count of perHalfSecond) {
    expect(count).toBeGreaterThan(25);
    expect(count).toBeLessThan(75);
  }
});

it('refetches the board of an alert at once, and lists spread in time', () => {
  const { refetched, refetch } = createScreen(() => 1);
  const update = { ...notifications.simulacro.updates[0]!, all_clear: false };
  refetch({
    kind: 'emergency.updated',
    data: { notification_id: notifications.simulacro.id, update, closed_at: null },
  });
  expect(refetched).toEqual([['getNotificationBoard']]);
  vi.advanceTimersByTime(5000);
  expect(refetched[1]).toContain('countUnreadNotifications');
  expect(refetched[1]).not.toContain('getNotificationBoard');
});
