import type { OperationId } from '../generated/operations.ts';
import { randomId } from '../randomId.ts';
import { fillPath, joinAddress, queryText } from './address.ts';
import { ApiError, NetworkError } from './errors.ts';
import type { FetchLike, FormLike, HttpRequest, XhrLike } from './http.ts';
import { loadFileRuntime } from './loadFileRuntime.ts';
import { lookUpOperation, type OperationSources } from './lookUpOperation.ts';
import { mediaAddresses } from './mediaAddresses.ts';
import { readAnswer } from './readAnswer.ts';
import type { Answer, BareOperationId, CallOptions, InputOf, ReadAnswer } from './types.ts';

export interface ClientSources extends OperationSources {
  /**
   * Base address of the contract's paths; addresses of pictures in answers start with it. @default '' (the origin of the
   * page)
   */
  baseUrl?: string;
  /** The platform's `fetch`; in a browser bound to the window. */
  fetch: FetchLike;
  /** Returns the token of the current user; called for every call. */
  token(): string | null;
  /** Reads a cookie of the page. Without it (outside of a browser) no XSRF token is fetched or sent. */
  cookie?(name: string): string | null;
  /** The language of the page, sent as `Accept-Language`. */
  language?(): string;
  /** Makes an empty form for the calls with a file. Not needed when such a call is given a form as its body. */
  form?(): FormLike;
  /**
   * Creates an XMLHttpRequest, because browsers report upload progress only there. Used by calls with
   * `onUploadProgress`.
   */
  xhr?(): XhrLike;
  /** Makes the Idempotency-Key of a call that was given none. @default `randomId` */
  makeKey?(): string;
  /** Called when the provider no longer knows the token that was sent. */
  onUnauthenticated?(): void;
  /** Receives invalid values (specification §8); they are not shown to users. */
  log: { warn(message: string, detail: unknown): void };
}

/** Calls the operations of the contract; everything it can do follows from the contract. */
export interface Client {
  /**
   * Resolves for every status but 403, 404, 409, 429 and 500. A 422 is logged, and resolves too. An answer that the
   * contract does not describe resolves with `unexpected`.
   * @throws {ApiError} 403, 404, 409, 429 and 500
   * @throws {NetworkError} no answer
   */
  call<Id extends BareOperationId>(operationId: Id, input?: InputOf<Id>): Promise<Answer<Id>>;
  call<Id extends OperationId>(operationId: Id, input: InputOf<Id>): Promise<Answer<Id>>;
}

type LooseInput = CallOptions & {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: object;
  ifMatch?: number;
};

/**
 * Whether a response reports that the user is not signed in; Laravel ends the message with a full stop, other servers
 * do not.
 */
export const isUnauthenticated = (data: unknown): boolean =>
  /^Unauthenticated\.?$/.test(String((data as { message?: unknown } | null | undefined)?.message ?? ''));

export function createClient(sources: ClientSources): Client {
  const { baseUrl = '', fetch, log, makeKey = randomId } = sources;
  const media = baseUrl ? mediaAddresses(baseUrl) : undefined;
  // By https the provider sets it under a name that no other host can set.
  const xsrfCookie = () => sources.cookie?.('__Host-XSRF-TOKEN') ?? sources.cookie?.('XSRF-TOKEN');
  let cookieOnItsWay: Promise<unknown> | null = null;

  async function send(
    operationId: OperationId,
    input: LooseInput,
    token: string | null,
    key: string | null,
  ): Promise<ReadAnswer> {
    const facts = await lookUpOperation(sources, operationId);
    const path = fillPath(facts.path, input.path);
    // No address can name such an id, and the provider gives this answer for any unknown id.
    if (path === null) throw new ApiError(operationId, 404, { message: 'Not found.' });
    const xsrf = facts.unsafe && !token ? xsrfCookie() : null;
    const language = sources.language?.();
    const body = facts.multipart
      ? (await loadFileRuntime(operationId)).toFormData(input.body!, sources.form, media?.write)
      : input.body && JSON.stringify(input.body, media?.write);
    const request: HttpRequest = {
      method: facts.method,
      credentials: 'include',
      redirect: 'manual',
      headers: {
        Accept: facts.accept ?? 'application/json',
        ...(language ? { 'Accept-Language': language } : {}),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(xsrf ? { 'X-XSRF-TOKEN': xsrf } : {}),
        ...(key ? { 'Idempotency-Key': key } : {}),
        ...(input.ifMatch === undefined ? {} : { 'If-Match': `"${input.ifMatch}"` }),
        ...(input.body && !facts.multipart ? { 'Content-Type': 'application/json' } : {}),
      },
      ...(body ? { body } : {}),
      ...(input.signal ? { signal: input.signal } : {}),
    };
    const sendRequest = input.onUploadProgress
      ? (await loadFileRuntime(operationId)).fetchWithProgress(sources, input.onUploadProgress)
      : fetch;
    const response = await sendRequest(joinAddress(baseUrl, path) + queryText(input.query), request).catch(
      async (cause: unknown) => {
        // Who stopped the call knows why; it is no failure of the network.
        if (input.signal?.aborted) throw cause;
        const fileChanged =
          facts.multipart && (await (await loadFileRuntime(operationId)).hasUnreadableFile(input.body!));
        throw new NetworkError(operationId, cause, fileChanged);
      },
    );
    const answer = await readAnswer(operationId, facts, response, media?.read);
    if (answer.status === 422 && !answer.unexpected) {
      log.warn(
        `@school/domain: ${operationId} was refused (422).`,
        (answer.data as { errors?: unknown }).errors,
      );
    }
    if (answer.status === 401 && token && token === sources.token() && isUnauthenticated(answer.data)) {
      sources.onUnauthenticated?.();
    }
    return answer;
  }

  function fetchCookie(): Promise<unknown> {
    cookieOnItsWay ??= send('getCsrfCookie', {}, null, null).finally(() => {
      cookieOnItsWay = null;
    });
    return cookieOnItsWay;
  }

  async function call(operationId: OperationId, input: LooseInput = {}): Promise<ReadAnswer> {
    // Reads the token synchronously: signing out forgets it right after the call, and the provider must still receive
    // it.
    const token = sources.token();
    const { unsafe } = await lookUpOperation(sources, operationId);
    const key = unsafe ? (input.idempotencyKey ?? makeKey()) : null;
    const withCookie = unsafe && sources.cookie !== undefined && !token;
    if (withCookie && !xsrfCookie()) await fetchCookie();
    const answer = await send(operationId, input, token, key);
    if (answer.status !== 419 || !withCookie) return answer;
    await fetchCookie();
    return send(operationId, input, token, key);
  }

  // The one place where the contract's types meet a call that knows its operation only at run time.
  return { call: call as Client['call'] };
}
