import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Row } from '../database/schema.ts';
import { readCookie, setCookie } from './cookies.ts';
import type { Encryption } from '../security/encryption.ts';

/** An account as a device remembers it: a new password makes all its devices unknown. */
export type RememberedAccount = Pick<Row<'users'>, 'id' | 'password_hash'>;

/** The requesting browser, with the accounts that signed in with it. */
export interface KnownDevice {
  id: string;
  /** Returns whether this account signed in here before, with its present password. */
  knows: (account: RememberedAccount | undefined) => boolean;
  /** Stores that the account signs in here. */
  remember: (account: RememberedAccount) => void;
}

const name = 'device';
/** A shared computer keeps its latest accounts: a cookie must stay small. */
const mostAccounts = 20;
/** Browsers keep no cookie longer. */
const maxAge = 400 * 86_400;
const form = /^[\w-]{22}(?:\.[\w-]{22}){0,20}$/;

/**
 * Reads and writes a cookie with the accounts that signed in on a device: its random id, and for each account a
 * signature of the two and the password's hash. It authenticates nothing; it only distinguishes the owner's device from others.
 */
export function knownDevice(
  encryption: Encryption,
  request: FastifyRequest,
  reply: FastifyReply,
  collegeId: string,
): KnownDevice {
  const cookie = readCookie(request, name) ?? '';
  const [known, ...marks] = form.test(cookie) ? cookie.split('.') : [];
  const id = known ?? randomBytes(16).toString('base64url');
  const signature = ({ id: accountId, password_hash }: RememberedAccount) =>
    encryption
      .fingerprint(JSON.stringify([collegeId, id, accountId, password_hash]), 'known device')
      .subarray(0, 16)
      .toString('base64url');
  return {
    id,
    knows(account) {
      if (!account) return false;
      const mark = Buffer.from(signature(account));
      return marks.some((one) => timingSafeEqual(Buffer.from(one), mark));
    },
    remember(account) {
      const mark = signature(account);
      const others = marks.filter((one) => one !== mark).slice(0, mostAccounts - 1);
      const value = [id, mark, ...others].join('.');
      setCookie(request, reply, name, value, { httpOnly: true, sameSite: 'strict', maxAge });
    },
  };
}
