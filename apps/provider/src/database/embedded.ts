import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, openSync, readFileSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { type ClusterOptions, prepareCluster } from './cluster.ts';
import { StartProblem } from './startProblem.ts';
import { type Runner, unprivilegedRunner } from './unprivileged.ts';

/** An embedded PostgreSQL server. */
export interface EmbeddedPostgres {
  /** Folder of the Unix socket: the `host` of a connection. */
  socketFolder: string;
  /** The server's process, also when another provider started it. */
  pid: number;
  /** Stops the server unless another provider is still connected to it. */
  stop: () => Promise<void>;
}

export interface EmbeddedOptions extends ClusterOptions {
  /** Also listens on this port of 127.0.0.1, with password authentication only. */
  tcpPort?: number;
  /** Additional `-c name=value` settings. */
  settings?: string[];
}

const timeout = 30_000;

/**
 * Paths of Unix sockets have at most 107 bytes, and data folders can be longer: returns a short folder named by a
 * hash.
 */
function socketFolderFor(dataFolder: string): string {
  const name = createHash('sha256').update(realpathSync(dataFolder)).digest('hex').slice(0, 12);
  const folder = join(process.platform === 'darwin' ? '/tmp' : tmpdir(), `school-${name}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/** Sends one query to the server as its owner; undefined when the server doesn't answer. */
async function queryServer(
  options: EmbeddedOptions,
  socketFolder: string,
  question: string,
): Promise<number | undefined> {
  const { owner: user, tcpPort: port } = options;
  const client = new Client({
    host: socketFolder,
    port,
    user,
    database: 'postgres',
    connectionTimeoutMillis: 2000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(question)).rowCount ?? 0;
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function spawnServer(options: EmbeddedOptions, socketFolder: string, runner: Runner): ChildProcess {
  const { binaries, dataFolder, tcpPort, settings = [] } = options;
  const log = openSync(join(dataFolder, 'server.log'), 'a', 0o600);
  const flags = ['unix_socket_permissions=0700', 'max_connections=60', 'shared_buffers=64MB', ...settings];
  const address = tcpPort
    ? ['-c', 'listen_addresses=127.0.0.1', '-p', String(tcpPort)]
    : ['-c', 'listen_addresses='];
  const rest = ['-D', dataFolder, '-k', socketFolder, ...address, ...flags.flatMap((flag) => ['-c', flag])];
  // A separate process group: a Ctrl-C in the terminal must reach the provider first, which lets requests end.
  const child = spawn(...runner.wrap(binaries.postgres, rest), {
    detached: true,
    stdio: ['ignore', log, log],
    env: { ...process.env, LC_ALL: 'C' },
  });
  child.on('error', () => undefined);
  child.unref();
  return child;
}

function lastWords(dataFolder: string): string {
  const lines = readFileSync(join(dataFolder, 'server.log'), 'utf8').trim().split('\n');
  return (lines.findLast((line) => /FATAL|ERROR|error/.test(line)) ?? lines.at(-1) ?? '').trim();
}

function readPid(dataFolder: string): number {
  return Number(readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n')[0]);
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

/** Retries the start, because a killed server's pid file may name a zombie process. */
async function startOrAdopt(options: EmbeddedOptions, socketFolder: string, runner: Runner): Promise<void> {
  const deadline = Date.now() + timeout;
  let child: ChildProcess | undefined;
  let starts = 0;
  while ((await queryServer(options, socketFolder, 'select 1')) === undefined) {
    if (!child || hasEnded(child)) {
      const reason = child ? lastWords(options.dataFolder) : '';
      const mayPass = /lock file|postmaster\.pid|starting up|in use/.test(reason);
      if (starts > 2 && !mayPass) throw new StartProblem(`The database does not start: ${reason}`);
      child = spawnServer(options, socketFolder, runner);
      starts += 1;
    }
    if (Date.now() > deadline)
      throw new StartProblem(`The database does not start: ${lastWords(options.dataFolder)}`);
    await pause(40);
  }
}

const otherClients =
  "select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() limit 1";

async function stopIfAlone(options: EmbeddedOptions, socketFolder: string): Promise<void> {
  if ((await queryServer(options, socketFolder, otherClients)) !== 0) return;
  process.kill(readPid(options.dataFolder), 'SIGINT');
  const deadline = Date.now() + timeout;
  while (existsSync(join(options.dataFolder, 'postmaster.pid')) && Date.now() < deadline) await pause(20);
}

/**
 * Keeps a connection open for the provider's lifetime: it shows other providers that the server is in use. When the
 * server dies, the connection ends and the server is started again.
 */
function holdOn(options: EmbeddedOptions, socketFolder: string, runner: Runner): () => Promise<void> {
  const { owner: user, tcpPort: port } = options;
  let stopped = false;
  let client: Client;
  let pending: Promise<void>;
  const open = async () => {
    client = new Client({ host: socketFolder, port, user, database: 'postgres', keepAlive: true });
    client.on('error', () => undefined);
    client.once('end', () => {
      pending = restart();
    });
    await client.connect().catch(() => undefined);
  };
  const restart = async () => {
    if (stopped) return;
    await startOrAdopt(options, socketFolder, runner).catch(() => pause(1000));
    if (!stopped) await open();
  };
  pending = open();
  return async () => {
    stopped = true;
    // A restart in progress would start the server again after the stop, and its connections count as other clients.
    await pending;
    await client.end().catch(() => undefined);
  };
}

/**
 * Starts the PostgreSQL of this data folder, or adopts the one that already runs on it (after a `kill -9` of the
 * provider, or beside another provider), and restarts it when it dies.
 * @throws StartProblem when it can't run; the message says why.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const runner = unprivilegedRunner();
  prepareCluster(options, runner);
  const socketFolder = socketFolderFor(options.dataFolder);
  if (runner.owner !== undefined) chownSync(socketFolder, runner.owner, runner.owner);
  await startOrAdopt(options, socketFolder, runner);
  const letGo = holdOn(options, socketFolder, runner);
  const stop = () => letGo().then(() => stopIfAlone(options, socketFolder));
  return { socketFolder, pid: readPid(options.dataFolder), stop };
}
