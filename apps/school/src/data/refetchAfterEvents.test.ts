import type { OperationId, StreamEvent } from '@school/domain';
import { messages } from '@school/domain/fixtures';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetEventIds } from './freshness.ts';
import { refetchAfterEvents } from './refetchAfterEvents.ts';

beforeEach(() => {
  vi.useFakeTimers();
  forgetEventIds();
});
afterEach(() => void vi.useRealTimers());

/** Creates a screen: what it refetched, and a function that sends it an event with the next id. */
function createScreen(random?: () => number) {
  const refetched: (readonly OperationId[])[] = [];
  const take = refetchAfterEvents((operations) => refetched.push(operations), random);
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
  vi.advanceTimersByTime(1000);
  expect(refetched).toEqual([['listPlaces', 'getPlace', 'listEvents', 'getEvent']]);
  refetch({ kind: 'records.changed', data: { record: 'contact' } });
  vi.advanceTimersByTime(2000);
  expect(refetched).toHaveLength(1);
  vi.advanceTimersByTime(3000);
  expect(refetched[1]).toEqual(['listContacts', 'getContact']);
});
