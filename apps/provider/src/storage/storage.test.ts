import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, describe, expect, test } from 'vitest';
import { folderStorage } from './folder.ts';
import { s3Storage } from './s3.ts';
import { createSpool } from './spool.ts';
import { promisesOfStorage } from '../testing/storagePromises.ts';

const folder = mkdtempSync(join(tmpdir(), 'school-storage-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The times of files are those of the disk. */
function timeOfDisk(): Date {
  const probe = join(folder, randomUUID());
  writeFileSync(probe, '');
  return statSync(probe).mtime;
}

describe('a folder as storage', () => {
  promisesOfStorage(() => folderStorage(join(folder, 'files')), timeOfDisk);

  test('keeps schools apart and nothing unfinished', async () => {
    const storage = folderStorage(join(folder, 'apart'));
    const spool = createSpool(join(folder, 'uploads'));
    const keys = ['one', 'other'].map((collegeId) => ({ collegeId, id: randomUUID() }));
    for (const key of keys) await storage.keep(key, await spool.receive('x', Readable.from(['x'])));
    const names = readdirSync(join(folder, 'apart'), { recursive: true }).map(String);
    for (const { collegeId, id } of keys)
      expect(names.filter((name) => name.endsWith(id))).toEqual([expect.stringContaining(collegeId)]);
    expect(names.filter((name) => name.endsWith('.part'))).toEqual([]);
  });
});

test('a service that nobody reaches is a matter of trying again', async () => {
  const gone = s3Storage({
    endpoint: 'http://127.0.0.1:1',
    bucket: 'x',
    region: 'us-east-1',
    accessKeyId: 'x',
    secretAccessKey: 'x',
  });
  await expect(gone.read({ collegeId: 'a', id: 'b' })).rejects.toMatchObject({ status: 503 });
});
