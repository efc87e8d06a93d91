import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { pnpm, run } from './run.ts';

const root = resolve(import.meta.dirname, '../..');

/** The published packages. */
const packages = ['ui', 'domain'] as const;

declare module 'vitest' {
  export interface ProvidedContext {
    /** Path of each package's tarball. */
    tarballs: Record<(typeof packages)[number], string>;
  }
}

/**
 * Packs each package as from a fresh clone: nothing is built before, so packing itself builds the tarball's content.
 * `dist/` stays for the tests of sizes and of the public interface.
 */
export const setup = async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  const place = await mkdtemp(join(tmpdir(), 'school-packed-'));
  const tarballs = { ui: join(place, 'ui.tgz'), domain: join(place, 'domain.tgz') };
  for (const name of packages) {
    const folder = join(root, 'packages', name);
    await rm(join(folder, 'dist'), { recursive: true, force: true });
    await run('npx', [...pnpm, 'pack', '--out', tarballs[name]], { cwd: folder });
  }
  provide('tarballs', tarballs);
  return () => rm(place, { recursive: true, force: true });
};
