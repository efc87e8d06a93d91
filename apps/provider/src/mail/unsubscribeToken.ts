import { timingSafeEqual } from 'node:crypto';
import type { EmailKind } from '@school/domain';
import type { Encryption } from '../security/encryption.ts';
import { emailKinds } from './emailChoice.ts';

const computeMac = ({ fingerprint }: Encryption, collegeId: string, content: string): Buffer =>
  fingerprint(content, `${collegeId} unsubscribe`).subarray(0, 16);

const toContent = (userId: string, mask: number) => `${userId} ${mask}`;

/** Returns the token with which a person's mail program switches off kinds of e-mails; it is useless for anything else. */
export function unsubscribeToken(
  encryption: Encryption,
  collegeId: string,
  userId: string,
  kinds: readonly EmailKind[],
): string {
  const mask = kinds.reduce((bits, kind) => bits | (1 << emailKinds.indexOf(kind)), 0);
  const id = Buffer.from(userId.replaceAll('-', ''), 'hex');
  const mac = computeMac(encryption, collegeId, toContent(userId, mask));
  return Buffer.concat([id, Buffer.from([mask]), mac]).toString('base64url');
}

/** The person and the kinds that a token switches off. */
export interface Unsubscription {
  userId: string;
  kinds: EmailKind[];
}

/** Returns what a token switches off; undefined unless this installation made it for this school. */
export function readUnsubscribeToken(
  encryption: Encryption,
  collegeId: string,
  token: string,
): Unsubscription | undefined {
  const bytes = Buffer.from(token, 'base64url');
  // Tokens of e-mails from before the kinds have no mask: they are of notifications.
  const hasMask = bytes.length === 33;
  if (!hasMask && bytes.length !== 32) return undefined;
  const userId = bytes.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const mask = hasMask ? bytes[16]! : 1;
  const expected = computeMac(encryption, collegeId, hasMask ? toContent(userId, mask) : userId);
  if (!timingSafeEqual(expected, bytes.subarray(hasMask ? 17 : 16))) return undefined;
  return { userId, kinds: emailKinds.filter((_, at) => mask & (1 << at)) };
}
