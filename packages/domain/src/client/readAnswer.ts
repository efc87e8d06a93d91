import type { OperationFacts, OperationId } from '../generated/operations.ts';
import { ApiError, NetworkError } from './errors.ts';
import type { AnswerHeaders, ConvertValue, HttpResponse } from './http.ts';
import { loadFileRuntime } from './loadFileRuntime.ts';
import type { ReadAnswer } from './types.ts';

const rejected = new Set([403, 404, 409, 429, 500]);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function parseJson(contentType: string | null, text: string, convert?: ConvertValue): unknown {
  if (!/^application\/json\b/i.test(contentType ?? '')) return undefined;
  try {
    return JSON.parse(text, convert) as unknown;
  } catch {
    return undefined;
  }
}

/** Returns the seconds to wait before a next attempt; null if the response doesn't name them. */
export function retryAfter(headers: AnswerHeaders): number | null {
  const header = headers.get('retry-after');
  return header !== null && /^\d{1,9}$/.test(header) ? Number(header) : null;
}

function isExpected(facts: OperationFacts, status: number, data: unknown): boolean {
  if (status >= 400) return isRecord(data) && typeof data.message === 'string';
  if (status !== facts.success && !(facts.repeats && status === 200)) return false;
  return facts.answers.every((field) => isRecord(data) && field in data);
}

/**
 * Reads a response by the contract. Every status except the five of specification §8 resolves; an undocumented response
 * is marked `unexpected`.
 * @throws {ApiError} 403, 404, 409, 429, 500
 * @throws {NetworkError} the connection broke within the body
 */
export async function readAnswer(
  operationId: OperationId,
  facts: OperationFacts,
  response: HttpResponse,
  convert?: ConvertValue,
): Promise<ReadAnswer> {
  const { status, headers } = response;
  if (facts.file && status === facts.success) {
    return (await loadFileRuntime(operationId)).readFile(operationId, facts, response);
  }
  const text = await response.text().catch((cause: unknown) => {
    throw new NetworkError(operationId, cause);
  });
  const data = parseJson(headers.get('content-type'), text, convert);
  const unexpected = !isExpected(facts, status, data);
  if (rejected.has(status)) throw new ApiError(operationId, status, data, retryAfter(headers), unexpected);
  return { status, data, headers, ...(unexpected && { unexpected }) };
}
