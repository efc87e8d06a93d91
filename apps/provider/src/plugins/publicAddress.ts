import type { FastifyRequest } from 'fastify';
import { HttpError } from './httpError.ts';

/** How schools are reached from outside; the host is each school's own domain. */
export interface PublicAddress {
  protocol: 'http' | 'https';
  /** @default the protocol's own */
  port?: number | undefined;
}

/** A name or an address, and a port at most; nothing of it may end up elsewhere in a link. */
const hostForm = /^(?:[\w-]+(?:\.[\w-]+)*\.?|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;
const usualPorts = { http: 80, https: 443 };

/** @throws Refusal 400 */
export function refuseOddAddress({ headers, host, protocol }: FastifyRequest): void {
  const isOdd = [headers.host ?? '', host].some((one) => one.length > 260 || !hostForm.test(one));
  if (isOdd || !['http', 'https'].includes(protocol))
    throw new HttpError(400, { message: 'The request names no valid host.' });
}

/** E.g. `https://aromos.example:8443`: of what is stored and set, never of what a request says. */
export function originOf(domain: string, { protocol, port }: PublicAddress): string {
  const isUsual = port === undefined || port === usualPorts[protocol];
  return `${protocol}://${domain}${isUsual ? '' : `:${port}`}`;
}
