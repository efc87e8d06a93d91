import { type RawBuilder, sql } from 'kysely';
import type { Person } from '../../plugins/auth.ts';

/** `audienceReaches` of the domain, as SQL over a column that holds an audience. */
export function reaches(audience: RawBuilder<unknown>, person: Person): RawBuilder<unknown> {
  const groups = [...person.grade_ids, ...person.course_ids];
  const roles = person.roles.map((role) => role.id);
  const has = (list: string, ids: string[]) => sql`${audience}->${sql.lit(list)} ?| ${ids}::text[]`;
  const empty = (list: string) => sql`${audience}->${sql.lit(list)} = '[]'`;
  return sql`(
    not (${audience}->'exclude_user_ids' ? ${person.id}) and (
      ${audience}->>'scope' = 'all'
      or ${audience}->'user_ids' ? ${person.id}
      or (
        not (${empty('grade_ids')} and ${empty('course_ids')} and ${empty('place_ids')} and ${empty('role_ids')})
        and ((${empty('grade_ids')} and ${empty('course_ids')}) or ${has('grade_ids', groups)} or ${has('course_ids', groups)})
        and (${empty('place_ids')} or ${has('place_ids', person.place_ids)})
        and (${empty('role_ids')} or ${has('role_ids', roles)})
      )
    )
  )`;
}
