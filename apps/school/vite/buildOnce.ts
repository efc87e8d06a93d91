import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** A build and all that it depends on. Paths are relative to the root of the workspace. */
export interface Build {
  /** Names the stamp of the last build. */
  name: string;
  root: string;
  /** Folders and files with the build's inputs. Folders are read recursively, without packages and other builds. */
  inputs: string[];
  /** File names that are no input, e.g. tests. */
  ignored: RegExp;
  /** Files that the build leaves. */
  outputs: string[];
  /** Builds, or throws. */
  build: () => Promise<void>;
}

const notInputs = new Set(['node_modules', 'dist', '.entries']);

function* filesIn(path: string, ignored: RegExp): Generator<string> {
  const entries = readdirSync(path, { withFileTypes: true });
  for (const entry of entries) {
    if (notInputs.has(entry.name)) continue;
    const inner = join(path, entry.name);
    if (entry.isDirectory()) yield* filesIn(inner, ignored);
    else if (!ignored.test(entry.name)) yield inner;
  }
}

/* Hashes contents instead of times, because a clone or `git checkout` touches every file. */
function hashInputs({ root, inputs, ignored }: Build): string {
  const hash = createHash('sha256');
  const paths = inputs.flatMap((input) => {
    const path = join(root, input);
    return statSync(path).isFile() ? [path] : [...filesIn(path, ignored)];
  });
  for (const path of paths.sort())
    hash
      .update(`${relative(root, path)}\0`)
      .update(readFileSync(path))
      .update('\0');
  return hash.digest('hex');
}

/**
 * Builds, unless the last build was of the same inputs.
 *
 * @returns whether it built
 * @throws what `build` throws; the next call then builds again
 */
export async function buildOnce(build: Build): Promise<boolean> {
  const stamp = join(build.root, 'node_modules/.cache/built-from', build.name);
  const inputs = hashInputs(build);
  if (
    [stamp, ...build.outputs.map((output) => join(build.root, output))].every((file) => existsSync(file)) &&
    readFileSync(stamp, 'utf8') === inputs
  )
    return false;
  rmSync(stamp, { force: true });
  await build.build();
  mkdirSync(join(stamp, '..'), { recursive: true });
  writeFileSync(stamp, inputs);
  return true;
}
