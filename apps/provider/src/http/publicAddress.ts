import type { FastifyRequest } from 'fastify';
import { HttpError } from '../httpError.ts';

/** The public address of all schools; the host is each school's own domain. */
export interface PublicAddress {
  protocol: 'http' | 'https';
  /** @default the protocol's default port */
  port?: number | undefined;
}

/** A host name or an address with an optional port; no other characters may reach a link. */
const hostForm = /^(?:[\w-]+(?:\.[\w-]+)*\.?|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;
const usualPorts = { http: 80, https: 443 };

/** Rejects a request whose host or protocol is malformed. @throws HttpError 400 */
export function rejectOddAddress({ headers, host, protocol }: FastifyRequest): void {
  const isOdd = [headers.host ?? '', host].some((one) => one.length > 260 || !hostForm.test(one));
  if (isOdd || !['http', 'https'].includes(protocol))
    throw new HttpError(400, { message: 'The request names no valid host.' });
}

/** Returns an origin, e.g. `https://aromos.example:8443`, from stored data and configuration, never from the request. */
export function toOrigin(domain: string, { protocol, port }: PublicAddress): string {
  const isUsual = port === undefined || port === usualPorts[protocol];
  return `${protocol}://${domain}${isUsual ? '' : `:${port}`}`;
}
