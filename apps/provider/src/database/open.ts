import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import { appRoleName, appRolePassword, prepareAppRole, rejectPowerfulRole } from './appRole.ts';
import { embeddedBinaries } from './binaries.ts';
import { connect, type Database, ownConnection } from './connection.ts';
import { startEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import { describeReason, StartProblem } from './startProblem.ts';

/** An open and migrated database. */
export interface OpenDatabase {
  /** Connection pool of the provider's role: one college at a time, through `inCollege`. */
  app: Database;
  /** Connection pool of the owner: for seeds and domains, not for requests. */
  owner: Database;
  /** E.g. `PostgreSQL 18.4 (embedded)`. */
  description: string;
  /** Closes the connections, then stops the embedded server if no other process uses it. */
  close: () => Promise<void>;
}

/** The location of the data, and the callbacks for the operator's messages. */
export interface DatabaseOptions {
  dataDir: string;
  databaseUrl: string | undefined;
  appKey: Buffer;
  postgresFolder?: string | undefined;
  log: (line: string) => void;
}

const embeddedOwner = 'school_owner';
const embeddedDatabase = 'school';

interface Access {
  owner: Database;
  role: string;
  password: string | undefined;
  open: (user: string) => Database;
  stop: () => Promise<void>;
  kind: string;
}

async function embedded({ dataDir, postgresFolder, log }: DatabaseOptions): Promise<Access> {
  const binaries = embeddedBinaries(postgresFolder);
  const dataFolder = join(dataDir, 'postgres');
  log(`Starting PostgreSQL ${binaries.major} on ${dataFolder}`);
  mkdirSync(dataDir, { recursive: true });
  const server = await startEmbedded({ binaries, dataFolder, owner: embeddedOwner });
  const host = server.socketFolder;
  await createDatabase(host);
  const open = (user: string) => connect({ host, user, database: embeddedDatabase });
  const role = appRoleName(embeddedDatabase);
  return { owner: open(embeddedOwner), role, password: undefined, open, stop: server.stop, kind: 'embedded' };
}

async function createDatabase(host: string): Promise<void> {
  const client = new Client({ host, user: embeddedOwner, database: 'postgres' });
  await client.connect();
  try {
    const existing = await client.query('select 1 from pg_database where datname = $1', [embeddedDatabase]);
    if (!existing.rowCount) await client.query(`create database ${embeddedDatabase}`);
  } finally {
    await client.end();
  }
}

function atServer({ databaseUrl, appKey }: DatabaseOptions): Access {
  let url: URL;
  try {
    url = new URL(databaseUrl!);
  } catch {
    throw new StartProblem(
      'DATABASE_URL is not an address like postgres://user:password@host:5432/database.',
    );
  }
  const role = appRoleName(decodeURIComponent(url.pathname.slice(1)));
  const password = appRolePassword(appKey, role);
  const open = (user: string) => {
    const ownUrl = new URL(url);
    ownUrl.username = encodeURIComponent(user);
    ownUrl.password = encodeURIComponent(password);
    return connect({ connectionString: ownUrl.href });
  };
  const owner = connect({ connectionString: url.href, max: 2 });
  return { owner, role, password, open, stop: async () => undefined, kind: url.host };
}

async function readVersion(owner: Database, where: string): Promise<number> {
  try {
    const { rows } = await sql<{ version: string }>`
      select current_setting('server_version_num') as version`.execute(owner);
    return Number(rows[0]!.version);
  } catch (error) {
    throw new StartProblem(`The database at ${where} cannot be reached: ${describeReason(error)}.`);
  }
}

/** The owner's single connection, for an operator's command. */
export interface OwnerConnection {
  client: Client;
  /** Closes the connection, then stops the embedded server if no other process uses it. */
  close: () => Promise<void>;
}

/**
 * Connects as the owner without changing the tables or the provider's role.
 * @throws StartProblem with a one-sentence message when it can't.
 */
export async function openAsOwner(options: DatabaseOptions): Promise<OwnerConnection> {
  const access = options.databaseUrl ? atServer(options) : await embedded(options);
  const client = ownConnection(access.owner, { query_timeout: 0, application_name: 'operator' });
  client.on('error', () => undefined);
  const close = async () => {
    await client.end().catch(() => undefined);
    await access.owner.destroy();
    await access.stop();
  };
  try {
    await client.connect();
  } catch (error) {
    await close();
    throw new StartProblem(`The database at ${access.kind} cannot be reached: ${describeReason(error)}.`);
  }
  return { client, close };
}

/**
 * Opens the database of `databaseUrl`, or the embedded one of the data folder, and migrates it.
 * @throws StartProblem with a one-sentence message when it can't.
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const access = options.databaseUrl ? atServer(options) : await embedded(options);
  const { owner, role, password, kind } = access;
  const app = access.open(role);
  const close = async () => {
    await Promise.all([app.destroy(), owner.destroy()]);
    await access.stop();
  };
  try {
    const version = await readVersion(owner, kind);
    if (version < 150_000) throw new StartProblem(`The database at ${kind} is older than PostgreSQL 15.`);
    const applied = await migrate(owner);
    if (applied.length > 0) options.log(`Database brought up to date: ${applied.join(', ')}`);
    await prepareAppRole(owner, role, password);
    await rejectPowerfulRole(app);
    const description = `PostgreSQL ${Math.floor(version / 10_000)}.${version % 10_000} (${kind})`;
    return { app, owner, description, close };
  } catch (error) {
    await close();
    throw error;
  }
}
