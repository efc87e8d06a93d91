import type { Audience } from '@school/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Tenant } from '../../database/tenant.ts';
import type { FieldErrors } from '../../plugins/refusal.ts';

const tables = {
  place_ids: 'places',
  grade_ids: 'grades',
  course_ids: 'courses',
  role_ids: 'roles',
  user_ids: 'users',
  exclude_user_ids: 'users',
} as const;

type List = keyof typeof tables;
const lists = Object.keys(tables) as List[];

/** Lists that narrow an audience down together: without its last one such a list would let everybody in. */
const narrowing: List[][] = [['grade_ids', 'course_ids'], ['place_ids'], ['role_ids']];

type Found = Record<List, Set<string>>;

/**
 * The audience without what was removed since it was stored, so that an edit of something else is not refused for it. What
 * would then reach more people than before is left as it is: a person has to choose anew.
 */
function withoutGone(audience: Audience, stored: Audience, found: Found): Audience {
  const left = { ...audience };
  for (const list of lists)
    left[list] = audience[list].filter((id) => found[list].has(id) || !stored[list].includes(id));
  const size = (of: Audience, part: List[]) => part.reduce((sum, list) => sum + of[list].length, 0);
  for (const part of narrowing)
    if (size(audience, part) > 0 && size(left, part) === 0)
      for (const list of part) left[list] = audience[list];
  return left;
}

/** Which lists name something that this school does not have; another school's counts as nothing. */
function unknownTargets(audience: Audience, found: Found): FieldErrors {
  const unknown = lists.filter((list) => audience[list].some((id) => !found[list].has(id)));
  return Object.fromEntries(
    unknown.map((list) => [`audience.${list}`, ['The selection includes something unknown.']]),
  );
}

/** What an audience that somebody wrote is to be judged with. */
export interface Judging<Also> {
  /** The audience that it has so far. */
  stored?: Audience | undefined;
  /** Whether it is asked how many people it reaches. @default false */
  counts?: boolean;
  /** What else is to be looked up, each one value. */
  also?: { [Name in keyof Also]: RawBuilder<Also[Name]> };
}

/** An audience that somebody wrote, looked at. */
export interface Judged<Also> {
  /** Without what is gone since it was stored. */
  audience: Audience;
  /** The lists that hold something unknown, as fields of the form. */
  errors: FieldErrors;
  /** How many people who can sign in it reaches; 0 when that was not asked. */
  recipients: number;
  also: Also;
}

/** Looks at an audience, and at what else its form names, in one statement; in none when there is nothing to look up. */
export async function judgeAudience<Also extends object>(
  tenant: Tenant,
  written: Audience,
  { stored, counts = false, also }: Judging<Also> = {},
): Promise<Judged<Also>> {
  const targets = lists
    .filter((list) => written[list].length > 0)
    .map((list): [string, RawBuilder<unknown>] => [
      list,
      sql`array(select id from ${sql.table(tables[list])} where id = any(${written[list]}::uuid[]))`,
    ]);
  const count = sql`(select count(*) from users u where u.status = 'active' and ${reachedBy(written)})`;
  const asked = [
    ...targets,
    ...(counts ? [['recipients', count] as const] : []),
    ...Object.entries<RawBuilder<unknown>>(also ?? {}),
  ].map(([name, value]) => sql`${value} as ${sql.ref(name)}`);
  const { rows } =
    asked.length > 0 ? await sql<object>`select ${sql.join(asked)}`.execute(tenant) : { rows: [] };
  const answer = { recipients: 0, ...rows[0] } as Partial<Record<List, string[]>> & { recipients: number };
  const found = Object.fromEntries(lists.map((list) => [list, new Set(answer[list])])) as Found;
  // What is gone reaches nobody: the number is the same without it.
  const audience = stored ? withoutGone(written, stored, found) : written;
  const errors = unknownTargets(audience, found);
  return { audience, errors, recipients: answer.recipients, also: answer as unknown as Also };
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
