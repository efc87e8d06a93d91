import type { Audience, AudienceWrite, Course, User } from './generated/types.gen.ts';

/** The fields of a user that determine the user's part of the school. */
export type Reach = Pick<User, 'id' | 'place_ids' | 'grade_ids' | 'course_ids'> & {
  /** The grades of their courses, where `grade_ids` may lack them. @default none */
  course_grade_ids?: readonly string[];
};

/** Returns the audience with every list, empty where it was omitted. */
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

/**
 * Returns the audience as it is stored: a grade of which some courses are chosen means only those courses and is
 * removed, so that every grade left is a whole one.
 *
 * @param courses Of the school; those of the audience are enough.
 */
export function settledAudience<Written extends AudienceWrite>(
  audience: Written,
  courses: readonly Pick<Course, 'id' | 'grade_id'>[],
): Written {
  const { grade_ids = [], course_ids = [] } = audience;
  const narrowed = new Set(courses.filter(({ id }) => course_ids.includes(id)).map((one) => one.grade_id));
  const whole = grade_ids.filter((id) => !narrowed.has(id));
  return whole.length === grade_ids.length ? audience : { ...audience, grade_ids: whole };
}

/** Whether something for this audience, settled, is for that person. A whole grade is all its courses too. */
export function audienceReaches(audience: Audience, person: Reach & Pick<User, 'roles'>): boolean {
  const { scope, place_ids, grade_ids, course_ids, role_ids, user_ids, exclude_user_ids } = audience;
  if (exclude_user_ids.includes(person.id)) return false;
  if (scope === 'all' || user_ids.includes(person.id)) return true;
  const groups = [...grade_ids, ...course_ids];
  const theirs = [...person.grade_ids, ...person.course_ids, ...(person.course_grade_ids ?? [])];
  const roles = person.roles.map((role) => role.id);
  if (groups.length + place_ids.length + role_ids.length === 0) return false;
  return (
    (groups.length === 0 || meet(groups, theirs)) &&
    (place_ids.length === 0 || meet(place_ids, person.place_ids)) &&
    (role_ids.length === 0 || meet(role_ids, roles))
  );
}

/**
 * Whether an audience is completely within a person's part of the school, as scope `own` requires. Audiences with
 * single people are never, because people can be in any part.
 */
export function audienceWithin(audience: Audience, { place_ids, grade_ids, course_ids }: Reach): boolean {
  const { scope } = audience;
  if (scope === 'all' || audience.user_ids.length > 0) return false;
  if (audience.grade_ids.length + audience.course_ids.length > 0) {
    return inside(audience.grade_ids, grade_ids) && inside(audience.course_ids, course_ids);
  }
  return audience.place_ids.length > 0 && inside(audience.place_ids, place_ids);
}

/** Whether an audience names any person or group. */
export function hasAudienceTarget(audience: AudienceWrite): boolean {
  const { scope, place_ids, grade_ids, course_ids, role_ids, user_ids } = audience;
  const lists = [place_ids, grade_ids, course_ids, role_ids, user_ids];
  return scope === 'all' || lists.some((ids) => ids?.length);
}

/**
 * Returns what a post lacks to be published: a course and a grade (specification §5). A chosen course implies its
 * grade, a chosen grade all its courses. Audiences of places, roles or people need neither.
 */
export const missingOfAudience = (audience: AudienceWrite): ('course_ids' | 'grade_ids')[] =>
  hasAudienceTarget(audience) ? [] : ['course_ids', 'grade_ids'];
