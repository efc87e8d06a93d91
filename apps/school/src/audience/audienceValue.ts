import type { Audience, AudienceWrite, Course } from '@school/domain';
import type { AudienceValue } from '@school/ui';

/** Maps the picker's groups to the contract's lists. */
const groups = {
  places: 'place_ids',
  grades: 'grade_ids',
  courses: 'course_ids',
  roles: 'role_ids',
  people: 'user_ids',
} as const satisfies Record<string, keyof AudienceWrite>;

/** A group of the picker. */
export type AudienceGroupId = keyof typeof groups;

const groupIds = Object.keys(groups) as AudienceGroupId[];

/** An empty audience. */
export const emptyAudience: AudienceWrite = { scope: 'restricted' };

/** Converts an audience to the picker's value. */
export const toAudienceValue = (audience: AudienceWrite): AudienceValue => ({
  scope: audience.scope === 'all' ? 'everyone' : 'chosen',
  chosen: Object.fromEntries(groupIds.map((group) => [group, audience[groups[group]] ?? []])),
  excluded: audience.exclude_user_ids ?? [],
});

/** Converts the picker's value to an audience; empty lists are omitted. */
export function toAudienceWrite({ scope, chosen, excluded }: AudienceValue): AudienceWrite {
  const except = excluded.length > 0 ? { exclude_user_ids: [...excluded] } : {};
  if (scope === 'everyone') return { scope: 'all', ...except };
  const lists = groupIds
    .filter((group) => (chosen[group]?.length ?? 0) > 0)
    .map((group) => [groups[group], [...chosen[group]!]]);
  return { scope: 'restricted', ...Object.fromEntries(lists), ...except };
}

/** Normalises a stored audience for a form, so that an unchanged one compares as equal. */
export const audienceToWrite = (audience: Audience): AudienceWrite =>
  toAudienceWrite(toAudienceValue(audience));

/**
 * Older drafts may hold a grade with its courses, which meant the whole grade. The picker and the server no longer produce
 * such audiences.
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
