import { randomUUID } from 'node:crypto';
import { cpSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../config.ts';
import { folderStorage } from '../storage/folder.ts';
import { s3Storage } from '../storage/s3.ts';
import type { FileKey, Storage } from '../storage/storage.ts';

/** A part of a bucket, as one bucket is all that a run has. */
function within(bucket: Storage, part: string): Storage {
  const keyed = ({ collegeId, id }: FileKey) => ({ collegeId: `${part}-${collegeId}`, id });
  return {
    description: bucket.description,
    keep: (key, file) => bucket.keep(keyed(key), file),
    read: (key, range) => bucket.read(keyed(key), range),
    remove: (key) => bucket.remove(keyed(key)),
    list: (collegeId) => bucket.list(`${part}-${collegeId}`),
  };
}

/**
 * A copy of the samples' files: `files` in the folder, or in the bucket that the environment names as an operator does,
 * which is how `tests/storage/swift.sh` has the tests run on S3.
 */
export async function schoolStorage(samples: string, folder: string): Promise<Storage> {
  const { s3 } = readConfig({ ...process.env, DATA_DIR: folder, APP_KEY: undefined }, []);
  if (!s3) {
    cpSync(samples, join(folder, 'files'), { recursive: true });
    return folderStorage(join(folder, 'files'));
  }
  const storage = within(s3Storage(s3), randomUUID());
  for (const collegeId of readdirSync(samples)) {
    const copies = readdirSync(join(samples, collegeId)).map((id) => {
      const path = join(samples, collegeId, id);
      return storage.keep({ collegeId, id }, { path, size: statSync(path).size });
    });
    await Promise.all(copies);
  }
  return storage;
}

/** The ids of all files that a school has. */
export async function storedIds(storage: Storage, collegeId: string): Promise<string[]> {
  const ids: string[] = [];
  for await (const { id } of storage.list(collegeId)) ids.push(id);
  return ids;
}
