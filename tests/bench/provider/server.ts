/**
 * A separate process for `bench.ts`: `node server.ts FOLDER` serves the provider and the bare server on the schools
 * there.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buildApp } from '../../../apps/provider/src/app.ts';
import { appRoleName } from '../../../apps/provider/src/database/appRole.ts';
import { connect } from '../../../apps/provider/src/database/connection.ts';
import { openDatabase } from '../../../apps/provider/src/database/open.ts';
import { defaultLimits } from '../../../apps/provider/src/security/limits.ts';
import { folderStorage } from '../../../apps/provider/src/storage/folder.ts';
import { bareServer, type Replayed } from '../../../apps/provider/src/testing/bareServer.ts';

const folder = process.argv[2]!;
const appKey = Buffer.alloc(32, 7);
const database = await openDatabase({
  dataDir: folder,
  databaseUrl: undefined,
  appKey,
  log: () => undefined,
});
const sockets = await database.owner.executeQuery<{ folder: string }>({
  sql: `select current_setting('unix_socket_directories') as folder`,
  parameters: [],
  query: { kind: 'RawNode' },
} as never);
const access = { host: sockets.rows[0]!.folder, user: appRoleName('school'), database: 'school' };
const calls = new AsyncLocalStorage<Replayed['statements']>();
const db = connect(access, (sql, parameters) => calls.getStore()?.push({ sql, parameters }));
const unlimited = Object.fromEntries(
  Object.keys(defaultLimits).map((name) => [name, { hits: 1e9, seconds: 10 }]),
) as typeof defaultLimits;
const app = await buildApp({
  db,
  appKey,
  storage: folderStorage(join(folder, 'files')),
  spoolFolder: join(folder, 'uploads'),
  siteFolder: '/nowhere',
  mailer: { description: 'nowhere', send: async () => undefined, close: () => undefined },
  limits: unlimited,
  stream: { screensPerPerson: 10_000 },
});
app.get('/calibration', async () => {
  const { rows } = await db.executeQuery({
    sql: 'select 1 as one',
    parameters: [],
    query: { kind: 'RawNode' },
  } as never);
  return rows;
});

const replays: Record<string, Replayed> = {};
const bare = bareServer(access, () => replays);
const getPort = (server: { address: () => unknown }) => (server.address() as AddressInfo).port;
await app.listen({ port: 0, host: '127.0.0.1' });
await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve));

/** Records one request's statements, so that the bare server can send the same. */
const record = async ({ name, url, token }: { name: string; url: string; token: string }) => {
  const statements: Replayed['statements'] = [];
  const headers = { host: 'aromos.localhost', authorization: `Bearer ${token}` };
  const { payload } = await calls.run(statements, () => app.inject({ url, headers }));
  replays[name] = { statements, body: payload };
};
process.on('disconnect', () => process.exit(1));
process.on('message', (message: { name: string; url: string; token: string } | 'end') => {
  if (message !== 'end') return void record(message).then(() => process.send!('recorded'));
  bare.close();
  bare.closeAllConnections();
  void app
    .close()
    .then(() => Promise.all([db.destroy(), database.close()]))
    .then(() => process.exit(0));
});
process.send!({
  app: getPort(app.server),
  bare: getPort(bare),
  database: database.description,
  host: access.host,
});
