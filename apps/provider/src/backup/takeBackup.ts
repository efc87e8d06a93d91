import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Client } from 'pg';
import { describeReason, StartProblem } from '../database/startProblem.ts';
import { createEncryption } from '../security/encryption.ts';
import type { Storage } from '../storage/storage.ts';
import { type ArchiveWriter, type Manifest, manifestName, writeArchive } from './archive.ts';
import { backupLock } from './running.ts';
import { listColleges, saveTable, listTables } from './tables.ts';

/** The source of a backup. */
export interface BackupParts {
  /** Connected as the owner. */
  client: Client;
  storage: Storage;
  appKey: Buffer;
  /** Omits the stored files: for a bucket that keeps its own versions. */
  withoutFiles?: boolean;
}

/** The number of colleges and files in a backup. */
export interface BackupDone {
  colleges: number;
  files: number;
}

/** Returns a fingerprint that is equal for equal keys and reveals nothing else about them. */
export const keyCheck = (appKey: Buffer) =>
  createEncryption(appKey).fingerprint('backup', 'key').toString('hex');

async function createManifest(client: Client, appKey: Buffer): Promise<Manifest> {
  const migrationTable = await client.query(`select to_regclass('public.kysely_migration') as known`);
  if (!(migrationTable.rows[0] as { known: string | null }).known)
    throw new StartProblem('There is nothing to back up: the database holds no schools.');
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name');
  return {
    format: 1,
    made_at: new Date().toISOString(),
    migrations: rows.map(({ name }) => name),
    key_check: keyCheck(appKey),
    college_ids: await listColleges(client),
    tables: await listTables(client),
  };
}

async function saveFiles(
  archive: ArchiveWriter,
  storage: Storage,
  colleges: readonly string[],
): Promise<number> {
  let files = 0;
  for (const collegeId of colleges) {
    for await (const { id, size } of storage.list(collegeId)) {
      await archive.add(`files/${collegeId}/${id}`, size, await storage.read({ collegeId, id }));
      files += 1;
    }
  }
  return files;
}

async function save(archive: ArchiveWriter, parts: BackupParts): Promise<BackupDone> {
  const { client, storage, appKey, withoutFiles } = parts;
  // Locks before the snapshot, so that no file that its rows refer to is removed from here on.
  await client.query(`set lock_timeout = '30s'`);
  await client.query(`select pg_advisory_lock(${backupLock})`);
  await client.query('begin isolation level repeatable read read only');
  const manifest = await createManifest(client, appKey);
  const words = Buffer.from(`${JSON.stringify(manifest, undefined, 2)}\n`);
  await archive.add(manifestName, words.length, words);
  for (const table of manifest.tables) await saveTable(client, archive, table, manifest.college_ids);
  await client.query('commit');
  const files = withoutFiles ? 0 : await saveFiles(archive, storage, manifest.college_ids);
  await archive.finish();
  return { colleges: manifest.college_ids.length, files };
}

/**
 * Writes one archive of all rows, in one snapshot, and of all stored files, without blocking other writers.
 * @throws StartProblem when there is nothing to back up, or the file already exists.
 */
export async function takeBackup(path: string, parts: BackupParts): Promise<BackupDone> {
  if (existsSync(path)) throw new StartProblem(`${path} exists already; a backup replaces no file.`);
  const unfinished = `${path}.part`;
  const file = await open(unfinished, 'w', 0o600).catch((error: unknown) => {
    throw new StartProblem(`${path} cannot be written (${describeReason(error)}).`);
  });
  await file.close();
  const archive = writeArchive(unfinished);
  try {
    const done = await save(archive, parts);
    await rename(unfinished, path);
    const folder = await open(dirname(path), 'r');
    await folder.sync().finally(() => folder.close());
    return done;
  } catch (error) {
    await archive.abandon();
    await rm(unfinished, { force: true });
    throw error;
  }
}
