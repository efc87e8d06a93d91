import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Database } from './connection.ts';
import { reasonOf, StartProblem } from './startProblem.ts';

const folder = fileURLToPath(new URL('../../migrations', import.meta.url));

async function readMigrations(): Promise<Record<string, Migration>> {
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

/** Returns the names of this program's migrations in order. */
export async function knownMigrations(): Promise<string[]> {
  return Object.keys(await readMigrations()).sort();
}

/**
 * Applies missing migrations in one transaction under the migrator's lock: of two providers that start at once, one
 * migrates and the other waits.
 * @param last The last migration to apply.
 * @returns the names of the applied migrations.
 * @throws StartProblem when a migration fails or the database is newer than this program; then nothing was changed.
 */
export async function migrate(owner: Database, last?: string): Promise<string[]> {
  const migrator = new Migrator({ db: owner, provider: { getMigrations: readMigrations } });
  const { error, results } = await (last ? migrator.migrateTo(last) : migrator.migrateToLatest());
  const failed = results?.find((result) => result.status === 'Error');
  if (error) {
    throw new StartProblem(
      `The database could not be brought up to date${failed ? ` (${failed.migrationName})` : ''}: ${reasonOf(error)}.`,
    );
  }
  return (results ?? []).map((result) => result.migrationName);
}
