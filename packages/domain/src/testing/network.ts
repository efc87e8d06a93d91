import { createClient, type Client, type ClientSources } from '../client/createClient.ts';
import { operations } from '../generated/operations.ts';
import type { FetchLike, HttpRequest, HttpResponse } from '../client/http.ts';

export interface Sent extends HttpRequest {
  url: string;
}

export type Reply = HttpResponse | Error | ((sent: Sent) => HttpResponse | Promise<HttpResponse>);

/** A response with a JSON body, as the provider gives it. */
export const json = (status: number, body?: unknown, headers: Record<string, string> = {}): HttpResponse =>
  new Response(body === undefined ? null : JSON.stringify(body), {
    status,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json; charset=utf-8' }),
      ...headers,
    },
  });

/** Returns a network that gives the replies in turn and records the requests. */
export function createNetwork(...replies: Reply[]): { fetch: FetchLike; sent: Sent[] } {
  const sent: Sent[] = [];
  const fetch: FetchLike = async (url, request) => {
    const entry = { url, ...request };
    sent.push(entry);
    const reply = replies.shift();
    if (!reply) throw new Error(`nothing was to be answered to ${request.method} ${url}`);
    if (reply instanceof Error) throw reply;
    return typeof reply === 'function' ? reply(entry) : reply;
  };
  return { fetch, sent };
}

/** A client on a network of replies, with its log. */
export function createTestClient(replies: Reply[], sources: Partial<ClientSources> = {}) {
  const network = createNetwork(...replies);
  const logged: unknown[][] = [];
  const client: Client = createClient({
    operations,
    fetch: network.fetch,
    token: () => 'a-token',
    log: { warn: (...words) => logged.push(words) },
    ...sources,
  });
  return { client, sent: network.sent, logged };
}
