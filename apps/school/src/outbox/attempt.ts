import {
  type Answer,
  ApiError,
  type Client,
  type InputOf,
  type OperationId,
  retryAfter,
} from '@school/domain';
import { invalidateAfter } from '../data/cache.ts';
import { freshness } from '../data/freshness.ts';
import { duringWrite } from '../data/ownWrites.ts';
import { problemOfAnswer, problemOfRejection } from '../data/problem.ts';
import type { SendResult } from './outbox.ts';

/** Statuses after which a later attempt can succeed. */
const temporary: readonly number[] = [408, 419, 425, 429];

/** The answer of a successful call, or the outcome of one that failed. */
export type Result<Id extends OperationId> = { answer: Answer<Id> } | { outcome: SendResult };

/** Converts the status of an answer to the outcome of an attempt; null for a success. */
function toOutcome<Id extends OperationId>(answer: Answer<Id>): SendResult | null {
  const { status } = answer;
  const problem = problemOfAnswer(answer);
  if (!problem) return null;
  if (status === 401 && !answer.unexpected) return { kind: 'signedOut' };
  // A proxy that blocks the request would block it again: the person decides when it is sent again.
  const isFinal = problem.kind === 'blocked' || (!answer.unexpected && status >= 400 && status < 500);
  return isFinal && !temporary.includes(status)
    ? { kind: 'rejected', problem }
    : { kind: 'later', seconds: retryAfter(answer.headers) };
}

function outcomeOfRejection(reason: unknown): SendResult {
  const problem = problemOfRejection(reason);
  if (problem.kind === 'fileChanged') return { kind: 'rejected', problem };
  if (!(reason instanceof ApiError)) return { kind: 'later', seconds: null };
  return reason.status >= 500 || temporary.includes(reason.status)
    ? { kind: 'later', seconds: reason.retryAfter }
    : { kind: 'rejected', problem };
}

/** Calls an operation once. Never rejects. */
export async function attempt<Id extends OperationId>(call: Promise<Answer<Id>>): Promise<Result<Id>> {
  try {
    const answer = await call;
    const outcome = toOutcome(answer);
    return outcome ? { outcome } : { answer };
  } catch (reason) {
    return { outcome: outcomeOfRejection(reason) };
  }
}

/** Calls an operation once, and fetches the queries again that it changed. Never rejects. */
export const attemptWrite = <Id extends OperationId>(
  client: Client,
  operation: Id,
  input: InputOf<Id>,
): Promise<SendResult> =>
  duringWrite(async () => {
    const sent = await attempt(client.call(operation, input));
    if ('outcome' in sent) return sent.outcome;
    freshness.noteEventId(sent.answer.headers.get('last-event-id'));
    invalidateAfter(operation);
    return { kind: 'done' };
  });
