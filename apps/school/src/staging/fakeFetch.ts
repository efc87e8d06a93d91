import { type OperationId, operations } from '@school/domain';
import type { StagedAnswers, StagedRequest } from './answers.ts';

/** A call that was made on a stage. */
export type StagedCall = StagedRequest & { operationId: OperationId };

const patterns = Object.entries(operations).map(([operationId, { method, path }]) => ({
  operationId: operationId as OperationId,
  method,
  pattern: new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`),
}));

/**
 * A `fetch` that answers by operation.
 *
 * @param calls Filled with what was asked, in order.
 * @throws {TypeError} As a browser does without a network, for an answer that is `offline`.
 */
export function fakeFetch(answers: StagedAnswers, calls: StagedCall[] = []) {
  return async (
    address: string,
    request: { method: string; headers: Record<string, string>; body?: unknown },
  ) => {
    const { pathname, searchParams } = new URL(address, 'http://aromos.localhost');
    const found = patterns.find(({ method, pattern }) => method === request.method && pattern.test(pathname));
    if (!found) throw new TypeError(`No operation of the contract is ${request.method} ${pathname}.`);
    const asked: StagedRequest = {
      path: pathname,
      query: searchParams,
      body:
        typeof request.body === 'string'
          ? (JSON.parse(request.body) as unknown)
          : request.body instanceof FormData
            ? Object.fromEntries(request.body)
            : undefined,
      headers: request.headers,
    };
    calls.push({ ...asked, operationId: found.operationId });
    const staged = answers[found.operationId];
    const answer = typeof staged === 'function' ? staged(asked) : staged;
    if (answer === undefined) throw new TypeError(`The stage has no answer for ${found.operationId}.`);
    if (answer === 'offline') throw new TypeError('Failed to fetch');
    if (answer === 'pending') return new Promise<never>(() => undefined);
    const body = answer.text ?? (answer.data === undefined ? null : JSON.stringify(answer.data));
    return new Response(body, {
      status: answer.status,
      headers: { ...(body === null ? {} : { 'content-type': 'application/json' }), ...answer.headers },
    });
  };
}
