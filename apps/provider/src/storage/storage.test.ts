import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { folderStorage } from './folder.ts';
import { s3Storage } from './s3.ts';
import { promisesOfStorage } from '../testing/storagePromises.ts';

const folder = mkdtempSync(join(tmpdir(), 'school-storage-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a folder as storage', () => {
  promisesOfStorage(() => folderStorage(join(folder, 'files')));

  test('keeps schools apart and nothing unfinished', () => {
    const names = readdirSync(join(folder, 'files'), { recursive: true }).map(String);
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
