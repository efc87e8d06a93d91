import { sql } from 'kysely';
import type { Database } from '../database/connection.ts';
import type { FileKey, Storage } from '../storage/storage.ts';

/** Held by a backup from before its snapshot until its last file is copied. */
export const backupLock = `hashtext('school backup')`;

/**
 * Removes a file that no document names any more. While a backup runs it stays: the rows of the backup may still name it.
 * The hourly cleaning removes it another day.
 */
export async function removeFile(db: Database, storage: Storage, key: FileKey): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ free: boolean }>`
      select pg_try_advisory_xact_lock_shared(${sql.raw(backupLock)}) as free`.execute(transaction);
    if (rows[0]!.free) await storage.remove(key);
  });
}
