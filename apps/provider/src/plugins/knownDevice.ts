import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieOf, setCookie } from './cookies.ts';
import type { Encryption } from './encryption.ts';

/** The browser that asks, as far as people have signed in with it. */
export interface KnownDevice {
  id: string;
  /** Whether this account was signed in here before. */
  knows: (accountId: string) => boolean;
  /** Keeps that it is signed in here now. */
  remember: (accountId: string) => void;
}

const name = 'device';
/** Of a computer that many share it keeps those who came last: a cookie must stay small. */
const mostAccounts = 20;
/** Browsers keep none for longer. */
const maxAge = 400 * 86_400;
const form = /^[\w-]{22}(?:\.[\w-]{22}){0,20}$/;

/**
 * A cookie that says which accounts were signed in on a device: its random id, and for each account a signature of the
 * two. It signs nobody in; it only tells the owner's own device from a stranger's.
 */
export function knownDevice(
  seal: Encryption,
  request: FastifyRequest,
  reply: FastifyReply,
  collegeId: string,
): KnownDevice {
  const found = cookieOf(request, name) ?? '';
  const [known, ...marks] = form.test(found) ? found.split('.') : [];
  const id = known ?? randomBytes(16).toString('base64url');
  const markOf = (accountId: string) =>
    seal
      .fingerprint(JSON.stringify([collegeId, id, accountId]), 'known device')
      .subarray(0, 16)
      .toString('base64url');
  return {
    id,
    knows(accountId) {
      const mark = Buffer.from(markOf(accountId));
      return marks.some((one) => timingSafeEqual(Buffer.from(one), mark));
    },
    remember(accountId) {
      const mark = markOf(accountId);
      const others = marks.filter((one) => one !== mark).slice(0, mostAccounts - 1);
      const value = [id, mark, ...others].join('.');
      setCookie(request, reply, name, value, { httpOnly: true, sameSite: 'strict', maxAge });
    },
  };
}
