import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildOnce } from '../../apps/school/vite/buildOnce.ts';
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
 * `dist/` stays for the tests of sizes and of the public interface. Tarballs of the same sources are reused.
 */
export async function packPackages() {
  const folder = 'node_modules/.cache/packed';
  await mkdir(join(root, folder), { recursive: true });
  const tarballs = { ui: join(root, folder, 'ui.tgz'), domain: join(root, folder, 'domain.tgz') };
  for (const name of packages)
    await buildOnce({
      name: `packed-${name}`,
      root,
      inputs: [`packages/${name}`, 'packages/text', 'pnpm-lock.yaml', 'tsconfig.base.json', 'LICENSE'],
      ignored: /\.(?:test|stories)\.tsx?$/,
      outputs: [`packages/${name}/dist/index.js`, `${folder}/${name}.tgz`],
      async build() {
        const cwd = join(root, 'packages', name);
        await rm(join(cwd, 'dist'), { recursive: true, force: true });
        await rm(tarballs[name], { force: true });
        await run('npx', [...pnpm, 'pack', '--out', tarballs[name]], { cwd });
      },
    });
  return tarballs;
}

export const setup = async ({ provide }: TestProject): Promise<void> => {
  provide('tarballs', await packPackages());
};
