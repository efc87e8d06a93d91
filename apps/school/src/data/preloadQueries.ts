import type { Client, InputOf, OperationId, Session } from '@school/domain';
import { preload } from 'swr';
import { fetchOrStored, type Key } from './fetchOrStored.ts';

/** A query that a route preloads. */
export type Preload = { [Id in OperationId]: [operationId: Id, input: InputOf<Id>] }[OperationId];

/**
 * Starts queries before their screen does; the screen reuses the pending requests. It also retries and reports failed ones.
 */
export function preloadQueries(
  sources: { client: Client; session: Session; storage: Storage },
  reads: readonly Preload[],
): void {
  const { token } = sources.session.getState();
  if (!token) return;
  for (const [operationId, input] of reads) {
    const key: Key = [operationId, input, token];
    void preload(key, () => fetchOrStored(sources, operationId, input)).catch(() => undefined);
  }
}
