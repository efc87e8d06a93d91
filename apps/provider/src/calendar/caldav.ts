import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { CalendarProblem } from '@school/domain';
import { AddressRejected, type Outbound } from '../security/outboundAddress.ts';

/** The URL of a school's calendar, and the account on its server. */
export interface CalendarAccount {
  url: string;
  username: string;
  password: string;
}

/** The connection options of a school's calendar. */
export interface Line {
  outbound: Outbound;
  account: CalendarAccount;
  /** Aborts a running request. */
  signal?: AbortSignal;
}

/** A failed request, as administrators see it. */
export class CalendarFailure extends Error {
  override name = 'CalendarFailure';
  readonly problem: CalendarProblem;
  constructor(problem: CalendarProblem, detail: string) {
    super(detail);
    this.problem = problem;
  }
}

export interface Reply {
  status: number;
  etag: string | null;
  /** The start of the body. */
  text: string;
}

interface Sent {
  method: string;
  url: URL;
  headers?: Record<string, string>;
  body?: string;
}

/** Total timeout of a request, also when the server sends slowly. */
const timeout = 20_000;
const mostRead = 262_144;

const unreachable = () => new CalendarFailure('unreachable', new AddressRejected().message);

/** Maps untrusted certificates and TLS errors to `tls`, all other errors to `unreachable` without a reason. */
function toConnectionFailure(error: Error & { code?: string }): CalendarFailure {
  const ofTls = /^(?:ERR_SSL|ERR_TLS|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|EPROTO|HOSTNAME)/.test(
    error.code ?? '',
  );
  return ofTls ? new CalendarFailure('tls', `The connection is not secure: ${error.code}.`) : unreachable();
}

/**
 * Sends one request to the checked address; redirects are returned like any other answer.
 * @throws CalendarFailure when there is no answer.
 */
export async function sendRequest({ outbound, account, signal }: Line, sent: Sent): Promise<Reply> {
  const { url } = sent;
  const resolved = await outbound.resolve(url.hostname).catch(() => {
    throw unreachable();
  });
  const secure = url.protocol === 'https:';
  if (!secure && !resolved.allowed)
    throw new CalendarFailure('insecure', 'A password is only sent to an address that begins with https://.');
  const credentials = Buffer.from(`${account.username}:${account.password}`).toString('base64');
  return new Promise((resolve, reject) => {
    const body = Buffer.from(sent.body ?? '');
    const request = (secure ? requestHttps : requestHttp)(
      url,
      {
        method: sent.method,
        signal: AbortSignal.any([AbortSignal.timeout(timeout), ...(signal ? [signal] : [])]),
        agent: false,
        headers: {
          authorization: `Basic ${credentials}`,
          'user-agent': 'School',
          'content-length': body.length,
          ...sent.headers,
        },
        lookup: (_host, { all }, done) =>
          all ? done(null, [resolved]) : done(null, resolved.address, resolved.family),
      },
      (response) => {
        const chunks: Buffer[] = [];
        let size = 0;
        const end = () =>
          resolve({
            status: response.statusCode ?? 0,
            etag: response.headers.etag ?? null,
            text: Buffer.concat(chunks).toString('utf8', 0, mostRead),
          });
        response.on('error', (error: Error) => reject(toConnectionFailure(error)));
        response.on('end', end);
        response.on('data', (chunk: Buffer) => {
          chunks.push(chunk);
          size += chunk.length;
          if (size <= mostRead) return;
          end();
          request.destroy();
        });
      },
    );
    request.on('error', (error) => reject(toConnectionFailure(error)));
    request.end(body);
  });
}

/** Maps an error status to a failure. */
export function toStatusFailure({ status }: Reply): CalendarFailure {
  if (status === 401) return new CalendarFailure('wrong_password', 'User name or password are not accepted.');
  if (status === 403)
    return new CalendarFailure('read_only', 'This user may not write to the calendar (403).');
  if (status === 404 || status === 405 || status === 409 || status === 410)
    return new CalendarFailure('not_calendar', `There is no calendar at this address (${status}).`);
  return new CalendarFailure('refused', `The server answered ${status}.`);
}

/** Returns the calendar's URL with a trailing slash, because relative URLs of its objects resolve against it. */
export function toCollectionUrl({ url }: CalendarAccount): URL {
  const collection = new URL(url);
  if (!collection.pathname.endsWith('/')) collection.pathname += '/';
  return collection;
}

/** Returns the URL of an event's copy, derived from its id only: every attempt writes the same object. */
export const toEventUrl = (account: CalendarAccount, eventId: string) =>
  new URL(`${eventId}.ics`, toCollectionUrl(account));
