import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const notInputs = new Set(['node_modules', 'dist']);
const notShipped = /\.(?:test|stories|spec|test-d)\.tsx?$/;

function* filesIn(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (notInputs.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(path);
    else if (!notShipped.test(entry.name)) yield path;
  }
}

/**
 * Returns a hash of all inputs of a build. Hashes contents instead of times, because a clone or `git checkout` touches every
 * file.
 *
 * @param root Folder of the workspace.
 * @param folders Folders in it, read recursively without tests and stories.
 * @param files Single files in it.
 */
export function inputHash(root: string, folders: string[], files: string[]): string {
  const hash = createHash('sha256');
  const paths = [
    ...folders.flatMap((folder) => [...filesIn(join(root, folder))]),
    ...files.map((f) => join(root, f)),
  ];
  for (const path of paths.sort())
    hash
      .update(`${relative(root, path)}\0`)
      .update(readFileSync(path))
      .update('\0');
  return hash.digest('hex');
}
