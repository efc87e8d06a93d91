import { type OperationId, operations } from '@school/domain';
import type { Handlers, MockRequest } from './handlers.ts';
import { asSchool, type TestSchool } from './schools.ts';

/** A recorded request. */
export type MockCall = MockRequest & { operationId: OperationId };

/** A simulated network state. */
export type MockNetwork = 'slow' | 'offline' | 'failing';

/** Delay of a slow network, in milliseconds. */
const slowness = 3000;

/** The path without its parameters: a longer one is a more specific match. */
const withoutParameters = (path: string) => path.replaceAll(/\{[^}]+\}/g, '');

const patterns = Object.entries(operations)
  .map(([operationId, { method, path }]) => ({
    operationId: operationId as OperationId,
    method,
    fixed: withoutParameters(path).length,
    pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{[^}]+\}/g, '[^/]+')}$`),
  }))
  .toSorted((one, other) => other.fixed - one.fixed);

/**
 * Creates a `fetch` that answers by operation.
 *
 * @param calls Receives the requests in order.
 * @param network Simulated network state.
 * @param school School whose data it returns.
 * @throws {TypeError} For an `offline` answer, as a browser does without a network.
 */
export function fakeFetch(
  answers: Handlers,
  calls: MockCall[] = [],
  network?: MockNetwork,
  school: TestSchool = 'aromos',
) {
  return async (
    address: string,
    request: { method: string; headers: Record<string, string>; body?: unknown; signal?: AbortSignal | null },
  ) => {
    const { pathname, searchParams } = new URL(address, 'http://aromos.localhost');
    const operation = patterns.find(
      ({ method, pattern }) => method === request.method && pattern.test(pathname),
    );
    if (!operation) throw new TypeError(`No operation of the contract is ${request.method} ${pathname}.`);
    const mockRequest: MockRequest = {
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
    calls.push({ ...mockRequest, operationId: operation.operationId });
    if (network === 'offline') throw new TypeError('Failed to fetch');
    if (network === 'slow') await new Promise((done) => setTimeout(done, slowness));
    if (network === 'failing') return Response.json({ message: 'Server error.' }, { status: 500 });
    const handler = answers[operation.operationId];
    const answer = typeof handler === 'function' ? handler(mockRequest) : handler;
    if (answer === undefined) throw new TypeError(`The test app has no answer for ${operation.operationId}.`);
    if (answer === 'offline') throw new TypeError('Failed to fetch');
    if (answer === 'pending') {
      return new Promise<never>((_, fail) => {
        request.signal?.addEventListener('abort', () => fail(new DOMException('', 'AbortError')));
      });
    }
    const data = asSchool(answer.data, school);
    const body = answer.text ?? (data === undefined ? null : JSON.stringify(data));
    return new Response(body, {
      status: answer.status,
      headers: { ...(body === null ? {} : { 'content-type': 'application/json' }), ...answer.headers },
    });
  };
}
