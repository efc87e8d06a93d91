import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { pnpm, run } from './run.ts';

/** All consumers of this repository, with the package that each installs. */
const consumers = { vite: 'ui', ssr: 'ui', server: 'ui', next: 'ui', domain: 'domain' } as const;
export type Consumer = keyof typeof consumers;

/**
 * Installs the packed packages into consumers, in a temporary folder outside of this workspace.
 *
 * @returns each consumer's folder, and a function that removes all of them
 */
export const installConsumers = async () => {
  const place = await mkdtemp(join(tmpdir(), 'school-consumers-'));
  const tarballs = inject('tarballs');
  for (const [name, dependency] of Object.entries(consumers)) {
    const folder = join(place, name);
    await cp(join(import.meta.dirname, name), folder, {
      recursive: true,
      filter: (source) => !/\/(node_modules|dist|\.next)(\/|$)/.test(source),
    });
    const file = join(folder, 'package.json');
    const manifest = JSON.parse(await readFile(file, 'utf8')) as { dependencies?: Record<string, string> };
    const dependencies = {
      ...manifest.dependencies,
      [`@school/${dependency}`]: `file:${tarballs[dependency]}`,
    };
    await writeFile(file, JSON.stringify({ ...manifest, dependencies }));
  }
  await writeFile(
    join(place, 'pnpm-workspace.yaml'),
    `packages: [${Object.keys(consumers).join(', ')}]\npmOnFail: ignore\nallowBuilds: { sharp: false, esbuild: false }\n`,
  );
  await run('npx', [...pnpm, 'install', '--prefer-offline', '--no-frozen-lockfile'], { cwd: place });
  return {
    getFolder: (name: Consumer) => join(place, name),
    remove: () => rm(place, { recursive: true, force: true }),
  };
};
