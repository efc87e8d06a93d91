import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, type ClientConfig } from 'pg';
import type { TestProject } from 'vitest/node';
import { appRoleName, prepareAppRole } from './src/database/appRole.ts';
import { binariesIn, embeddedBinaries, type PostgresBinaries } from './src/database/binaries.ts';
import { connect } from './src/database/connection.ts';
import { type EmbeddedOptions, startEmbedded } from './src/database/embedded.ts';
import { migrate } from './src/database/migrate.ts';
import { createPasswords } from './src/security/passwords.ts';
import { seedDemo } from './src/seed/seedDemo.ts';
import { folderStorage } from './src/storage/folder.ts';
import { createSpool } from './src/storage/spool.ts';
import { copyFolder } from './src/testing/copyFolder.ts';
import { cheapCost, testNow } from './src/testing/fixed.ts';

/** A server that holds a migrated and seeded template; each test file copies it. */
export interface TestDatabase {
  name: string;
  /** Connection settings without a database, as owner and as the provider's own role. */
  owner: ClientConfig;
  app: ClientConfig;
  template: string;
  /** The storage of the template's documents; each test file copies it too. */
  files: string;
  /** A stopped copy of the server's data folder, with the template; a test that starts its own server copies it. */
  cluster: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    databases: TestDatabase[];
  }
}

/** Tests of crashes use separate servers; these two need not be durable, but fast. */
const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];
/** The name that the program gives its own database, so that it can start on a copy of the data folder. */
const template = 'school';
const ownerName = 'school_owner';
const appName = appRoleName(template);

async function query(config: ClientConfig, ...statements: string[]): Promise<void> {
  const client = new Client(config);
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

async function prepareTemplate(
  owner: ClientConfig,
  appPassword: string | undefined,
  folder: string,
): Promise<void> {
  await query({ ...owner, database: 'postgres' }, `create database ${template}`);
  const db = connect({ ...owner, database: template, max: 2 });
  await migrate(db);
  await prepareAppRole(db, appName, appPassword);
  const files = {
    storage: folderStorage(join(folder, 'files')),
    spool: createSpool(join(folder, 'uploads')),
  };
  await seedDemo(db, createPasswords(cheapCost), () => undefined, files, testNow);
  await db.destroy();
}

function debianBinaries(): PostgresBinaries | undefined {
  const folder = '/usr/lib/postgresql';
  try {
    const newest = readdirSync(folder).sort((a, b) => Number(b) - Number(a))[0];
    return newest ? binariesIn(join(folder, newest, 'bin')) : undefined;
  } catch {
    return undefined;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

/** Starts a server, prepares it, and copies its data folder while it is stopped. */
async function startPrepared(options: EmbeddedOptions, prepare: (socketFolder: string) => Promise<void>) {
  const first = await startEmbedded(options);
  await prepare(first.socketFolder);
  // A server does not stop while a connection is left, which may last a moment longer than its client.
  while (existsSync(join(options.dataFolder, 'postmaster.pid'))) await first.stop();
  const cluster = `${options.dataFolder}-copy`;
  copyFolder(options.dataFolder, cluster);
  return { server: await startEmbedded(options), cluster };
}

/** As `npm start` has it: our own PostgreSQL over its socket, the owner a superuser. */
async function startOwn(folder: string) {
  const binaries = embeddedBinaries(process.env.PG_BIN);
  const clusterOptions = { binaries, dataFolder: join(folder, 'own'), owner: ownerName, settings };
  const { server, cluster } = await startPrepared(clusterOptions, (socketFolder) =>
    prepareTemplate({ host: socketFolder, user: ownerName }, undefined, join(folder, 'of-own')),
  );
  const host = server.socketFolder;
  const owner = { host, user: ownerName };
  const name = `embedded PostgreSQL ${binaries.major}`;
  return {
    server,
    database: {
      name,
      template,
      files: join(folder, 'of-own/files'),
      cluster,
      owner,
      app: { host, user: appName },
    },
  };
}

/** As an operator has it: a server over TCP with passwords, the owner an ordinary role that may make roles. */
async function startServer(folder: string) {
  const binaries = debianBinaries() ?? embeddedBinaries(undefined);
  const port = await freePort();
  const clusterOptions = {
    binaries,
    dataFolder: join(folder, 'server'),
    owner: 'postgres',
    tcpPort: port,
    settings,
  };
  const password = 'owner-password';
  const owner = { host: '127.0.0.1', port, user: ownerName, password };
  const { server, cluster } = await startPrepared(clusterOptions, async (socketFolder) => {
    const make = `create role ${ownerName} login createrole createdb password '${password}'`;
    await query({ host: socketFolder, port, user: 'postgres', database: 'postgres' }, make);
    await prepareTemplate(owner, 'app-password', join(folder, 'of-server'));
  });
  const name = `PostgreSQL ${binaries.major} server`;
  return {
    server,
    database: {
      name,
      template,
      files: join(folder, 'of-server/files'),
      cluster,
      owner,
      app: { ...owner, user: appName, password: 'app-password' },
    },
  };
}

/** Starts both for a run, and ends them with all that was copied. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'provider-test-'));
  const started = await Promise.all([startOwn(folder), startServer(folder)]);
  project.provide(
    'databases',
    started.map(({ database }) => database),
  );
  return async () => {
    await Promise.all(started.map(({ server }) => server.stop()));
    rmSync(folder, { recursive: true, force: true });
  };
}
