import { sql } from 'kysely';
import type { NewRow } from '../../database/schema.ts';
import type { Tenant } from '../../database/tenant.ts';

export async function insertUpdate(tenant: Tenant, row: NewRow<'notification_updates'>): Promise<void> {
  await tenant.insertInto('notification_updates').values(row).execute();
}

/** Those who may look at the board, and the one it is about: their other devices want to know as well. */
export async function boardReaders(tenant: Tenant, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct ur.user_id as id from user_roles ur
    join role_permissions p on p.college_id = ur.college_id and p.role_id = ur.role_id
    where p.permission = 'emergency.board' union select ${userId}::uuid`.execute(tenant);
  return rows.map(({ id }) => id);
}
