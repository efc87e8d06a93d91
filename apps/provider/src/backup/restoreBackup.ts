import { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { Client } from 'pg';
import { connectOver, type Database } from '../database/connection.ts';
import { knownMigrations, migrate } from '../database/migrate.ts';
import { StartProblem } from '../database/startProblem.ts';
import type { CollegeTransaction } from '../database/collegeTransaction.ts';
import type { Spool } from '../storage/spool.ts';
import type { FileKey, Storage } from '../storage/storage.ts';
import { checkArchive, type CheckedArchive, type ArchiveEntry, readArchive } from './archive.ts';
import { loadTables } from './tables.ts';
import { keyCheck } from './takeBackup.ts';

/** The target of a restore. */
export interface RestoreParts {
  /** Connected as the owner. */
  client: Client;
  storage: Storage;
  spool: Spool;
  appKey: Buffer;
  /** Discards the existing data. */
  replace?: boolean;
  /** Discards what was encrypted with another key. */
  newKey?: boolean;
  /** The result of an earlier `checkBackup`. */
  archive?: CheckedArchive | undefined;
  /** The folder of the migrations. @default this program's */
  migrations?: string | undefined;
  log: (line: string) => void;
}

/** Tables with only encrypted content, useless without the key. */
const encryptedTables = ['idempotency_keys', 'email_jobs', 'vapid_keys', 'push_subscriptions'];
/** Tables with an encrypted password; without the key it becomes null, and the settings show that it is missing. */
const withPassword = ['bounce_mailboxes', 'calendar_settings', 'smtp_settings'];

/**
 * Reads and checks a whole backup without restoring it.
 * @throws StartProblem when it is damaged or newer, or was encrypted with another key.
 */
export async function checkBackup(
  path: string,
  { appKey, newKey, migrations }: Pick<RestoreParts, 'appKey' | 'newKey' | 'migrations'>,
): Promise<CheckedArchive> {
  const archive = await checkArchive(path);
  const { manifest } = archive;
  const availableMigrations = await knownMigrations(migrations);
  const unknown = manifest.migrations.find((name) => !availableMigrations.includes(name));
  if (manifest.format !== 1 || unknown)
    throw new StartProblem(
      `The backup was made by a newer version of this program${unknown ? ` (${unknown})` : ''}; use that one.`,
    );
  if (manifest.key_check !== keyCheck(appKey) && !newKey)
    throw new StartProblem(
      'The backup belongs to another key. Set APP_KEY to it or put it into DATA_DIR/app.key; if it is lost, --new-key gives up the passwords of calendars and of mail servers.',
    );
  return archive;
}

/** Rejects a database in use. @throws StartProblem while a provider uses the database, or when PostgreSQL is too old. */
export async function rejectUsed(client: Client): Promise<void> {
  const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
  if (Number(rows[0]!.server_version_num) < 150_000)
    throw new StartProblem('The database is older than PostgreSQL 15.');
  const others = await client.query(`
    select 1 from pg_stat_activity
    where datname = current_database() and application_name like 'school%' and pid <> pg_backend_pid()`);
  if (others.rowCount) throw new StartProblem('A provider works on this database; stop it first.');
}

async function rejectOtherFiles(
  { manifest, files }: CheckedArchive,
  { storage, replace }: RestoreParts,
): Promise<void> {
  if (replace) return;
  for (const collegeId of manifest.college_ids)
    for await (const { id } of storage.list(collegeId))
      if (!files.has(`${collegeId}/${id}`))
        throw new StartProblem(
          'The storage holds other files of these schools; --replace gives up what is there.',
        );
}

/** Switches forced row-level security: while it applies to the owner, COPY fails and tables look empty. */
export async function setForced(
  tx: CollegeTransaction,
  tables: readonly string[],
  forced: boolean,
): Promise<void> {
  const how = sql.raw(forced ? 'force' : 'no force');
  for (const table of tables) await sql`alter table ${sql.id(table)} ${how} row level security`.execute(tx);
}

/** Switches triggers: the backup contains their counters already, so each row would be counted twice. */
async function setTriggers(tx: CollegeTransaction, tables: readonly string[], on: boolean): Promise<void> {
  const how = sql.raw(on ? 'enable' : 'disable');
  for (const table of tables) await sql`alter table ${sql.id(table)} ${how} trigger user`.execute(tx);
}

async function tablesWith(tx: CollegeTransaction, condition: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and ${sql.raw(condition)}`.execute(tx);
  return rows.map(({ name }) => name);
}

async function prepareTarget(tx: CollegeTransaction, replace: boolean): Promise<void> {
  const tables = await tablesWith(tx, 'true');
  if (tables.length === 0) return;
  if (!tables.includes('kysely_migration'))
    throw new StartProblem('The database holds tables of another program.');
  await setForced(tx, await tablesWith(tx, 'relforcerowsecurity'), false);
  if (tables.includes('colleges') && !replace) {
    const schools = await sql`select 1 from colleges limit 1`.execute(tx);
    if (schools.rows.length > 0)
      throw new StartProblem('The database holds schools already; --replace gives them up.');
  }
  await sql`drop table ${sql.join(tables.map((table) => sql.id(table)))} cascade`.execute(tx);
  // The migrations recreate their functions; functions of an extension stay.
  const functions = await sql<{ signature: string }>`
    select p.oid::regprocedure::text as signature from pg_proc p
    where p.pronamespace = 'public'::regnamespace and not exists (
      select 1 from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')`.execute(
    tx,
  );
  for (const { signature } of functions.rows) await sql.raw(`drop function ${signature} cascade`).execute(tx);
}

/** Drops the foreign keys, so that rows may be loaded in any order. @returns a function that restores and checks them. */
async function withoutReferences(tx: CollegeTransaction): Promise<() => Promise<void>> {
  const { rows } = await sql<{ owner: string; name: string; definition: string }>`
    select conrelid::regclass::text as owner, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`.execute(tx);
  for (const { owner, name } of rows)
    await sql.raw(`alter table ${owner} drop constraint ${name}`).execute(tx);
  return async () => {
    for (const { owner, name, definition } of rows)
      await sql.raw(`alter table ${owner} add constraint ${name} ${definition}`).execute(tx);
  };
}

async function restoreFile({ name, content }: ArchiveEntry, { storage, spool }: RestoreParts): Promise<void> {
  const [, collegeId, id] = /^files\/([\da-f-]{36})\/([\da-f-]{36})$/.exec(name) ?? [];
  if (!collegeId || !id) throw new Error(`The backup holds ${name}, which no version has written.`);
  const key: FileKey = { collegeId, id };
  const file = await spool.receive(id, Readable.from(content));
  await storage.store(key, file).finally(() => file.discard());
}

async function load(tx: CollegeTransaction, path: string, { manifest }: CheckedArchive, parts: RestoreParts) {
  const forced = await tablesWith(tx, 'relforcerowsecurity');
  await setForced(tx, forced, false);
  const putBack = await withoutReferences(tx);
  const names = manifest.tables.map(({ name }) => name);
  await setTriggers(tx, names, false);
  // Some migrations insert rows, which the backup contains too.
  await sql`truncate ${sql.join(manifest.tables.map(({ name }) => sql.id(name)))}`.execute(tx);
  const tables = loadTables(parts.client, manifest.tables, parts.newKey ? encryptedTables : []);
  for await (const entry of readArchive(path)) {
    if (await tables.restoreEntry(entry)) continue;
    await tables.finish();
    if (entry.name.startsWith('files/')) await restoreFile(entry, parts);
  }
  await tables.finish();
  // A backup of an older version may lack some of these tables.
  const opened = parts.newKey ? manifest.tables.filter(({ name }) => withPassword.includes(name)) : [];
  for (const { name } of opened) await sql`update ${sql.id(name)} set password = null`.execute(tx);
  await setTriggers(tx, names, true);
  await putBack();
  await setForced(tx, forced, true);
}

/**
 * Restores a backup into an empty installation and migrates it, in one transaction: a failed or killed restore leaves
 * the database unchanged. Files stored by then are orphans; the next attempt finds them in place.
 * @throws StartProblem when the archive is damaged or newer, the key differs, or the installation is not empty.
 */
export async function restoreBackup(path: string, parts: RestoreParts): Promise<CheckedArchive> {
  const { client, log, replace = false, migrations: folder } = parts;
  const archive = parts.archive ?? (await checkBackup(path, parts));
  await rejectUsed(client);
  log(`Restoring the backup of ${archive.manifest.made_at}`);
  const db: Database = connectOver(client);
  await db.transaction().execute(async (tx) => {
    await prepareTarget(tx, replace);
    await rejectOtherFiles(archive, parts);
    await migrate(tx, { folder, last: archive.manifest.migrations.at(-1) });
    await load(tx, path, archive, parts);
    const applied = await migrate(tx, { folder });
    if (applied.length > 0) log(`Brought up to date: ${applied.join(', ')}`);
  });
  await client.query('analyze');
  return archive;
}
