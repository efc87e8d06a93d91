import type { OperationFacts, OperationId } from '../generated/operations.ts';
import { ApiError, NetworkError, UnexpectedAnswerError } from './errors.ts';
import type { AnswerHeaders, HttpResponse } from './http.ts';
import { indoors } from './operationFacts.ts';

/** An answer before its operation gives it a type. */
export interface ReadAnswer {
  readonly status: number;
  readonly data: unknown;
  readonly headers: AnswerHeaders;
}

const rejected = new Set([403, 404, 409, 429, 500]);
// These two say "not now" whoever says them; a proxy's own page for them is no other news.
const retryable = new Set([429, 500]);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function parseJson(contentType: string | null, text: string): unknown {
  if (!/^application\/json\b/i.test(contentType ?? '')) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function retryAfter(headers: AnswerHeaders): number | null {
  const said = headers.get('retry-after');
  return said !== null && /^\d{1,9}$/.test(said) ? Number(said) : null;
}

function unexpectedReason(facts: OperationFacts, status: number, data: unknown): string | null {
  if (status < 200 || (status >= 300 && status < 400)) return 'the contract knows no such status';
  if (status >= 400) return isRecord(data) && typeof data.message === 'string' ? null : 'no problem in JSON';
  if (status !== facts.success && !(facts.repeats && status === 200))
    return `the contract says ${facts.success}`;
  if (facts.answers.length === 0) return null;
  const missing = facts.answers.filter((field) => !isRecord(data) || !(field in data));
  return missing.length > 0 ? `no JSON with ${missing.join(', ')}` : null;
}

/**
 * Reads a response as the contract says, and sorts it as specification §8 says.
 * @throws {ApiError} 403, 404, 409, 429, 500
 * @throws {UnexpectedAnswerError} not the contract's answer
 * @throws {NetworkError} the connection broke while the body came
 */
export async function readAnswer(
  operationId: OperationId,
  facts: OperationFacts,
  response: HttpResponse,
): Promise<ReadAnswer> {
  const { status, headers } = response;
  if (facts.file && status === facts.success) {
    return (await indoors(operationId)).readFile(operationId, facts, response);
  }
  const text = await response.text().catch((cause: unknown) => {
    throw new NetworkError(operationId, cause);
  });
  const data = parseJson(headers.get('content-type'), text);
  const reason = unexpectedReason(facts, status, data);
  if (reason && !retryable.has(status)) throw new UnexpectedAnswerError(operationId, status, reason);
  if (rejected.has(status)) throw new ApiError(operationId, status, data, retryAfter(headers));
  return { status, data, headers };
}
