import { sql } from 'kysely';
import type { Database } from '../database/connection.ts';
import type { FileKey, Storage } from '../storage/storage.ts';

/** Advisory lock that a backup holds from before its snapshot until its last file is copied. */
export const backupLock = `hashtext('school backup')`;

/**
 * Removes a file that no row refers to. Keeps it while a backup runs, because rows of the backup may still refer to
 * it; a later run of the cleanup worker removes it.
 */
export async function removeFile(db: Database, storage: Storage, key: FileKey): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ free: boolean }>`
      select pg_try_advisory_xact_lock_shared(${sql.raw(backupLock)}) as free`.execute(transaction);
    if (rows[0]!.free) await storage.remove(key);
  });
}
