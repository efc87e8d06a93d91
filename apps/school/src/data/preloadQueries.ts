import type { Client, InputOf, OperationId, Session } from '@school/domain';
import { preload } from 'swr';
import { fetchAnswer, type Key } from './useQuery.ts';

/** A read of the contract that a place begins with. */
export type Preload = { [Id in OperationId]: [operationId: Id, input: InputOf<Id>] }[OperationId];

/**
 * Begins reads before their screen asks for them; the screen takes what is under way. What fails is asked again, and
 * said, by the screen.
 */
export function preloadQueries(
  sources: { client: Client; session: Session },
  reads: readonly Preload[],
): void {
  const { token } = sources.session.getState();
  if (!token) return;
  for (const [operationId, input] of reads) {
    const key: Key = [operationId, input, token];
    void preload(key, () => fetchAnswer(sources.client, operationId, input)).catch(() => undefined);
  }
}
