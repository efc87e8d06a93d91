import type { PushSubscriptionWrite } from '@school/domain';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';
import type { Row } from '../../database/schema.ts';
import { newId } from '../../newId.ts';
import type { Encryption } from '../../security/encryption.ts';
import { endpointHash, subscriptionPurpose } from '../../push/subscriptions.ts';
import { parseDevice } from '../session/parseDevice.ts';
import type { DeviceRow } from './push.present.ts';

/** A person uses few devices at a time; the oldest ones are replaced. */
export const mostDevices = 20;

type Owner = Pick<Row<'push_subscriptions'>, 'college_id' | 'user_id' | 'token_id'>;

export const findDevices = (tx: CollegeTransaction, userId: string): Promise<DeviceRow[]> =>
  tx
    .selectFrom('push_subscriptions')
    .select(['id', 'token_id', 'browser', 'system', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostDevices)
    .execute();

/** Stores the device of a sign-in. The endpoint then belongs to this person only: a shared browser has one. */
export async function storeDevice(
  tx: CollegeTransaction,
  encryption: Encryption,
  owner: Owner,
  subscription: PushSubscriptionWrite,
  userAgent: string | undefined,
  now: Date,
): Promise<void> {
  const { college_id, user_id, token_id } = owner;
  const endpoint_hash = endpointHash(subscription.endpoint);
  const subscriptions = tx.deleteFrom('push_subscriptions').where('college_id', '=', college_id);
  const replaced = tx
    .selectFrom('push_subscriptions')
    .select('id')
    .where('college_id', '=', college_id)
    .where('user_id', '=', user_id)
    .where('token_id', '!=', token_id)
    .where('endpoint_hash', '!=', endpoint_hash)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(mostDevices - 1);
  await subscriptions
    .where((is) =>
      is.or([
        is('token_id', '=', token_id),
        is('endpoint_hash', '=', endpoint_hash),
        is('id', 'in', replaced),
      ]),
    )
    .execute();
  const encrypted = encryption.encrypt(JSON.stringify(subscription), subscriptionPurpose(college_id));
  const row = { ...owner, id: newId(now), endpoint_hash, subscription: encrypted, created_at: now };
  await tx
    .insertInto('push_subscriptions')
    .values({ ...row, ...parseDevice(userAgent) })
    .execute();
}

export async function forgetDevice(tx: CollegeTransaction, userId: string, id: string): Promise<void> {
  await tx.deleteFrom('push_subscriptions').where('user_id', '=', userId).where('id', '=', id).execute();
}
