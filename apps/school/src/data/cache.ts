import type { OperationId } from '@school/domain';

/** Something that keeps answers and can be told that some of them are out of date. */
export type CacheSubscriber = (outdated: (operationId: OperationId) => boolean) => void;

const subscribers = new Set<CacheSubscriber>();

/**
 * Joins those who are told. Commands don't import the cache itself, so that sign-in doesn't load it.
 * @returns Leaves them.
 */
export function onInvalidate(keeper: CacheSubscriber): () => void {
  subscribers.add(keeper);
  return () => void subscribers.delete(keeper);
}

/** Says that the answers of some operations no longer hold. */
export function invalidate(operationIds: readonly OperationId[]): void {
  for (const keeper of subscribers) keeper((id) => operationIds.includes(id));
}

/** Says that no answer holds any longer: another person, or nobody, reads now. */
export function invalidateAll(): void {
  for (const keeper of subscribers) keeper(() => true);
}
