import type { OperationId } from '@school/domain';
import { freshness } from './freshness.ts';

/** Why answers are outdated: the user's own act, or an event of the stream. */
export type Cause = 'own' | 'stream';

/** A cache that drops the answers for which `isInvalid` is true. */
export type CacheSubscriber = (isInvalid: (operationId: OperationId) => boolean, cause: Cause) => void;

const ownDeletions = new Set<string>();

/**
 * Marks a record that the user deletes on this page. An event about it can arrive before its screen is left, and a refetch
 * would fail.
 * @returns Removes the mark, after the deletion has failed.
 */
export function markOwnDeletion(recordId: string): () => void {
  ownDeletions.add(recordId);
  return () => void ownDeletions.delete(recordId);
}

/** @returns Whether the user deletes or deleted this record on this page. */
export const isOwnDeletion = (recordId: string): boolean => ownDeletions.has(recordId);

const subscribers = new Set<CacheSubscriber>();

/**
 * Subscribes a cache to invalidations. Commands don't import the cache itself, so that sign-in doesn't load it.
 * @returns Unsubscribes.
 */
export function onInvalidate(subscriber: CacheSubscriber): () => void {
  subscribers.add(subscriber);
  return () => void subscribers.delete(subscriber);
}

/** Invalidates the cached answers of some operations. */
export function invalidate(operationIds: readonly OperationId[], cause: Cause = 'own'): void {
  freshness.noteRefetched(operationIds);
  for (const subscriber of subscribers) subscriber((id) => operationIds.includes(id), cause);
}

/** Maps a successful write to the queries that it invalidates. Set by the cache, so that sign-in doesn't load the table. */
let invalidatedBy: (operationId: OperationId) => readonly OperationId[] = () => [];

/** Sets which queries a write invalidates. */
export function setInvalidation(of: (operationId: OperationId) => readonly OperationId[]): void {
  invalidatedBy = of;
}

/** Invalidates what a successful write changed. */
export const invalidateAfter = (operationId: OperationId): void => invalidate(invalidatedBy(operationId));

let drop = (): void => undefined;

/** Sets how the cached answers are dropped. Set by the cache, so that sign-in doesn't load it. */
export function setDrop(of: () => void): void {
  drop = of;
}

/** Drops every cached answer, and the marks of own deletions; the answers on screen load again. */
export function dropAnswers(): void {
  ownDeletions.clear();
  drop();
}

/** Invalidates every cached answer: the session changed, or events may be missing. */
export function invalidateAll(cause: Cause = 'own'): void {
  for (const subscriber of subscribers) subscriber(() => true, cause);
}
