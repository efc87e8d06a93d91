import type { OperationId, StreamEvent } from '@school/domain';
import { atMostEvery } from './atMostEvery.ts';
import { invalidatedBy } from './invalidatedBy.ts';
import { spreadCalls } from './spreadCalls.ts';

/** The events that many people can cause within a minute: answers to an alert, confirmations, and messages. */
const frequent: readonly StreamEvent['kind'][] = [
  'emergency.acknowledged',
  'receipt.confirmed',
  'message.created',
  'message.updated',
  'message.deleted',
  'conversation.read',
];

/** Milliseconds between two refetches after events of one frequent kind. */
const period = 1000;

/** The events that make every open screen of a school fetch the same lists. */
const shared: readonly StreamEvent['kind'][] = ['record.changed', 'records.changed', 'post.published'];

/** The least wait lets the answer to the user's own write arrive before its event is handled. */
const spread = { least: 300, jitter: 1200, period: 3000 };

/**
 * Refetches what events change: at once; at most once a second after frequent events; spread in time after events that
 * every screen of the school receives.
 * @param invalidate Refetches queries.
 * @param random Returns a number from 0 to 1.
 */
export function refetchAfterEvents(
  invalidate: (operations: readonly OperationId[]) => void,
  random: () => number = Math.random,
): (event: StreamEvent) => void {
  const limited = new Map<StreamEvent['kind'], () => void>();
  const refetchShared = spreadCalls<OperationId>({ ...spread, random }, (operations) =>
    invalidate([...operations]),
  );
  return (event) => {
    if (shared.includes(event.kind)) return refetchShared(invalidatedBy(event));
    if (!frequent.includes(event.kind)) return invalidate(invalidatedBy(event));
    // Which queries a frequent event changes depends on its kind only.
    const refetch = limited.get(event.kind) ?? atMostEvery(period, () => invalidate(invalidatedBy(event)));
    limited.set(event.kind, refetch);
    return refetch();
  };
}
