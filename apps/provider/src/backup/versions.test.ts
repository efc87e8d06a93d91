import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { connectOver } from '../database/connection.ts';
import { knownMigrations, migrate } from '../database/migrate.ts';
import { folderStorage } from '../storage/folder.ts';
import { createSpool } from '../storage/spool.ts';
import { databases } from '../testing/openSchool.ts';
import { restoreBackup } from './restoreBackup.ts';
import { takeBackup } from './takeBackup.ts';

const folder = mkdtempSync(join(tmpdir(), 'provider-versions-'));
const storage = folderStorage(join(folder, 'files'));
const spool = createSpool(join(folder, 'uploads'));
const appKey = Buffer.alloc(32, 3);
const { owner } = databases[1]!;
const clients: Client[] = [];
afterAll(async () => {
  await Promise.all(clients.map((client) => client.end()));
  rmSync(folder, { recursive: true, force: true });
});

async function emptyDatabase(): Promise<Client> {
  const name = `t_${randomUUID().slice(0, 8)}`;
  const maker = new Client({ ...owner, database: 'postgres' });
  await maker.connect();
  await maker.query(`create database ${name}`).finally(() => maker.end());
  const client = new Client({ ...owner, database: name });
  await client.connect();
  clients.push(client);
  return client;
}

const statements = [
  `insert into colleges (id, slug, name, short_name, acronym, theme_color, languages, created_at)
   values (current_setting('app.college_id')::uuid, 'x', 'Colegio "X"', E'tab\\there', 'X', '#0F6E5A', '{es}', now())`,
  `insert into college_domains (domain, college_id) values ('x.example', current_setting('app.college_id')::uuid)`,
];

async function oneSchool(): Promise<{ client: Client; collegeId: string }> {
  const client = await emptyDatabase();
  const collegeId = randomUUID();
  await migrate(connectOver(client));
  await client.query('begin');
  await client.query(`select set_config('app.college_id', $1, true)`, [collegeId]);
  for (const statement of statements) await client.query(statement);
  await client.query('commit');
  return { client, collegeId };
}

const parts = (client: Client) => ({ client, storage, spool, appKey, log: () => undefined });

/** Returns a folder with the program's migrations and one more, as a later version of the program has. */
function laterMigrations(): string {
  const migrations = join(folder, 'migrations');
  cpSync(fileURLToPath(new URL('../../migrations', import.meta.url)), migrations, { recursive: true });
  writeFileSync(
    join(migrations, '9998-motto.sql'),
    `alter table colleges add column motto text not null default 'none';
     alter table colleges no force row level security;
     update colleges set motto = lower(name);
     alter table colleges force row level security;`,
  );
  return migrations;
}

test('migrates a backup of an older version', async () => {
  const availableMigrations = await knownMigrations();
  const { client, collegeId } = await oneSchool();
  const file = join(folder, 'older.tar');
  await takeBackup(file, parts(client));
  const target = await emptyDatabase();
  const { manifest } = await restoreBackup(file, { ...parts(target), migrations: laterMigrations() });
  expect(manifest.migrations).toEqual(availableMigrations);
  const applied = await target.query<{ name: string }>('select name from kysely_migration order by name');
  expect(applied.rows.map(({ name }) => name)).toEqual([...availableMigrations, '9998-motto']);
  await target.query(`select set_config('app.college_id', $1, false)`, [collegeId]);
  const { rows } = await target.query('select id, name, short_name, motto from colleges');
  expect(rows).toEqual([
    { id: collegeId, name: 'Colegio "X"', short_name: 'tab\there', motto: 'colegio "x"' },
  ]);
});

test('rejects a backup of a newer version and changes nothing', async () => {
  const { client } = await oneSchool();
  await client.query(`insert into kysely_migration (name, timestamp) values ('9999-later', now()::text)`);
  const file = join(folder, 'newer.tar');
  await takeBackup(file, parts(client));
  const target = await emptyDatabase();
  await expect(restoreBackup(file, parts(target))).rejects.toThrow(
    'The backup was made by a newer version of this program (9999-later); use that one.',
  );
  const { rows } = await target.query(`select 1 from pg_class where relnamespace = 'public'::regnamespace`);
  expect(rows).toEqual([]);
});

test('rejects a database with another program’s tables or a running provider', async () => {
  const { client } = await oneSchool();
  const file = join(folder, 'whole.tar');
  await takeBackup(file, { ...parts(client), withoutFiles: true });
  const foreign = await emptyDatabase();
  await foreign.query('create table invoices (id int)');
  await expect(restoreBackup(file, { ...parts(foreign), replace: true })).rejects.toThrow(
    'The database holds tables of another program.',
  );
  const used = await emptyDatabase();
  const provider = new Client({ ...owner, database: used.database, application_name: 'school' });
  await provider.connect();
  await expect(restoreBackup(file, parts(used))).rejects.toThrow(
    'A provider works on this database; stop it first.',
  );
  await provider.end();
});

test('leaves the existing schools unchanged when a restore fails at the last moment', async () => {
  const { client, collegeId: other } = await oneSchool();
  const id = randomUUID();
  await storage.store({ collegeId: other, id }, await spool.receive('x', Readable.from(['x'])));
  const file = join(folder, 'with-file.tar');
  await takeBackup(file, parts(client));
  const { client: target, collegeId } = await oneSchool();
  const full = { ...spool, receive: () => Promise.reject(new Error('full')) };
  const restoring = restoreBackup(file, { ...parts(target), spool: full, replace: true });
  await expect(restoring).rejects.toThrow('full');
  await target.query(`select set_config('app.college_id', $1, false)`, [collegeId]);
  expect((await target.query('select id from colleges')).rows).toEqual([{ id: collegeId }]);
  const forced = `select relforcerowsecurity as forced from pg_class where relname = 'users'`;
  expect((await target.query(forced)).rows).toEqual([{ forced: true }]);
});
