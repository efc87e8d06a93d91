import type { Grant } from '@school/domain';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { sql } from 'kysely';
import type { Row } from '../../database/schema.ts';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';

/** A role with its permissions and the number of people who have it. */
export type RoleRow = Row<'roles'> & { permissions: Grant[]; users_count: number };

/** Finds all roles of the college: a dozen or so. */
export function findRoles(tx: CollegeTransaction): Promise<RoleRow[]> {
  return tx
    .selectFrom('roles')
    .selectAll()
    .select((of) => [
      jsonArrayFrom(
        of
          .selectFrom('role_permissions as p')
          .select(['p.permission', 'p.scope'])
          .whereRef('p.college_id', '=', 'roles.college_id')
          .whereRef('p.role_id', '=', 'roles.id')
          .orderBy('p.permission'),
      ).as('permissions'),
      of
        .selectFrom('user_roles as u')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('u.college_id', '=', 'roles.college_id')
        .whereRef('u.role_id', '=', 'roles.id')
        .$asScalar()
        .$notNull()
        .as('users_count'),
    ])
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export async function insertRole(
  tx: CollegeTransaction,
  role: Omit<Row<'roles'>, 'version'>,
  permissions: readonly Grant[],
): Promise<void> {
  await tx.insertInto('roles').values(role).execute();
  await setGrants(tx, role, permissions);
}

export async function changeRole(
  tx: CollegeTransaction,
  role: Row<'roles'>,
  name: string,
  permissions: readonly Grant[],
): Promise<void> {
  await tx
    .updateTable('roles')
    .set({ name, version: role.version + 1 })
    .where('college_id', '=', role.college_id)
    .where('id', '=', role.id)
    .execute();
  await setGrants(tx, role, permissions);
}

async function setGrants(
  tx: CollegeTransaction,
  { college_id, id }: Pick<Row<'roles'>, 'college_id' | 'id'>,
  permissions: readonly Grant[],
): Promise<void> {
  const names = permissions.map(({ permission }) => permission as string);
  const scopes = permissions.map(({ scope }) => scope as string);
  await sql`
    with lost as (delete from role_permissions where college_id = ${college_id} and role_id = ${id}
      and permission <> all(${names}::text[]))
    insert into role_permissions (college_id, role_id, permission, scope)
      select ${college_id}::uuid, ${id}::uuid, g.permission, g.scope
      from unnest(${names}::text[], ${scopes}::text[]) as g (permission, scope)
    on conflict (college_id, role_id, permission) do update set scope = excluded.scope`.execute(tx);
}

export async function removeRole(tx: CollegeTransaction, { college_id, id }: Row<'roles'>): Promise<void> {
  await tx.deleteFrom('roles').where('college_id', '=', college_id).where('id', '=', id).execute();
}
