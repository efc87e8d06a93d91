import { execFile, type ExecFileOptions } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const root = resolve(import.meta.dirname, '../..');
const pnpm = ['--yes', 'pnpm@12.21.0'];

/** Runs a program to its end. @throws with everything it printed */
export const run = async (
  command: string,
  args: string[],
  options: ExecFileOptions = {},
): Promise<string> => {
  try {
    const { stdout } = await promisify(execFile)(command, args, { ...options, encoding: 'utf8' });
    return stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${command} ${args.join(' ')}\n${stdout}\n${stderr}`, { cause: error });
  }
};

/** What every consumer of this repository is. */
export const consumers = ['vite', 'server', 'next'] as const;
export type Consumer = (typeof consumers)[number];

/**
 * Packs the kit as it would be published and installs it into each consumer, in a folder far from this workspace.
 *
 * @returns the tarball, each consumer's folder, and what takes all of it away again
 */
export const installConsumers = async () => {
  const place = await mkdtemp(join(tmpdir(), 'school-consumers-'));
  const packed = await run('npx', [...pnpm, 'pack', '--json', '--pack-destination', place], {
    cwd: join(root, 'packages/ui'),
  });
  const tarball = resolve(place, (JSON.parse(packed) as { filename: string }).filename);

  for (const name of consumers) {
    const folder = join(place, name);
    await cp(join(import.meta.dirname, name), folder, {
      recursive: true,
      filter: (source) => !/\/(node_modules|dist|\.next)(\/|$)/.test(source),
    });
    const file = join(folder, 'package.json');
    const manifest = JSON.parse(await readFile(file, 'utf8')) as { dependencies: Record<string, string> };
    manifest.dependencies['@school/ui'] = `file:${tarball}`;
    await writeFile(file, JSON.stringify(manifest));
  }
  await writeFile(
    join(place, 'pnpm-workspace.yaml'),
    'packages: [vite, server, next]\npmOnFail: ignore\nallowBuilds: { sharp: false, esbuild: false }\n',
  );
  await run('npx', [...pnpm, 'install', '--prefer-offline', '--no-frozen-lockfile'], { cwd: place });
  return {
    tarball,
    folderOf: (name: Consumer) => join(place, name),
    remove: () => rm(place, { recursive: true, force: true }),
  };
};
