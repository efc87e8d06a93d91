import type { AnswerData, Client, InputOf, OperationId } from '@school/domain';
import { freshness } from './freshness.ts';
import { type Problem, problemOfAnswer, problemOfRejection } from './problem.ts';

/** A failed query, as the cache stores it. */
export class QueryError extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.kind);
    this.problem = problem;
  }
}

/** @returns The problem of a failed query; undefined if it didn't fail. */
export const problemOfQuery = (error: unknown): Problem | undefined =>
  error === undefined ? undefined : error instanceof QueryError ? error.problem : problemOfRejection(error);

/**
 * @returns The answer, and when it was sent by the server's clock (ISO 8601).
 * @throws {QueryError} For a response that isn't a success.
 */
export async function fetchDated<Id extends OperationId>(
  client: Client,
  operationId: Id,
  input: InputOf<Id>,
): Promise<{ data: AnswerData<Id>; at: string }> {
  try {
    const answer = await client.call(operationId, input);
    const problem = problemOfAnswer(answer);
    if (problem) throw new QueryError(problem);
    const sent = Date.parse(answer.headers.get('date') ?? '');
    // Another origin hides the header.
    const at = new Date(Number.isNaN(sent) ? Date.now() : sent).toISOString();
    return { data: answer.data as AnswerData<Id>, at };
  } catch (reason) {
    freshness.noteFailed(operationId);
    throw reason;
  }
}

/** @throws {QueryError} For a response that isn't a success. */
export async function fetchAnswer<Id extends OperationId>(
  client: Client,
  operationId: Id,
  input: InputOf<Id>,
): Promise<AnswerData<Id>> {
  return (await fetchDated(client, operationId, input)).data;
}
