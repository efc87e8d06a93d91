import type { OperationId } from '@school/domain';

/** Changes a record in the answers of some operations. */
export type RecordChange = {
  operationIds: readonly OperationId[];
  apply<Answer>(answer: Answer): Answer;
};

const subscribers = new Set<(change: RecordChange) => void>();

/** Subscribes a cache to changes of its records. @returns Unsubscribes. */
export function onRecordChange(subscriber: (change: RecordChange) => void): () => void {
  subscribers.add(subscriber);
  return () => void subscribers.delete(subscriber);
}

/**
 * Changes a record in the cached answers of these operations, ahead of the server's. The next request replaces them.
 *
 * @param id Id of the record; other records stay as they are.
 */
export function changeRecord<Data extends { id: string }>(
  operationIds: readonly OperationId[],
  id: string,
  to: (record: Data) => Data,
): void {
  const changed = (record: Data) => (record.id === id ? to(record) : record);
  const apply = <Answer>(answer: Answer): Answer => {
    const { data } = answer as { data: Data | Data[] };
    return { ...answer, data: Array.isArray(data) ? data.map(changed) : changed(data) };
  };
  for (const subscriber of subscribers) subscriber({ operationIds, apply });
}
