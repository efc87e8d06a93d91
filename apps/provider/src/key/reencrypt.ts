import { sql, type Transaction } from 'kysely';
import type { Client } from 'pg';
import { rejectUsed, setForced } from '../backup/restoreBackup.ts';
import { mailboxPurpose } from '../bounces/bounceWorker.ts';
import { calendarPasswordPurpose } from '../calendar/settings.ts';
import { connectOver } from '../database/connection.ts';
import type { Schema } from '../database/schema.ts';
import { StartProblem } from '../database/startProblem.ts';
import { toPurpose as mailPurpose } from '../mail/outbox.ts';
import { mailPasswordPurpose } from '../mail/settings.ts';
import { subscriptionPurpose } from '../push/subscriptions.ts';
import { vapidPurpose } from '../push/vapidKeys.ts';
import { createEncryption, type Encryption } from '../security/encryption.ts';

/** The number of values that were re-encrypted. */
export interface Reencrypted {
  passwords: number;
  mails: number;
  /** The installation's key for push messages, and the devices. */
  push: number;
}

/** Re-encrypts the key pair for push messages and the devices. @returns the number of values. */
async function reencryptPush(
  all: Transaction<Schema>,
  reencryptValue: (encrypted: Buffer, purpose: string) => Buffer,
): Promise<number> {
  const keys = await all.selectFrom('vapid_keys').select('private_key').execute();
  for (const { private_key } of keys)
    await all
      .updateTable('vapid_keys')
      .set({ private_key: reencryptValue(private_key, vapidPurpose) })
      .execute();
  const devices = await all
    .selectFrom('push_subscriptions')
    .select(['college_id', 'id', 'subscription'])
    .execute();
  for (const { college_id, id, subscription: old } of devices) {
    const subscription = reencryptValue(old, subscriptionPurpose(college_id));
    const row = all
      .updateTable('push_subscriptions')
      .where('college_id', '=', college_id)
      .where('id', '=', id);
    await row.set({ subscription }).execute();
  }
  return keys.length + devices.length;
}

const tryDecrypt = (encryption: Encryption, encrypted: Buffer, purpose: string): string | undefined => {
  try {
    return encryption.decrypt(encrypted, purpose);
  } catch {
    return undefined;
  }
};

/**
 * Re-encrypts all secrets. Values that the new key decrypts already stay, so that an interrupted change can be
 * repeated. Deletes stored idempotent answers, because their fingerprints depend on the old key.
 * @throws StartProblem when a provider runs, or when neither key decrypts a value; nothing is changed then.
 */
export async function reencrypt(client: Client, oldKey: Buffer, newKey: Buffer): Promise<Reencrypted> {
  await rejectUsed(client);
  const [from, to] = [createEncryption(oldKey), createEncryption(newKey)];
  const reencryptValue = (encrypted: Buffer, purpose: string): Buffer => {
    const plain = tryDecrypt(from, encrypted, purpose);
    if (plain !== undefined) return to.encrypt(plain, purpose);
    if (tryDecrypt(to, encrypted, purpose) !== undefined) return encrypted;
    throw new StartProblem('APP_KEY is not the key of this database; nothing was changed.');
  };
  const tables = [
    'smtp_settings',
    'bounce_mailboxes',
    'calendar_settings',
    'email_jobs',
    'push_subscriptions',
    'idempotency_keys',
  ];
  return connectOver(client)
    .transaction()
    .execute(async (all) => {
      await setForced(all, tables, false);
      let passwords = 0;
      const purposes = [
        ['smtp_settings', mailPasswordPurpose],
        ['bounce_mailboxes', mailboxPurpose],
        ['calendar_settings', calendarPasswordPurpose],
      ] as const;
      for (const [table, toPurpose] of purposes) {
        const rows = await all.selectFrom(table).select(['college_id', 'password']).execute();
        for (const { college_id, password: encrypted } of rows) {
          if (!encrypted) continue;
          const password = reencryptValue(encrypted, toPurpose(college_id));
          await sql`update ${sql.id(table)} set password = ${password} where college_id = ${college_id}`.execute(
            all,
          );
          passwords += 1;
        }
      }
      const mails = await all
        .selectFrom('email_jobs')
        .select(['college_id', 'id', 'payload'])
        .where('payload', 'is not', null)
        .execute();
      for (const { college_id, id, payload: old } of mails) {
        const payload = reencryptValue(old!, mailPurpose(college_id, id));
        const row = all.updateTable('email_jobs').where('college_id', '=', college_id).where('id', '=', id);
        await row.set({ payload }).execute();
      }
      const push = await reencryptPush(all, reencryptValue);
      await all.deleteFrom('idempotency_keys').execute();
      await setForced(all, tables, true);
      return { passwords, mails: mails.length, push };
    });
}
