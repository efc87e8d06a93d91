import type { AuditGroup } from '@school/domain/audit';
import { sql } from 'kysely';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';

/** The current names of the ids in entries, by group. */
export type GroupNames = Record<AuditGroup, ReadonlyMap<string, string>>;

/** Loads all groups and categories of the college: a hundred or so at most. */
export async function findGroupNames(tx: CollegeTransaction): Promise<GroupNames> {
  const { rows } = await sql<{ of: AuditGroup; id: string; name: string }>`
    select 'places' as of, id, name from places
    union all select 'grades', id, name from grades
    union all select 'courses', id, name from courses
    union all select 'roles', id, name from roles
    union all select 'categories', id, name from post_categories
    union all select 'categories', id, name from document_categories`.execute(tx);
  const named = (group: AuditGroup) =>
    new Map(rows.filter((row) => row.of === group).map(({ id, name }) => [id, name]));
  return {
    places: named('places'),
    grades: named('grades'),
    courses: named('courses'),
    roles: named('roles'),
    categories: named('categories'),
  };
}
