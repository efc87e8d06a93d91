import { type Audience, type Course, settledAudience } from '@school/domain';
import { type RawBuilder, sql } from 'kysely';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';
import type { FieldErrors } from '../../httpError.ts';

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

/** Lists that narrow an audience together. Without its last id, such a list would no longer narrow it. */
const narrowing: List[][] = [['grade_ids', 'course_ids'], ['place_ids'], ['role_ids']];

type ExistingIds = Record<List, Set<string>>;

/**
 * Drops ids that were deleted since the audience was stored, so that other edits are not rejected for them. A list that
 * would then reach more people stays unchanged: a person has to choose again.
 */
function withoutDeleted(audience: Audience, stored: Audience, existing: ExistingIds): Audience {
  const left = { ...audience };
  for (const list of lists)
    left[list] = audience[list].filter((id) => existing[list].has(id) || !stored[list].includes(id));
  const size = (of: Audience, part: List[]) => part.reduce((sum, list) => sum + of[list].length, 0);
  for (const part of narrowing)
    if (size(audience, part) > 0 && size(left, part) === 0)
      for (const list of part) left[list] = audience[list];
  return left;
}

/** Returns an error for each list with an id that this college does not have. */
function unknownTargets(audience: Audience, existing: ExistingIds): FieldErrors {
  const unknown = lists.filter((list) => audience[list].some((id) => !existing[list].has(id)));
  return Object.fromEntries(
    unknown.map((list) => [`audience.${list}`, ['The selection includes something unknown.']]),
  );
}

/** Options for checking an audience. */
export interface AudienceValidationOptions<Also> {
  /** The stored audience, when one exists. */
  stored?: Audience | undefined;
  /**
   * Whether to count the recipients.
   * @default false
   */
  counts?: boolean;
  /** Further values to look up, one expression each. */
  also?: { [Name in keyof Also]: RawBuilder<Also[Name]> };
}

/** The result of checking an audience. */
export interface AudienceValidation<Also> {
  /** The settled audience, without ids that were deleted since it was stored. */
  audience: Audience;
  /** Errors of the lists with unknown ids, by form field. */
  errors: FieldErrors;
  /** The number of recipients who can sign in; 0 when it was not requested. */
  recipients: number;
  also: Also;
}

/** Checks an audience, and looks up further values, in one statement; in none when there is nothing to look up. */
export async function validateAudience<Also extends object>(
  tx: CollegeTransaction,
  written: Audience,
  { stored, counts = false, also }: AudienceValidationOptions<Also> = {},
): Promise<AudienceValidation<Also>> {
  const targets = lists
    .filter((list) => written[list].length > 0)
    .map((list): [string, RawBuilder<unknown>] => [
      list,
      sql`array(select id from ${sql.table(tables[list])} where id = any(${written[list]}::uuid[]))`,
    ]);
  const itsCourses = sql`(select coalesce(json_agg(json_build_object('id', id, 'grade_id', grade_id)), '[]')
    from courses where id = any(${written.course_ids}::uuid[]))`;
  const narrows = written.grade_ids.length > 0 && written.course_ids.length > 0;
  const count = sql`(select count(*) from users u where u.status = 'active' and ${reachedBy(written)})`;
  const columns = [
    ...targets,
    ...(narrows ? [['itsCourses', itsCourses] as const] : []),
    ...(counts ? [['recipients', count] as const] : []),
    ...Object.entries<RawBuilder<unknown>>(also ?? {}),
  ].map(([name, value]) => sql`${value} as ${sql.ref(name)}`);
  const { rows } =
    columns.length > 0 ? await sql<object>`select ${sql.join(columns)}`.execute(tx) : { rows: [] };
  const answer = { recipients: 0, itsCourses: [], ...rows[0] } as Partial<Record<List, string[]>> & {
    recipients: number;
    itsCourses: Pick<Course, 'id' | 'grade_id'>[];
  };
  const existing = Object.fromEntries(lists.map((list) => [list, new Set(answer[list])])) as ExistingIds;
  // Deleted ids reach no one, so the count is the same without them.
  const existingTargets = stored ? withoutDeleted(written, stored, existing) : written;
  const audience = settledAudience(existingTargets, answer.itsCourses);
  const errors = unknownTargets(existingTargets, existing);
  return { audience, errors, recipients: answer.recipients, also: answer as unknown as Also };
}

