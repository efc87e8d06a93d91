import webPush from 'web-push';
import type { Database } from '../database/connection.ts';
import type { Encryption } from '../security/encryption.ts';

/** The key pair of this installation, in base64url. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

export const vapidPurpose = 'vapid_keys.private_key';

/** Reads the key pair, and creates it at the first use; of several processes one does. */
async function readKeys(db: Database, encryption: Encryption, now: Date): Promise<VapidKeys> {
  const stored = () => db.selectFrom('vapid_keys').selectAll().executeTakeFirst();
  let row = await stored();
  if (!row) {
    const { publicKey, privateKey } = webPush.generateVAPIDKeys();
    const encrypted = encryption.encrypt(privateKey, vapidPurpose);
    await db
      .insertInto('vapid_keys')
      .values({ public_key: publicKey, private_key: encrypted, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    row = await stored();
  }
  return { publicKey: row!.public_key, privateKey: encryption.decrypt(row!.private_key, vapidPurpose) };
}

/** Returns a function that reads the key pair once; a failure is not remembered. */
export function createVapidKeys(
  db: Database,
  encryption: Encryption,
  clock: () => Date,
): () => Promise<VapidKeys> {
  let reading: Promise<VapidKeys> | undefined;
  return () => {
    reading ??= readKeys(db, encryption, clock()).catch((error: unknown) => {
      reading = undefined;
      throw error;
    });
    return reading;
  };
}
