import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestDatabase } from '../../vitest.database.ts';
import { binariesIn, embeddedBinaries, type PostgresBinaries } from '../database/binaries.ts';
import { startEmbedded } from '../database/embedded.ts';
import { openAsOwner } from '../database/open.ts';
import { copyFolder } from './copyFolder.ts';
import { freePort, type StartedProvider, startProvider } from './startProvider.ts';

/** A provider with sample schools in a separate process, on a database whose processes may be killed. */
export interface Killable {
  /** E.g. `embedded PostgreSQL 18`. */
  name: string;
  origin: string;
  /** The environment of the process: an operator's settings. */
  env: Record<string, string>;
  provider: () => StartedProvider;
  start: () => Promise<void>;
  /** Sends SIGKILL and waits until the process is gone. */
  killProvider: () => Promise<void>;
  /** Sends SIGKILL to the server and all its processes. */
  killPostgres: () => void;
  /** Queries the tables of Los Aromos as the owner; works also while the provider is down. */
  query: <Row extends object>(question: string, values?: unknown[]) => Promise<Row[]>;
  stop: () => Promise<void>;
}

/** Returns the processes of a server, the postmaster first, so that it forks no others meanwhile. */
function listProcesses(pidFile: string): number[] {
  const postmaster = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  const { stdout } = spawnSync('pgrep', ['-P', String(postmaster)], { encoding: 'utf8' });
  return [postmaster, ...stdout.split('\n').filter(Boolean).map(Number)];
}

function killAll(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      // ESRCH: the process has just ended, which is fine.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

/** A stopped server with the samples, of which each test starts its own copy; undefined seeds a new server. */
export type Samples = Pick<TestDatabase, 'cluster' | 'files'> | undefined;

interface Setup {
  name: string;
  folder: string;
  samples: Samples;
  env: Record<string, string>;
  pidFile: string;
  stopServer: () => Promise<void>;
}

async function killable({ name, folder, samples, env, pidFile, stopServer }: Setup): Promise<Killable> {
  const port = await freePort();
  const appKey = randomBytes(32);
  const full = {
    DATA_DIR: join(folder, 'data'),
    PORT: String(port),
    HOST: '127.0.0.1',
    APP_KEY: appKey.toString('base64'),
    ...env,
  };
  let provider: StartedProvider | undefined;
  const start = async () => {
    provider = samples ? startProvider({ ...full, LOG_LEVEL: 'error' }) : startProvider(full, '--demo');
    await provider.ready();
  };
  if (samples) {
    mkdirSync(full.DATA_DIR, { recursive: true });
    copyFolder(samples.files, join(full.DATA_DIR, 'files'));
  }
  return {
    name,
    origin: `http://localhost:${port}`,
    env: full,
    provider: () => provider!,
    start,
    async killProvider() {
      provider!.child.kill('SIGKILL');
      await provider!.ended;
    },
    killPostgres: () => killAll(listProcesses(pidFile)),
    async query<Row extends object>(question: string, values: unknown[] = []) {
      const databaseUrl = env.DATABASE_URL;
      const options = { dataDir: full.DATA_DIR, databaseUrl, appKey, log: () => undefined };
      const { client, close } = await openAsOwner(options);
      const college = `select college_id from college_domains where domain = 'localhost'`;
      await client.query(`select set_config('app.college_id', (${college})::text, false)`);
      const { rows } = await client.query<Row>(question, values).finally(close);
      return rows;
    },
    async stop() {
      provider?.child.kill('SIGTERM');
      await provider?.ended;
      await stopServer();
    },
  };
}

/** The setup of `npm start`. */
export function killableEmbedded(folder: string, samples?: Samples): Promise<Killable> {
  const dataFolder = join(folder, 'data', 'postgres');
  const pidFile = join(dataFolder, 'postmaster.pid');
  if (samples) {
    mkdirSync(join(folder, 'data'), { recursive: true });
    copyFolder(samples.cluster, dataFolder);
  }
  const name = `embedded PostgreSQL ${embeddedBinaries(process.env.PG_BIN).major}`;
  return killable({ name, folder, samples, env: {}, pidFile, stopServer: async () => undefined });
}

/** Returns the machine's PostgreSQL binaries, else the embedded ones. */
function serverBinaries(): PostgresBinaries {
  try {
    const folder = '/usr/lib/postgresql';
    const newest = readdirSync(folder).sort((a, b) => Number(b) - Number(a))[0];
    return binariesIn(join(folder, newest!, 'bin'));
  } catch {
    return embeddedBinaries(undefined);
  }
}

/** Creates the owner and the database that copies of a prepared server have. */
async function createDatabase(host: string, port: number): Promise<void> {
  const client = new Client({ host, port, user: 'postgres', database: 'postgres' });
  await client.connect();
  await client.query(`create role school_owner login createrole createdb password 'owner-password'`);
  await client.query('create database school owner school_owner');
  await client.end();
}

/** An operator's setup: a crash-safe server over TCP that is restarted after it dies. */
export async function killableOnServer(folder: string, samples?: Samples): Promise<Killable> {
  const binaries = serverBinaries();
  const tcpPort = await freePort();
  const dataFolder = join(folder, 'server');
  if (samples) copyFolder(samples.cluster, dataFolder);
  const server = await startEmbedded({ binaries, dataFolder, owner: 'postgres', tcpPort });
  if (!samples) await createDatabase(server.socketFolder, tcpPort);
  const env = { DATABASE_URL: `postgres://school_owner:owner-password@127.0.0.1:${tcpPort}/school` };
  const pidFile = join(dataFolder, 'postmaster.pid');
  return killable({
    name: `PostgreSQL ${binaries.major} server`,
    folder,
    samples,
    env,
    pidFile,
    stopServer: () => server.stop(),
  });
}