/** Returns an expression: whether one of these ids belongs to user `u`. */
const has = (kind: 'place' | 'grade' | 'course', ids: RawBuilder<unknown>) => sql`exists (
  select 1 from user_scopes s where s.college_id = u.college_id and s.user_id = u.id
    and s.kind = ${sql.lit(kind)} and s.target_id = any(${ids}))`;

/** Returns an expression: whether user `u` has one of these grades, or a course of one. */
const inGrades = (ids: RawBuilder<unknown>) => sql`(${has('grade', ids)}
  or ${has('course', sql`array(select id from courses where grade_id = any(${ids}))`)})`;

/**
 * Returns an expression: whether an audience includes user `u`. Mirrors `settledAudience` and `audienceReaches` of the
 * domain. Includes users who cannot sign in.
 */
export function reachedBy(audience: Audience) {
  const { scope, grade_ids, course_ids, place_ids, role_ids, user_ids, exclude_user_ids } = audience;
  const hasNoTarget = [grade_ids, course_ids, place_ids, role_ids].every((ids) => ids.length === 0);
  const noGroup = grade_ids.length + course_ids.length === 0;
  const uuids = (ids: string[]) => sql`${ids}::uuid[]`;
  const whole = sql`array(select grade from unnest(${uuids(grade_ids)}) grade where not exists (
    select 1 from courses c where c.grade_id = grade and c.id = any(${uuids(course_ids)})))`;
  return sql<boolean>`(not u.id = any(${uuids(exclude_user_ids)}) and (
      ${scope === 'all'} or u.id = any(${uuids(user_ids)}) or (
        not ${hasNoTarget}
        and (${noGroup} or ${has('course', uuids(course_ids))} or ${inGrades(whole)})
        and (${place_ids.length === 0} or ${has('place', uuids(place_ids))})
        and (${role_ids.length === 0} or exists (
          select 1 from user_roles r where r.college_id = u.college_id and r.user_id = u.id
            and r.role_id = any(${uuids(role_ids)}))))))`;
}

/** Counts the people in an audience who can sign in. */
export async function countRecipients(tx: CollegeTransaction, audience: Audience): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from users u where u.status = 'active' and ${reachedBy(audience)}`.execute(tx);
  return rows[0]!.count;
}

/** The number of people in each group, by its id. */
export type GroupCounts = Record<'grades' | 'courses' | 'places' | 'roles', { id: string; people: number }[]>;

/**
 * Counts the people who can sign in of each grade, course, place and role; as `reachedBy` with one group, for all groups.
 */
export async function countGroups(tx: CollegeTransaction): Promise<GroupCounts> {
  const ofKind = (kind: 'place' | 'course') => sql`select s.target_id as id, count(*) as people
    from user_scopes s join users u on u.college_id = s.college_id and u.id = s.user_id and u.status = 'active'
    where s.kind = ${sql.lit(kind)} group by 1`;
  const ofGrades = sql`select case s.kind when 'grade' then s.target_id else c.grade_id end as id,
      count(distinct u.id) as people
    from user_scopes s join users u on u.college_id = s.college_id and u.id = s.user_id and u.status = 'active'
      left join courses c on s.kind = 'course' and c.college_id = s.college_id and c.id = s.target_id
    where s.kind = 'grade' or c.id is not null group by 1`;
  const ofRoles = sql`select r.role_id as id, count(*) as people
    from user_roles r join users u on u.college_id = r.college_id and u.id = r.user_id and u.status = 'active'
    group by 1`;
  const list = (counted: RawBuilder<unknown>) =>
    sql`(select coalesce(json_agg(json_build_object('id', id, 'people', people)), '[]') from (${counted}) counted)`;
  const { rows } =
    await sql<GroupCounts>`select ${list(ofGrades)} as grades, ${list(ofKind('course'))} as courses,
    ${list(ofKind('place'))} as places, ${list(ofRoles)} as roles`.execute(tx);
  return rows[0]!;
}
