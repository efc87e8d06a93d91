import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OpenDatabase, openDatabase } from '../../../apps/provider/src/database/open.ts';
import { createPasswords } from '../../../apps/provider/src/security/passwords.ts';
import { seedDemo } from '../../../apps/provider/src/seed/seedDemo.ts';
import { type Multiplied, seedScale } from '../../../apps/provider/src/seed/seedScale.ts';
import { folderStorage } from '../../../apps/provider/src/storage/folder.ts';
import { createSpool } from '../../../apps/provider/src/storage/spool.ts';

/** The sample schools at a given size, on a separate embedded database. */
export interface Schools {
  database: OpenDatabase;
  folder: string;
  close: () => Promise<void>;
}

/** Each sample school has 120 posts. */
export const scaleFor = (posts: number) => Math.ceil(posts / 120);

/** Opens the sample schools. @param scales Scale by kind of content. */
export async function openSchools(
  scales: Partial<Record<Multiplied, number>>,
  folder = mkdtempSync(join(tmpdir(), 'school-bench-')),
): Promise<Schools> {
  const appKey = Buffer.alloc(32, 7);
  const log = () => undefined;
  const database = await openDatabase({ dataDir: folder, databaseUrl: undefined, appKey, log });
  const files = {
    storage: folderStorage(join(folder, 'files')),
    spool: createSpool(join(folder, 'uploads')),
  };
  await seedDemo(database.owner, createPasswords(), log, files);
  await seedScale(database.owner, scales);
  const close = async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { database, folder, close };
}
