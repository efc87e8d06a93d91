import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, setCookie } from './cookies.ts';
import { csrfMismatch } from '../httpError.ts';
import type { Encryption } from '../security/encryption.ts';

const sessionCookie = 'session';
const tokenCookie = 'XSRF-TOKEN';

function tokenFor(encryption: Encryption, session: string): string {
  return encryption.fingerprint(session, 'xsrf').toString('base64url');
}

/** Sets the pair of cookies; over https `Secure`, with the prefix `__Host-`. */
export function setCsrfCookies(encryption: Encryption, request: FastifyRequest, reply: FastifyReply): void {
  const cookie = readCookie(request, sessionCookie);
  const session = cookie && /^[\w-]{43}$/.test(cookie) ? cookie : randomBytes(32).toString('base64url');
  setCookie(request, reply, sessionCookie, session, { httpOnly: true });
  setCookie(request, reply, tokenCookie, tokenFor(encryption, session), { httpOnly: false });
}

function equal(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}

function isForeign(request: FastifyRequest): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return request.headers['sec-fetch-site'] === 'cross-site';
  if (!URL.canParse(origin)) return true;
  return new URL(origin).host !== request.host;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Checks writes like Laravel Sanctum: a browser without a bearer token must prove that the page could read the
 * provider's cookie. Programs without a session cookie and an origin cannot be tricked into a request, so they pass;
 * they may keep the device cookie of an earlier sign-in.
 * @throws HttpError 419
 */
export function rejectForgery(encryption: Encryption, request: FastifyRequest): void {
  const { authorization, origin, referer } = request.headers;
  if (authorization) return;
  if (isForeign(request)) throw csrfMismatch();
  const session = readCookie(request, sessionCookie);
  if (!origin && !referer && !session) return;
  const given = request.headers['x-xsrf-token'];
  if (!session || typeof given !== 'string') throw csrfMismatch();
  if (!equal(decoded(given), tokenFor(encryption, session))) throw csrfMismatch();
}
