import type { AnswerData, Client, InputOf, OperationId, Session } from '@school/domain';
import { SWRConfig, unstable_serialize } from 'swr';
import { storedAnswers } from '../offline/storedAnswers.ts';
import { isStorable } from '../offline/storedOperations.ts';
import { noteCopy, noteFresh } from './copies.ts';
import { fetchDated, problemOfQuery, QueryError } from './fetchAnswer.ts';
import type { Problem } from './problem.ts';

/** Cache key: the request and its token, so that two people never share a response. */
export type Key = [operationId: OperationId, input: unknown, token: string | null];

/** @returns The cache key of a request. */
export const keyOfRequest = (...request: Key): string => unstable_serialize(request);

type Sources = { client: Client; session: Session; storage: Storage };

const unreached: ReadonlySet<Problem['kind'] | undefined> = new Set(['offline', 'blocked', 'failed']);

/** Whether nothing is known of the server, or it is broken: then an earlier answer is better than none. */
const isUnreached = (reason: unknown) => unreached.has(problemOfQuery(reason)?.kind);

/**
 * Asks the server, and keeps the answer on this device where the operation allows that. If the server can't be reached or is
 * broken, returns the answer of this page, else the one that was stored.
 *
 * @param mayBeStored Whether an earlier answer is better than none.
 * @throws {QueryError} For a response that isn't a success; `noCopy` if there is no connection and nothing was stored.
 */
export async function fetchOrStored<Id extends OperationId>(
  { client, session, storage }: Sources,
  operationId: Id,
  input: InputOf<Id>,
  mayBeStored = true,
): Promise<AnswerData<Id>> {
  const { token } = session.getState();
  const key = keyOfRequest(operationId, input, token);
  const request = unstable_serialize([operationId, input]);
  const keepable = isStorable(operationId, input);
  try {
    const answer = await fetchDated(client, operationId, input);
    if (keepable) {
      noteFresh(key, operationId, answer.at);
      storedAnswers({ session, storage }).store(request, operationId, answer, token);
    }
    return answer.data;
  } catch (reason) {
    if (!keepable || !mayBeStored || !isUnreached(reason)) throw reason;
    const present: unknown = SWRConfig.defaultValue.cache.get(key)?.data;
    if (present !== undefined) {
      noteCopy(key, operationId);
      return present as AnswerData<Id>;
    }
    const row = await storedAnswers({ session, storage }).read(request);
    noteCopy(key, operationId, row?.at ?? null);
    if (row) return row.data as AnswerData<Id>;
    const hasNoCopy = row === null && problemOfQuery(reason)?.kind === 'offline';
    throw hasNoCopy ? new QueryError({ kind: 'offline', noCopy: true }) : reason;
  }
}
