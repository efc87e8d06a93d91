import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type FileKey, FileMissing, type Storage } from './storage.ts';

/** Suffix of an incomplete copy; a crash can leave one. */
export const unfinished = '.part';

const getErrorCode = (error: unknown) => (error as NodeJS.ErrnoException).code;

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}

/** Renames the file if possible; from another disk it copies beside the target, then renames. */
async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (getErrorCode(error) !== 'EXDEV') throw error;
    const beside = `${to}${unfinished}`;
    try {
      await copyFile(from, beside);
      await sync(beside);
      await rename(beside, to);
    } catch (problem) {
      await rm(beside, { force: true });
      throw problem;
    }
  }
}

/** Stores files as `<folder>/<college>/<id>`. */
export function folderStorage(folder: string): Storage {
  const toPath = ({ collegeId, id }: FileKey) => join(folder, collegeId, id);
  return {
    description: `files in ${folder}`,
    async store(key, file) {
      const path = toPath(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await move(file.path, path);
      // Without the fsync of the folder, a power cut could lose the file.
      await sync(dirname(path));
    },
    async read(key, range) {
      const stream = createReadStream(toPath(key), range ?? {});
      await new Promise<void>((resolve, reject) => {
        stream.once('open', () => resolve());
        stream.once('error', (error) =>
          reject(getErrorCode(error) === 'ENOENT' ? new FileMissing(key) : error),
        );
      });
      return stream;
    },
    remove: (key) => rm(toPath(key), { force: true }),
    async *list(collegeId) {
      const of = join(folder, collegeId);
      const names = await readdir(of).catch((error: unknown) => {
        if (getErrorCode(error) === 'ENOENT') return [];
        throw error;
      });
      for (const id of names) {
        const stats = await stat(join(of, id)).catch(() => undefined);
        if (stats) yield { id, size: stats.size, since: stats.mtime };
      }
    },
  };
}
