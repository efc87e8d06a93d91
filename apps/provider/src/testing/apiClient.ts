import { demoPasswords } from '@school/domain/fixtures';
import { randomUUID } from 'node:crypto';

/** An answer over a real connection, with its raw body. */
export interface ApiResponse {
  status: number;
  headers: Headers;
  data: never;
  bytes: Buffer;
}

/** A signed-in client of a provider in a separate process. */
export interface ApiClient {
  token: string;
  request: (
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<ApiResponse>;
}

/** Sends one request; plain `localhost` is Los Aromos, so the URL need not name the school. */
export async function requestAt(
  origin: string,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<ApiResponse> {
  const isRaw = body instanceof Uint8Array;
  const answer = await fetch(`${origin}${path}`, {
    method,
    headers: { ...(isRaw || body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: isRaw ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body) }),
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const isJson = answer.headers.get('content-type')?.startsWith('application/json');
  const data = (isJson ? JSON.parse(bytes.toString()) : undefined) as never;
  return { status: answer.status, headers: answer.headers, data, bytes };
}

/** Signs in; adds an Idempotency-Key to every write that has none. */
export async function connectClient(origin: string, role = 'administrador'): Promise<ApiClient> {
  const login = { email: `${role}@aromos.example`, password: demoPasswords.aromos };
  const { status, data } = await requestAt(origin, 'POST', '/api/login-mobile', login);
  if (status !== 200) throw new Error(`${role} could not sign in: ${status}`);
  const { token } = data as { token: string };
  return {
    token,
    request: (method, path, body, headers = {}) => {
      const key: Record<string, string> = method === 'GET' ? {} : { 'idempotency-key': randomUUID() };
      return requestAt(origin, method, path, body, { authorization: `Bearer ${token}`, ...key, ...headers });
    },
  };
}
