import { sql } from 'kysely';
import type { Row } from '../../database/schema.ts';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';

/** A tree of categories: its table, and the table of what lies in it. */
export type Tree =
  { table: 'post_categories'; things: 'posts' } | { table: 'document_categories'; things: 'documents' };

/** Names, slugs and the tree are judged as a whole, so changes of one school's categories follow one another. */
export async function lockCategories(
  tenant: CollegeTransaction,
  { table }: Tree,
  collegeId: string,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${table} ${collegeId}`}, 0))`.execute(tenant);
}

/** All of a school's: there are a dozen or two. */
export async function findCategories(
  tenant: CollegeTransaction,
  { table }: Tree,
): Promise<Row<'post_categories'>[]> {
  const { rows } = await sql<
    Row<'post_categories'>
  >`select * from ${sql.table(table)} order by position, id`.execute(tenant);
  return rows;
}

export async function isUsed(
  tenant: CollegeTransaction,
  { table, things }: Tree,
  id: string,
): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select 1 from ${sql.table(things)} where category_id = ${id})
      or exists (select 1 from ${sql.table(table)} where parent_id = ${id}) as used`.execute(tenant);
  return rows[0]!.used;
}
