import { sql } from 'kysely';
import type { Row } from '../../database/schema.ts';
import type { Tenant } from '../../database/tenant.ts';

/** Names, slugs and the tree are judged as a whole, so changes of one school's categories follow one another. */
export async function lockCategories(tenant: Tenant, collegeId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`post_categories ${collegeId}`}, 0))`.execute(
    tenant,
  );
}

/** All of a school's: there are a dozen or two. */
export function findCategories(tenant: Tenant): Promise<Row<'post_categories'>[]> {
  return tenant.selectFrom('post_categories').selectAll().orderBy('position').execute();
}

export async function isUsed(tenant: Tenant, id: string): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select 1 from posts where category_id = ${id})
      or exists (select 1 from post_categories where parent_id = ${id}) as used`.execute(tenant);
  return rows[0]!.used;
}
