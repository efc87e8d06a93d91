import type { PushSubscriptionWrite } from '@school/domain';
import { createECDH, createHash } from 'node:crypto';
import type { CollegeTransaction } from '../database/collegeTransaction.ts';
import type { Row } from '../database/schema.ts';
import type { Encryption } from '../security/encryption.ts';

/** A subscription decrypts for this school only. */
export const subscriptionPurpose = (collegeId: string) => `${collegeId} push_subscriptions.subscription`;

export const endpointHash = (endpoint: string): Buffer => createHash('sha256').update(endpoint).digest();

/** Whether a key is a point of the curve P-256; otherwise no message could be encrypted for the device. */
export function isPublicKey(key: string): boolean {
  const keyPair = createECDH('prime256v1');
  keyPair.generateKeys();
  try {
    keyPair.computeSecret(Buffer.from(key, 'base64url'));
    return true;
  } catch {
    return false;
  }
}

/** A device with the address of its push service and its keys. */
export interface SubscribedDevice {
  id: string;
  subscription: PushSubscriptionWrite;
}

/** Returns the devices of people; those of people who can't sign in are not read. */
export async function readDevices(
  tx: CollegeTransaction,
  encryption: Encryption,
  collegeId: string,
  userIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, SubscribedDevice[]>> {
  const rows = await tx
    .selectFrom('push_subscriptions as s')
    .innerJoin('tokens as t', (on) =>
      on.onRef('t.college_id', '=', 's.college_id').onRef('t.id', '=', 's.token_id'),
    )
    .select(['s.id', 's.user_id', 's.subscription'])
    .where('s.college_id', '=', collegeId)
    .where('s.user_id', 'in', [...new Set(userIds)])
    .where('t.expires_at', '>', now)
    .execute();
  const devices = new Map<string, SubscribedDevice[]>();
  for (const { id, user_id, subscription } of rows) {
    const text = encryption.decrypt(subscription, subscriptionPurpose(collegeId));
    const device = { id, subscription: JSON.parse(text) as PushSubscriptionWrite };
    devices.set(user_id, [...(devices.get(user_id) ?? []), device]);
  }
  return devices;
}

/** Deletes devices that their push service does not know any more. */
export async function deleteDevices(
  tx: CollegeTransaction,
  collegeId: string,
  ids: readonly Row<'push_subscriptions'>['id'][],
): Promise<void> {
  await tx
    .deleteFrom('push_subscriptions')
    .where('college_id', '=', collegeId)
    .where('id', 'in', ids)
    .execute();
}
