import type { Audience } from '@school/domain';
import { sql } from 'kysely';
import type { Tenant } from '../../database/tenant.ts';
import { type FieldErrors } from '../../plugins/refusal.ts';

const tables = {
  place_ids: 'places',
  grade_ids: 'grades',
  course_ids: 'courses',
  role_ids: 'roles',
  user_ids: 'users',
  exclude_user_ids: 'users',
} as const;

/** Which lists name something that this school does not have; another school's counts as nothing. */
export async function unknownTargets(tenant: Tenant, audience: Audience): Promise<FieldErrors> {
  const lists = Object.keys(tables) as (keyof typeof tables)[];
  const used = lists.filter((list) => audience[list].length > 0);
  if (used.length === 0) return {};
  const counts = used.map(
    (list) => sql`select ${sql.lit(list)} as list, count(*) as found
      from ${sql.table(tables[list])} where id = any(${audience[list]}::uuid[])`,
  );
  const { rows } = await sql<{
    list: keyof typeof tables;
    found: number;
  }>`${sql.join(counts, sql` union all `)}`.execute(tenant);
  const unknown = rows.filter(({ list, found }) => found < audience[list].length);
  return Object.fromEntries(
    unknown.map(({ list }) => [`audience.${list}`, ['The selection holds something unknown.']]),
  );
}

type List = keyof typeof tables;

/** Lists that narrow an audience down together: without its last one such a list would let everybody in. */
const narrowing: List[][] = [['grade_ids', 'course_ids'], ['place_ids'], ['role_ids']];

/**
 * The audience without what was removed since it was stored, so that an edit of something else is not refused for it. What
 * would then reach more people than before is left as it is: a person has to choose anew.
 */
export async function withoutGone(tenant: Tenant, audience: Audience, stored?: Audience): Promise<Audience> {
  const lists = Object.keys(tables) as List[];
  const old = lists.filter((list) => audience[list].some((id) => stored?.[list].includes(id)));
  if (old.length === 0) return audience;
  const found = old.map(
    (list) => sql`select ${sql.lit(list)} as list, id
      from ${sql.table(tables[list])} where id = any(${audience[list]}::uuid[])`,
  );
  const { rows } = await sql<{ list: List; id: string }>`${sql.join(found, sql` union all `)}`.execute(
    tenant,
  );
  const known = new Set(rows.map(({ list, id }) => `${list} ${id}`));
  const left = { ...audience };
  for (const list of old)
    left[list] = audience[list].filter((id) => known.has(`${list} ${id}`) || !stored![list].includes(id));
  const size = (of: Audience, part: List[]) => part.reduce((sum, list) => sum + of[list].length, 0);
  for (const part of narrowing)
    if (size(audience, part) > 0 && size(left, part) === 0)
      for (const list of part) left[list] = audience[list];
  return left;
}

/** Whom of the users `u` an audience means: `audienceReaches` of the domain, in SQL. Who cannot sign in is among them. */
export function reachedBy(audience: Audience) {
  const { scope, grade_ids, course_ids, place_ids, role_ids, user_ids, exclude_user_ids } = audience;
  const nobodyChosen = [grade_ids, course_ids, place_ids, role_ids].every((ids) => ids.length === 0);
  const inScope = (kinds: string[], ids: string[]) => sql`(${ids.length === 0} or exists (
    select 1 from user_scopes s where s.college_id = u.college_id and s.user_id = u.id
      and s.kind = any(${kinds}) and s.target_id = any(${ids}::uuid[])))`;
  return sql<boolean>`(not u.id = any(${exclude_user_ids}::uuid[]) and (
      ${scope === 'all'} or u.id = any(${user_ids}::uuid[]) or (
        not ${nobodyChosen}
        and ${inScope(['grade', 'course'], [...grade_ids, ...course_ids])}
        and ${inScope(['place'], place_ids)}
        and (${role_ids.length === 0} or exists (
          select 1 from user_roles r where r.college_id = u.college_id and r.user_id = u.id
            and r.role_id = any(${role_ids}::uuid[]))))))`;
}

/** How many people who can sign in an audience reaches. */
export async function countRecipients(tenant: Tenant, audience: Audience): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from users u where u.status = 'active' and ${reachedBy(audience)}`.execute(
    tenant,
  );
  return rows[0]!.count;
}
