import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Database } from './connection.ts';
import { describeReason, StartProblem } from './startProblem.ts';

/** The folder of this program's migrations. */
const ownFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

async function readMigrations(folder: string): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((file) => /^\d{4}-.+\.sql$/.test(file));
  const entries = files.map(async (file): Promise<[string, Migration]> => {
    const text = await readFile(join(folder, file), 'utf8');
    const up = async (db: Kysely<unknown>) => {
      // A migration that reads every row of a large school has no timeout.
      await sql`set local statement_timeout = 0`.execute(db);
      await sql.raw(text).execute(db);
    };
    return [basename(file, '.sql'), { up }];
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Returns the names of the folder's migrations in order. */
export async function knownMigrations(folder = ownFolder): Promise<string[]> {
  return Object.keys(await readMigrations(folder)).sort();
}

/** Which migrations to apply; all of this program by default. */
export interface MigrateOptions {
  folder?: string | undefined;
  /** The last migration to apply. */
  last?: string | undefined;
}

/**
 * Applies missing migrations in one transaction under the migrator's lock: of two providers that start at once, one
 * migrates and the other waits.
 * @returns the names of the applied migrations.
 * @throws StartProblem when a migration fails or the database is newer than this program; then nothing was changed.
 */
export async function migrate(
  owner: Database,
  { folder = ownFolder, last }: MigrateOptions = {},
): Promise<string[]> {
  const provider = { getMigrations: () => readMigrations(folder) };
  const migrator = new Migrator({ db: owner, provider });
  const { error, results } = await (last ? migrator.migrateTo(last) : migrator.migrateToLatest());
  const failed = results?.find((result) => result.status === 'Error');
  if (error) {
    throw new StartProblem(
      `The database could not be brought up to date${failed ? ` (${failed.migrationName})` : ''}: ${describeReason(error)}.`,
    );
  }
  return (results ?? []).map((result) => result.migrationName);
}
