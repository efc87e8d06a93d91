import type { Audience, AudienceWrite, Course } from '@school/domain';
import type { AudienceValue } from '@school/ui';

/** The contract's lists → the groups of the picker. */
const groups = {
  places: 'place_ids',
  grades: 'grade_ids',
  courses: 'course_ids',
  roles: 'role_ids',
  people: 'user_ids',
} as const satisfies Record<string, keyof AudienceWrite>;

/** A way of naming people in the picker. */
export type AudienceGroupId = keyof typeof groups;

const groupIds = Object.keys(groups) as AudienceGroupId[];

/** Nobody yet. */
export const nobody: AudienceWrite = { scope: 'restricted' };

/** An audience as the picker holds it. */
export const pickedOf = (audience: AudienceWrite): AudienceValue => ({
  scope: audience.scope === 'all' ? 'everybody' : 'chosen',
  chosen: Object.fromEntries(groupIds.map((group) => [group, audience[groups[group]] ?? []])),
  excluded: audience.exclude_user_ids ?? [],
});

/** What was picked, as the provider takes it: only what narrows is named. */
export function audienceOf({ scope, chosen, excluded }: AudienceValue): AudienceWrite {
  const except = excluded.length > 0 ? { exclude_user_ids: [...excluded] } : {};
  if (scope === 'everybody') return { scope: 'all', ...except };
  const lists = groupIds
    .filter((group) => (chosen[group]?.length ?? 0) > 0)
    .map((group) => [groups[group], [...chosen[group]!]]);
  return { scope: 'restricted', ...Object.fromEntries(lists), ...except };
}

/** A stored audience as a form holds it: in the picker's own words, so that one left as it was looks unchanged. */
export const writtenOf = (audience: Audience): AudienceWrite => audienceOf(pickedOf(audience));

/**
 * Drafts that were kept before courses narrowed their grade may hold both; they meant the whole grade. The picker and the
 * provider leave no such audience.
 */
export function wholeGrades(
  audience: AudienceWrite,
  courses: readonly Pick<Course, 'id' | 'grade_id'>[],
): AudienceWrite {
  const { grade_ids: whole = [], course_ids: chosen = [] } = audience;
  const inside = courses.filter((course) => whole.includes(course.grade_id)).map(({ id }) => id);
  const left = chosen.filter((id) => !inside.includes(id));
  if (left.length === chosen.length) return audience;
  const { course_ids: _, ...rest } = audience;
  return left.length > 0 ? { ...rest, course_ids: left } : rest;
}
