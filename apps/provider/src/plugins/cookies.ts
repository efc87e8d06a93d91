import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** By https a name that no other host and no plain page can set or shadow; `Secure` cookies need that protocol. */
const nameOf = ({ protocol }: FastifyRequest, name: string) =>
  protocol === 'https' ? `__Host-${name}` : name;

/** The value of one of our own cookies. */
export const cookieOf = (request: FastifyRequest, name: string): string | undefined =>
  request.cookies[nameOf(request, name)];

/** Sets one of our own cookies, for this host alone. */
export function setCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  value: string,
  options: Pick<CookieSerializeOptions, 'httpOnly' | 'maxAge' | 'sameSite'>,
): void {
  const secure = request.protocol === 'https';
  reply.setCookie(nameOf(request, name), value, { path: '/', sameSite: 'lax', ...options, secure });
}
