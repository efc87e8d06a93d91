import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from './connection.ts';
import type { Schema } from './schema.ts';

/** A transaction in which exactly one college's rows are visible. */
export type CollegeTransaction = Transaction<Schema>;

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Runs work in a college's transaction, the only access to its rows: without it row-level security returns none. */
export function inCollege<T>(
  db: Database,
  collegeId: string,
  work: (tx: CollegeTransaction) => Promise<T>,
): Promise<T> {
  // The id becomes part of a statement's text.
  if (!uuid.test(collegeId)) throw new Error('A school is named by a UUID.');
  return db.connection().execute(async (connection) => {
    try {
      // One round trip for both statements: a round trip takes as long as many a statement.
      await sql.raw(`begin; set local app.college_id = '${collegeId}'`).execute(connection);
      const value = await work(connection as CollegeTransaction);
      await sql.raw('commit').execute(connection);
      return value;
    } catch (error) {
      // A broken connection has nothing to roll back; the first error is the one to throw.
      await sql
        .raw('rollback')
        .execute(connection)
        .catch(() => undefined);
      throw error;
    }
  });
}

/** Returns the id of the college at a host name; undefined when there is none. */
export async function collegeAt(db: Kysely<Schema>, domain: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('college_domains')
    .select('college_id')
    .where('domain', '=', domain.toLowerCase())
    .executeTakeFirst();
  return row?.college_id;
}
