import { type Permission, findScope } from '@school/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Person } from '../../security/auth.ts';

/** Returns `audienceReaches` of the domain as SQL over a column that holds a settled audience. */
export function reaches(audience: RawBuilder<unknown>, person: Person): RawBuilder<unknown> {
  const grades = [...person.grade_ids, ...person.course_grade_ids];
  const roles = person.roles.map((role) => role.id);
  const has = (list: string, ids: string[]) => sql`${audience}->${sql.lit(list)} ?| ${ids}::text[]`;
  const empty = (list: string) => sql`${audience}->${sql.lit(list)} = '[]'`;
  return sql`(
    not (${audience}->'exclude_user_ids' ? ${person.id}) and (
      ${audience}->>'scope' = 'all'
      or ${audience}->'user_ids' ? ${person.id}
      or (
        not (${empty('grade_ids')} and ${empty('course_ids')} and ${empty('place_ids')} and ${empty('role_ids')})
        and ((${empty('grade_ids')} and ${empty('course_ids')}) or ${has('grade_ids', grades)} or ${has('course_ids', person.course_ids)})
        and (${empty('place_ids')} or ${has('place_ids', person.place_ids)})
        and (${empty('role_ids')} or ${has('role_ids', roles)})
      )
    )
  )`;
}

/**
 * Returns `allows` of the domain as SQL, for a permission to view rows with an audience. Without a column of authors it
 * applies to the rows of other people.
 */
export function viewFilter(
  person: Person,
  permission: Extract<Permission, `${string}.view`>,
  columns: { audience: RawBuilder<unknown>; author?: RawBuilder<unknown> },
): RawBuilder<unknown> {
  const scope = findScope(person, permission);
  if (scope === null) return sql`false`;
  if (scope === 'any') return sql`true`;
  const isAuthor = columns.author ? sql`${columns.author} = ${person.id}` : undefined;
  if (scope === 'items') return isAuthor ?? sql`false`;
  const isReached = reaches(columns.audience, person);
  return isAuthor ? sql`(${isAuthor} or ${isReached})` : isReached;
}

const texts = (ids: readonly string[]) => sql`${ids}::text[]`;

/** Returns an expression: whether a settled audience names one of the grades, whole or by one of its courses. */
export function namesGrades(audience: RawBuilder<unknown>, ids: readonly string[]): RawBuilder<unknown> {
  return sql`(${audience}->'grade_ids' ?| ${texts(ids)} or ${audience}->'course_ids' ?| array(
    select id::text from courses where grade_id = any(${ids}::uuid[])))`;
}

/** Returns an expression: whether a settled audience names one of the courses, alone or through its whole grade. */
export function namesCourses(audience: RawBuilder<unknown>, ids: readonly string[]): RawBuilder<unknown> {
  return sql`(${audience}->'course_ids' ?| ${texts(ids)} or ${audience}->'grade_ids' ?| array(
    select grade_id::text from courses where id = any(${ids}::uuid[])))`;
}
