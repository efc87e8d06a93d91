import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from './connection.ts';
import type { Schema } from './schema.ts';

/** A transaction in which exactly one school's rows exist. */
export type CollegeTransaction = Transaction<Schema>;

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** The only access to a college's rows: without it row-level security returns none. */
export function inCollege<T>(
  db: Database,
  collegeId: string,
  work: (tenant: CollegeTransaction) => Promise<T>,
): Promise<T> {
  // It stands in the text of a statement.
  if (!uuid.test(collegeId)) throw new Error('A school is named by a UUID.');
  return db.connection().execute(async (connection) => {
    try {
      // Beginning and naming the school in one round trip: each is as long as many a statement takes.
      await sql.raw(`begin; set local app.college_id = '${collegeId}'`).execute(connection);
      const value = await work(connection as CollegeTransaction);
      await sql.raw('commit').execute(connection);
      return value;
    } catch (error) {
      // A connection that is broken has nothing to take back; what went wrong first is what is told.
      await sql
        .raw('rollback')
        .execute(connection)
        .catch(() => undefined);
      throw error;
    }
  });
}

/** Which school lives at a host name; undefined when none does. */
export async function collegeAt(db: Kysely<Schema>, domain: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('college_domains')
    .select('college_id')
    .where('domain', '=', domain.toLowerCase())
    .executeTakeFirst();
  return found?.college_id;
}
