import { spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { release } from '../../apps/school/vite/releases.ts';
import { root } from '../command.ts';

/** A copy of app and provider in a folder, with a separate port and separate data, whose app can be built anew. */
export interface AppCopy {
  /** Where the sample school's site is. */
  origin: string;
  /** The API, for requests from outside a browser. */
  direct: { url: string; headers: { host: string } };
  /** Builds the app with other Spanish texts, and puts the build in place. */
  buildWith(texts: Record<string, string>): void;
  /** Puts the build of the repository in place, as `copyApp` did. */
  rollBack(): Promise<void>;
  /** Paths of the hashed files of the releases that are served, the newest first. */
  releases(): string[][];
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Stops the provider and deletes the folder. */
  close(): Promise<void>;
}

const node = join(root, 'node_modules/.bin/node');

const notCopied = new Set(['dist', '.vite-temp', '.cache', '.data']);

/** Copies what a build reads and changes; packages stay where they are. */
function copySources(folder: string): void {
  for (const entry of ['apps', 'locales'])
    cpSync(join(root, entry), join(folder, entry), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !notCopied.has(basename(path)),
    });
  for (const entry of ['packages', 'package.json', 'pnpm-lock.yaml', 'tsconfig.base.json'])
    symlinkSync(join(root, entry), join(folder, entry));
  // A folder, because a build writes which sources it was built from into it.
  mkdirSync(join(folder, 'node_modules'));
  for (const entry of readdirSync(join(root, 'node_modules')))
    if (!notCopied.has(entry))
      symlinkSync(join(root, 'node_modules', entry), join(folder, 'node_modules', entry));
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** Puts the files of the repository's last build in place in another folder of builds. */
async function deployBuild(builds: string): Promise<void> {
  const site = join(root, 'apps/school/dist/current');
  const [hashed] = JSON.parse(readFileSync(join(site, 'releases.json'), 'utf8')) as string[][];
  const isOfEarlierRelease = (path: string) => path.startsWith('assets/') && !hashed!.includes(path);
  await release(builds, async (folder) => {
    for (const entry of readdirSync(site, { recursive: true, withFileTypes: true })) {
      const from = join(entry.parentPath, entry.name);
      const path = relative(site, from);
      if (entry.isFile() && path !== 'releases.json' && !isOfEarlierRelease(path))
        cpSync(from, join(folder, path));
    }
  });
}

/** Copies app and provider, with the last build of the repository. The provider is not started yet. */
export async function copyApp(): Promise<AppCopy> {
  const folder = mkdtempSync(join(tmpdir(), 'school-copy-'));
  const port = await freePort();
  copySources(folder);
  const builds = join(folder, 'apps/school/dist');
  await deployBuild(builds);
  const catalogue = join(folder, 'locales/es.json');
  const original = readFileSync(catalogue, 'utf8');
  let provider: { end(): Promise<void> } | undefined;

  const start = () =>
    new Promise<void>((ready, failed) => {
      const started = spawn(node, ['apps/provider/src/main.ts', '--demo'], {
        cwd: folder,
        env: { ...process.env, PORT: String(port), DATA_DIR: join(folder, 'data'), NODE_ENV: 'production' },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const ended = new Promise<void>((exited) => started.on('exit', () => exited()));
      provider = {
        end() {
          started.kill('SIGTERM');
          return ended;
        },
      };
      started.stdout.on('data', (piece: Buffer) => {
        if (piece.includes('Ready:')) ready();
      });
      started.on('exit', (code) => failed(new Error(`The provider of the copy ended with ${code}.`)));
    });

  const stop = async () => {
    await provider?.end();
    provider = undefined;
  };

  return {
    origin: `http://aromos.localhost:${port}`,
    direct: { url: `http://127.0.0.1:${port}`, headers: { host: `aromos.localhost:${port}` } },
    rollBack: () => deployBuild(builds),
    buildWith(texts) {
      const changed = { ...(JSON.parse(original) as Record<string, string>), ...texts };
      writeFileSync(catalogue, JSON.stringify(changed, null, 2));
      const { status, stderr } = spawnSync(node, ['apps/school/build.ts'], { cwd: folder, encoding: 'utf8' });
      if (status !== 0) throw new Error(`The copy was not built: ${stderr}`);
    },
    releases: () => JSON.parse(readFileSync(join(builds, 'current/releases.json'), 'utf8')) as string[][],
    start,
    stop,
    async close() {
      await stop();
      rmSync(folder, { recursive: true });
    },
  };
}
