import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, describe, expect, test } from 'vitest';
import { folderStorage } from './folder.ts';
import { s3Storage } from './s3.ts';
import { createSpool } from './spool.ts';
import { StorageUnavailable } from './storage.ts';
import { promisesOfStorage } from '../testing/storagePromises.ts';

const folder = mkdtempSync(join(tmpdir(), 'school-storage-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the disk's current time, which file times come from. */
function timeOfDisk(): Date {
  const probe = join(folder, randomUUID());
  writeFileSync(probe, '');
  return statSync(probe).mtime;
}

describe('folder storage', () => {
  promisesOfStorage(() => folderStorage(join(folder, 'files')), timeOfDisk);

  test('separates schools and leaves no incomplete file', async () => {
    const storage = folderStorage(join(folder, 'apart'));
    const spool = createSpool(join(folder, 'uploads'));
    const keys = ['one', 'other'].map((collegeId) => ({ collegeId, id: randomUUID() }));
    for (const key of keys) await storage.store(key, await spool.receive('x', Readable.from(['x'])));
    const names = readdirSync(join(folder, 'apart'), { recursive: true }).map(String);
    for (const { collegeId, id } of keys)
      expect(names.filter((name) => name.endsWith(id))).toEqual([expect.stringContaining(collegeId)]);
    expect(names.filter((name) => name.endsWith('.part'))).toEqual([]);
  });
});

test('reports an unreachable service as retryable', async () => {
  const unreachable = s3Storage({
    endpoint: 'http://127.0.0.1:1',
    bucket: 'x',
    region: 'us-east-1',
    accessKeyId: 'x',
    secretAccessKey: 'x',
  });
  await expect(unreachable.read({ collegeId: 'a', id: 'b' })).rejects.toBeInstanceOf(StorageUnavailable);
});
