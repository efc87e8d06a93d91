import type { Audience, AudienceWrite, User } from './generated/types.gen.ts';

/** As much of a user as tells which part of the school is theirs. */
export type Reach = Pick<User, 'id' | 'place_ids' | 'grade_ids' | 'course_ids'>;

/** With every list there, empty where nothing was said. */
export function completeAudience(audience: Partial<AudienceWrite> = {}): Audience {
  return {
    scope: 'restricted',
    place_ids: [],
    grade_ids: [],
    course_ids: [],
    role_ids: [],
    user_ids: [],
    exclude_user_ids: [],
    ...audience,
  };
}

const meet = (some: readonly string[], others: readonly string[]) => some.some((id) => others.includes(id));
const inside = (some: readonly string[], others: readonly string[]) =>
  some.every((id) => others.includes(id));

/** Whether something for this audience is for that person. */
export function audienceReaches(audience: Audience, person: Reach & Pick<User, 'roles'>): boolean {
  const { scope, place_ids, grade_ids, course_ids, role_ids, user_ids, exclude_user_ids } = audience;
  if (exclude_user_ids.includes(person.id)) return false;
  if (scope === 'all' || user_ids.includes(person.id)) return true;
  const groups = [...grade_ids, ...course_ids];
  const roles = person.roles.map((role) => role.id);
  if (groups.length + place_ids.length + role_ids.length === 0) return false;
  return (
    (groups.length === 0 || meet(groups, [...person.grade_ids, ...person.course_ids])) &&
    (place_ids.length === 0 || meet(place_ids, person.place_ids)) &&
    (role_ids.length === 0 || meet(role_ids, roles))
  );
}

/**
 * Whether an audience lies wholly in the part of the school that is a person's own, so that someone whose right is
 * limited to it may write to that audience. Single people can be anywhere: naming them goes beyond it.
 */
export function audienceWithin(audience: Audience, { place_ids, grade_ids, course_ids }: Reach): boolean {
  const { scope } = audience;
  if (scope === 'all' || audience.user_ids.length > 0) return false;
  if (audience.grade_ids.length + audience.course_ids.length > 0) {
    return inside(audience.grade_ids, grade_ids) && inside(audience.course_ids, course_ids);
  }
  return audience.place_ids.length > 0 && inside(audience.place_ids, place_ids);
}

/** What a post still lacks to be published: `all` is enough, otherwise a course and a grade (specification §5). */
export function missingOfAudience({
  scope,
  course_ids,
  grade_ids,
}: Audience): ('course_ids' | 'grade_ids')[] {
  if (scope === 'all') return [];
  return [
    ...(course_ids.length === 0 ? (['course_ids'] as const) : []),
    ...(grade_ids.length === 0 ? (['grade_ids'] as const) : []),
  ];
}
