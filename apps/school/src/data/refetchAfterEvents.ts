import type { OperationId, StreamEvent } from '@school/domain';
import { atMostEvery } from './atMostEvery.ts';
import { freshness as pageFreshness } from './freshness.ts';
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

/** The events that make every open screen of a school fetch the same. */
const shared: readonly StreamEvent['kind'][] = [
  'record.changed',
  'records.changed',
  'college.updated',
  'notification.created',
  'emergency.started',
  'emergency.updated',
  'emergency.ended',
];

/** What few people have open, who wait for it. */
const awaited: readonly OperationId[] = ['getNotificationBoard'];

const spread = { jitter: 5000, period: 3000 };

/**
 * Refetches what events change, unless it was refetched since: at once; at most once a second after frequent events; spread
 * in time after events that every screen of the school receives.
 * @param invalidate Refetches queries.
 * @param random Returns a number from 0 to 1.
 * @param freshness When the queries were refetched; `invalidate` notes it. @default that of this page
 * @returns Takes an event and its id.
 */
export function refetchAfterEvents(
  invalidate: (operations: readonly OperationId[]) => void,
  random: () => number = Math.random,
  freshness = pageFreshness,
): (event: StreamEvent, id: string) => void {
  const refetch = (operations: Iterable<OperationId>) => {
    const outdated = [...operations].filter(freshness.isOutdated);
    if (outdated.length > 0) invalidate(outdated);
  };
  const refetchSpread = spreadCalls<OperationId>({ ...spread, random }, refetch);
  const limited = new Map<StreamEvent['kind'], () => void>();
  return (event, id) => {
    const operations = invalidatedBy(event);
    freshness.noteChanged(operations, id);
    if (shared.includes(event.kind)) {
      refetchSpread(operations.filter((operation) => !awaited.includes(operation)));
      return refetch(operations.filter((operation) => awaited.includes(operation)));
    }
    if (!frequent.includes(event.kind)) return refetch(operations);
    // Which queries a frequent event changes depends on its kind only.
    const refetchLimited = limited.get(event.kind) ?? atMostEvery(period, () => refetch(operations));
    limited.set(event.kind, refetchLimited);
    return refetchLimited();
  };
}
