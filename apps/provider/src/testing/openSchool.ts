import { demoPasswords } from '@school/domain/fixtures';
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OperationId, operations, type Operations } from '@school/domain';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { Client } from 'pg';
import { inject } from 'vitest';
import type { TestDatabase } from '../../vitest.database.ts';
import { type AppParts, buildApp } from '../app.ts';
import { connect, type Database } from '../database/connection.ts';
import { collegeAt, inCollege, type CollegeTransaction } from '../database/collegeTransaction.ts';
import type { Mail } from '../mail/outbox.ts';
import { createPasswords } from '../security/passwords.ts';
import type { Storage } from '../storage/storage.ts';
import { cheapCost, testNow } from './fixed.ts';
import { schoolStorage } from './schoolStorage.ts';
import { startTogether } from './startTogether.ts';

/** The embedded database and one on a server, for suites about what differs between versions of PostgreSQL. */
export const databases: TestDatabase[] = inject('databases');

/** The databases of all other suites, for `describe.each`: the embedded one, and both under `npm run test:all`. */
export const usualDatabases: TestDatabase[] = process.env.TEST_ALL ? databases : databases.slice(0, 1);

/** The sample schools by host. */
export type Host = 'aromos.localhost' | 'puertoclaro.localhost' | 'vallenorte.localhost';

const signIns: Record<Host, [domain: string, password: string]> = {
  'aromos.localhost': ['aromos.example', demoPasswords.aromos],
  'puertoclaro.localhost': ['puertoclaro.example', demoPasswords.puertoclaro],
  'vallenorte.localhost': ['vallenorte.example', demoPasswords.vallenorte],
};

/** The role of the account that a test signs in with. */
export type Role =
  'administrador' | 'direccion' | 'inspectoria' | 'comunicaciones' | 'docente' | 'asistente' | 'lectura';

/** The options of a call: the operation's input, and the token, host and headers. */
export interface CallOptions {
  path?: object;
  query?: Record<string, unknown>;
  body?: unknown;
  token?: string;
  host?: string;
  headers?: Record<string, string>;
}

/** An answer; `data` is untyped because tests also read error bodies. */
export interface TestAnswer<T> {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  data: T;
  /** The raw body. */
  bytes: Buffer;
}

type RejectedBody = Partial<{ message: string; errors: Record<string, string[]>; current_version: number }>;
type Success<A> = A[Extract<keyof A, 200 | 201>];
type Data<K extends OperationId> = [Success<Operations[K]['answers']>] extends [never]
  ? RejectedBody
  : Success<Operations[K]['answers']> & RejectedBody;

/** Receives each SQL statement and its parameters. */
export type Watcher = (sql: string, parameters: readonly unknown[]) => void;

/** A provider on its own copy of the sample database. */
export interface School {
  app: FastifyInstance;
  /** Connected with the provider's own role. */
  db: Database;
  /** The copy's name, for a second provider on it; empty when the test passed its own database. */
  databaseName: string;
  /** Runs work in a college's transaction: arranges and reads what no request can. */
  arrange: <T>(work: (tx: CollegeTransaction) => Promise<T>, host?: Host) => Promise<T>;
  /** The provider's clock; set it forward to travel in time. */
  clock: { now: Date };
  /** Holds `uploads` while they last, and `files` unless they are in a bucket. */
  folder: string;
  /** The file storage. */
  storage: Storage;
  /** Number of statements that the provider has sent to answer calls; background work is not counted. */
  statements: () => number;
  /** Sets a watcher that receives each statement, of background work too; undefined removes it. */
  watch: (watcher: Watcher | undefined) => void;
  /** The mails that were sent. */
  mails: Mail[];
  call: <K extends OperationId>(operation: K, options?: CallOptions) => Promise<TestAnswer<Data<K>>>;
  /** Signs in and returns the token. */
  as: (role: Role, host?: Host) => Promise<string>;
  close: () => Promise<void>;
}

function toUrl(operation: OperationId, { path = {}, query = {} }: CallOptions): string {
  const filled = Object.entries(path).reduce<string>(
    // A lone surrogate is not valid in a URL: browsers send U+FFFD instead.
    (url, [name, value]) => url.replace(`{${name}}`, encodeURIComponent(String(value).toWellFormed())),
    operations[operation].path,
  );
  const given = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]);
  return given.length > 0 ? `${filled}?${new URLSearchParams(given)}` : filled;
}

