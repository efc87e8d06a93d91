import type { OperationId } from '@school/domain';

/*
 * Event ids grow with the commits: what is fetched after an event, or after the answer of a write, includes every change up
 * to its id. So the events of this page's own writes, and events that arrive late, fetch nothing twice.
 */

/** Id of the newest event that is known to have happened. */
let newest = 0;
/** For each operation, the newest event that changed its answers. */
const changed = new Map<OperationId, number>();
/** For each operation, the newest event that was known when its answers were last refetched. */
const refetched = new Map<OperationId, number>();

/** Notes that an event has happened, by its id or by that in the answer of a write; null if the write had none. */
export function noteEventId(id: string | null): void {
  newest = Math.max(newest, Number(id));
}

/** Notes an event that changed the answers of some operations. */
export function noteChanged(operationIds: readonly OperationId[], id: string): void {
  for (const operationId of operationIds)
    changed.set(operationId, Math.max(changed.get(operationId) ?? 0, Number(id)));
}

/** Notes that the answers of some operations are refetched now. */
export function noteRefetched(operationIds: readonly OperationId[]): void {
  for (const operationId of operationIds) refetched.set(operationId, newest);
}

/** Notes that a request failed: its answers are as old as before. */
export const noteFailed = (operationId: OperationId): void => void refetched.delete(operationId);

/** @returns Whether an event changed the answers of an operation after they were last refetched. */
export const isOutdated = (operationId: OperationId): boolean =>
  (changed.get(operationId) ?? 0) > (refetched.get(operationId) ?? 0);

/** Starts again: after a reset of the stream the ids may start anywhere. */
export function forgetEventIds(): void {
  newest = 0;
  changed.clear();
  refetched.clear();
}
