import { Kysely, type LogEvent, PostgresDialect } from 'kysely';
import { Client, type ClientConfig, Pool, type PoolConfig, types } from 'pg';
import { PreparedNames, prepareOften } from './prepared.ts';
import type { Schema } from './schema.ts';

/** The query builder over the tables of the migrations. */
export type Database = Kysely<Schema>;

const bigint = 20;
const day = 1082;

/** Counts are numbers, and a date stays a text: a Date would shift it with the machine's time zone. */
const parsers = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === bigint) return Number;
    if (oid === day) return (text: string) => text;
    return types.getTypeParser(oid, format as 'text');
  }) as typeof types.getTypeParser,
};

const configs = new WeakMap<Database, PoolConfig>();

/** Opens a connection beside the pool, to the same database with the same role: LISTEN needs a dedicated one. */
export function ownConnection(db: Database, change: ClientConfig = {}): Client {
  return new Client({
    connectionTimeoutMillis: 5000,
    query_timeout: 5000,
    keepAlive: true,
    application_name: 'school listener',
    ...configs.get(db),
    ...change,
  });
}

/** Creates the query builder over one open connection, which the caller closes. */
export function connectOver(client: Client): Database {
  const connection = Object.assign(client, { release: () => undefined });
  const pool = { options: {}, connect: async () => connection, end: async () => undefined };
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}

/**
 * Creates a pool of connections. A statement may take 15 s and an idle transaction 30 s, so that no connection is held
 * forever.
 * @param onStatement Receives every statement that is sent, to count or explain it.
 */
export function connect(
  config: PoolConfig,
  onStatement?: (sql: string, parameters: readonly unknown[]) => void,
): Database {
  const pool = new Pool({
    max: 10,
    connectionTimeoutMillis: 5000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'school',
    types: parsers,
    ...config,
  });
  // A connection that breaks while idle is replaced at its next use, and one that breaks inside a transaction fails with
  // its next statement; without listeners either would end the process.
  pool.on('error', () => undefined);
  const names = new PreparedNames();
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    prepareOften(client, names);
  });
  const log = onStatement && ((event: LogEvent) => onStatement(event.query.sql, event.query.parameters));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), log });
  configs.set(db, config);
  return db;
}