/** Returns the whole error body; closes a successful stream and returns an empty text. */
async function readFirstChunk({ statusCode, raw, stream }: LightMyRequestResponse): Promise<string> {
  if (statusCode !== 200) return text(stream());
  raw.res.destroy();
  return '';
}

/** Copies are never dropped: their server is removed at the end of the run. */
async function copyTemplate({ owner, template }: TestDatabase): Promise<string> {
  const name = `t_${randomBytes(6).toString('hex')}`;
  const client = new Client({ ...owner, database: 'postgres' });
  await client.connect();
  await client.query(`create database ${name} template ${template}`).finally(() => client.end());
  return name;
}

/**
 * Times in which an idle database always answers, in milliseconds. A step of a background job that exceeds one is postponed
 * by the clock, which doesn't advance in tests.
 */
const databaseTimeouts = { connectionTimeoutMillis: 60_000, statement_timeout: 60_000 };

/** Opens a provider for a test file on a new copy of the template, or on the database in `parts`. */
export async function openSchool(database: TestDatabase, parts: Partial<AppParts> = {}): Promise<School> {
  const name = parts.db ? '' : await copyTemplate(database);
  let sent = 0;
  const answering = new AsyncLocalStorage<true>();
  let watcher: Watcher | undefined;
  const see: Watcher = (statement, parameters) => {
    if (answering.getStore()) sent += 1;
    watcher?.(statement, parameters);
  };
  const db = parts.db ?? connect({ ...database.app, ...databaseTimeouts, database: name }, see);
  const clock = { now: testNow };
  const mails: Mail[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'school-files-'));
  const storage = parts.storage ?? (await schoolStorage(database.files, folder));
  const app = await buildApp({
    db,
    storage,
    spoolFolder: join(folder, 'uploads'),
    appKey: Buffer.alloc(32, 7),
    siteFolder: '/nowhere',
    clock: () => clock.now,
    passwords: createPasswords(cheapCost),
    mailer: { description: 'memory', send: async (mail) => void mails.push(mail), close: () => undefined },
    logger: { level: 'error' },
    checkAnswers: true,
    ...parts,
  });
  const started = startTogether(db);
  const call: School['call'] = async (operation, options = {}) => {
    await started();
    const { body, token, host = 'aromos.localhost', headers = {} } = options;
    const typed = body !== undefined && !(typeof body === 'string' || Buffer.isBuffer(body));
    const sending = {
      // A stream does not end: only its start is read.
      payloadAsStream: operation === 'openStream',
      method: operations[operation].method,
      url: toUrl(operation, options),
      headers: {
        host,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(typed ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: typed ? JSON.stringify(body) : (body as string | Buffer) }),
    } satisfies InjectOptions;
    // Awaited inside `run`, because inject starts only when it is awaited.
    const answer = await answering.run(true, async () => await app.inject(sending));
    const payload = operation === 'openStream' ? await readFirstChunk(answer) : answer.payload;
    const json = String(answer.headers['content-type']).startsWith('application/json');
    const isEvents = operation === 'openStream' && payload !== '';
    const data = (json || isEvents ? JSON.parse(payload) : payload || undefined) as never;
    const bytes = operation === 'openStream' ? Buffer.alloc(0) : answer.rawPayload;
    return { status: answer.statusCode, headers: answer.headers as Record<string, string>, data, bytes };
  };
  const as: School['as'] = async (role, host = 'aromos.localhost') => {
    const [domain, password] = signIns[host];
    const answer = await call('login', { host, body: { email: `${role}@${domain}`, password } });
    if (answer.status !== 200) throw new Error(`${role} could not sign in: ${JSON.stringify(answer.data)}`);
    return answer.data.token;
  };
  const close = async () => {
    await app.close();
    await db.destroy();
    rmSync(folder, { recursive: true, force: true });
  };
  const arrange: School['arrange'] = async (work, host = 'aromos.localhost') => {
    const id = await collegeAt(db, host);
    return inCollege(db, id!, work);
  };
  return {
    app,
    db,
    databaseName: name,
    arrange,
    clock,
    folder,
    storage,
    statements: () => sent,
    watch: (to) => {
      watcher = to;
    },
    mails,
    call,
    as,
    close,
  };
}
