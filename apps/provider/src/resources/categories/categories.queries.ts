import { sql } from 'kysely';
import type { Row } from '../../database/schema.ts';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';

/** A tree of categories: its table, and the table of its items. */
export type Tree =
  { table: 'post_categories'; items: 'posts' } | { table: 'document_categories'; items: 'documents' };

/** Serializes changes of one college's categories, because names, slugs and the tree are checked as a whole. */
export async function lockCategories(
  tx: CollegeTransaction,
  { table }: Tree,
  collegeId: string,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${table} ${collegeId}`}, 0))`.execute(tx);
}

/** Finds all categories of the college: a dozen or two. */
export async function findCategories(
  tx: CollegeTransaction,
  { table }: Tree,
): Promise<Row<'post_categories'>[]> {
  const { rows } = await sql<
    Row<'post_categories'>
  >`select * from ${sql.table(table)} order by position, id`.execute(tx);
  return rows;
}

export async function isUsed(tx: CollegeTransaction, { table, items }: Tree, id: string): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select 1 from ${sql.table(items)} where category_id = ${id})
      or exists (select 1 from ${sql.table(table)} where parent_id = ${id}) as used`.execute(tx);
  return rows[0]!.used;
}
