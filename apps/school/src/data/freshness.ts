import type { OperationId } from '@school/domain';

/**
 * Event ids grow with the commits: what is fetched after an event, or after the answer of a write, includes every change
 * up to its id. So the events of a page's own writes, and events that arrive late, fetch nothing twice.
 */
export type Freshness = {
  /** Notes that an event has happened, by its id or by that in the answer of a write; null if the write had none. */
  noteEventId(id: string | null): void;
  /** Notes an event that changed the answers of some operations. */
  noteChanged(operationIds: readonly OperationId[], id: string): void;
  /** Notes that the answers of some operations are refetched now. */
  noteRefetched(operationIds: readonly OperationId[]): void;
  /** Notes that a request failed: its answers are as old as before. */
  noteFailed(operationId: OperationId): void;
  /** @returns Whether an event changed the answers of an operation after they were last refetched. */
  isOutdated(operationId: OperationId): boolean;
  /** Starts again: after a reset of the stream the ids may start anywhere. */
  forget(): void;
};

/** Creates the state of one page. */
export function createFreshness(): Freshness {
  /** Id of the newest event that is known to have happened. */
  let newest = 0;
  /** For each operation, the newest event that changed its answers. */
  const changed = new Map<OperationId, number>();
  /** For each operation, the newest event that was known when its answers were last refetched. */
  const refetched = new Map<OperationId, number>();
  return {
    noteEventId(id) {
      newest = Math.max(newest, Number(id));
    },
    noteChanged(operationIds, id) {
      for (const operationId of operationIds)
        changed.set(operationId, Math.max(changed.get(operationId) ?? 0, Number(id)));
    },
    noteRefetched(operationIds) {
      for (const operationId of operationIds) refetched.set(operationId, newest);
    },
    noteFailed: (operationId) => void refetched.delete(operationId),
    isOutdated: (operationId) => (changed.get(operationId) ?? 0) > (refetched.get(operationId) ?? 0),
    forget() {
      newest = 0;
      changed.clear();
      refetched.clear();
    },
  };
}

/** The state of this page. */
export const freshness = createFreshness();
