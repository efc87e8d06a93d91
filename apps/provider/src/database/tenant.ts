import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from './connection.ts';
import type { Schema } from './schema.ts';

/** A transaction in which exactly one school's rows exist. */
export type Tenant = Transaction<Schema>;

/** The only door to a school's rows: outside of it row-level security shows none. */
export function inTenant<T>(
  db: Database,
  collegeId: string,
  work: (tenant: Tenant) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (tenant) => {
    await sql`select set_config('app.college_id', ${collegeId}, true)`.execute(tenant);
    return work(tenant);
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
