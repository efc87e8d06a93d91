import { timingSafeEqual } from 'node:crypto';
import type { Encryption } from '../security/encryption.ts';

/** The alert and the person that a personal link is for. */
export interface AlertTarget {
  notificationId: string;
  userId: string;
}

const toBytes = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex');
const idAt = (bytes: Buffer, start: number) =>
  bytes.toString('hex', start, start + 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

const computeMac = (
  encryption: Encryption,
  collegeId: string,
  { notificationId, userId }: AlertTarget,
): Buffer => encryption.fingerprint(`${notificationId} ${userId}`, `${collegeId} alert`).subarray(0, 16);

/** Returns the token with which a person reads and answers one alert without signing in; it is useless for anything else. */
export function alertToken(encryption: Encryption, collegeId: string, target: AlertTarget): string {
  const mac = computeMac(encryption, collegeId, target);
  return Buffer.concat([toBytes(target.notificationId), toBytes(target.userId), mac]).toString('base64url');
}

/** Returns the alert and the person of a token; undefined unless this installation made it for this school. */
export function targetOfAlertToken(
  encryption: Encryption,
  collegeId: string,
  token: string,
): AlertTarget | undefined {
  const bytes = Buffer.from(token, 'base64url');
  // Other spellings of the same bytes would each have their own rate limit.
  if (bytes.length !== 48 || bytes.toString('base64url') !== token) return undefined;
  const target = { notificationId: idAt(bytes, 0), userId: idAt(bytes, 16) };
  return timingSafeEqual(computeMac(encryption, collegeId, target), bytes.subarray(32)) ? target : undefined;
}
