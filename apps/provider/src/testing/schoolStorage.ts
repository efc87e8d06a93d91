import { randomUUID } from 'node:crypto';
import { cpSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../config.ts';
import { folderStorage } from '../storage/folder.ts';
import { s3Storage } from '../storage/s3.ts';
import type { FileKey, Storage } from '../storage/storage.ts';

/** Returns a prefixed part of the bucket, because a run has only one bucket. */
function within(bucket: Storage, part: string): Storage {
  const keyed = ({ collegeId, id }: FileKey) => ({ collegeId: `${part}-${collegeId}`, id });
  return {
    description: bucket.description,
    store: (key, file) => bucket.store(keyed(key), file),
    read: (key, range) => bucket.read(keyed(key), range),
    remove: (key) => bucket.remove(keyed(key)),
    list: (collegeId) => bucket.list(`${part}-${collegeId}`),
  };
}

/**
 * Returns a storage with a copy of the samples' files: `files` in the folder, or the bucket of the operator's
 * environment variables, which `tests/storage/swift.sh` uses to run the tests on S3.
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
      return storage.store({ collegeId, id }, { path, size: statSync(path).size });
    });
    await Promise.all(copies);
  }
  return storage;
}

/** Returns the ids of all files of a school. */
export async function storedIds(storage: Storage, collegeId: string): Promise<string[]> {
  const ids: string[] = [];
  for await (const { id } of storage.list(collegeId)) ids.push(id);
  return ids;
}
