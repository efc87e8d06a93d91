import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Over https the `__Host-` prefix prevents other hosts and plain http from setting the cookie; it requires `Secure`. */
const toCookieName = ({ protocol }: FastifyRequest, name: string) =>
  protocol === 'https' ? `__Host-${name}` : name;

/** Returns the value of one of the provider's cookies. */
export const readCookie = (request: FastifyRequest, name: string): string | undefined =>
  request.cookies[toCookieName(request, name)];

/** Sets one of the provider's cookies, for this host only. */
export function setCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  value: string,
  options: Pick<CookieSerializeOptions, 'httpOnly' | 'maxAge' | 'sameSite'>,
): void {
  const secure = request.protocol === 'https';
  reply.setCookie(toCookieName(request, name), value, { path: '/', sameSite: 'lax', ...options, secure });
}
