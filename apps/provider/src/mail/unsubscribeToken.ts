import { timingSafeEqual } from 'node:crypto';
import type { Encryption } from '../plugins/encryption.ts';

const macOf = ({ fingerprint }: Encryption, collegeId: string, userId: string): Buffer =>
  fingerprint(userId, `${collegeId} unsubscribe`).subarray(0, 16);

/** Returns the token with which a person's mail program switches off e-mails; it is useless for anything else. */
export function unsubscribeToken(encryption: Encryption, collegeId: string, userId: string): string {
  const id = Buffer.from(userId.replaceAll('-', ''), 'hex');
  return Buffer.concat([id, macOf(encryption, collegeId, userId)]).toString('base64url');
}

/** Returns the id of the token's person; undefined unless this installation made it for this school. */
export function userOfUnsubscribeToken(
  encryption: Encryption,
  collegeId: string,
  token: string,
): string | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== 32) return undefined;
  const userId = bytes.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return timingSafeEqual(macOf(encryption, collegeId, userId), bytes.subarray(16)) ? userId : undefined;
}
