import type { InputOf } from '@school/domain';

/** What is written of a feed address, as its form holds it. */
export type FeedValues = { name: string; places: string[]; grades: string[]; courses: string[] };

/** A feed address that nobody has begun: of everything. */
export const emptyFeed: FeedValues = { name: '', places: [], grades: [], courses: [] };

/** The feed address as the provider takes it. */
export const writeOf = ({
  name,
  places,
  grades,
  courses,
}: FeedValues): InputOf<'createCalendarFeed'>['body'] => ({
  name: name.trim(),
  place_ids: places,
  grade_ids: grades,
  course_ids: courses,
});

/** The provider's names of fields → the form's. */
export const feedFieldNames: Record<string, string> = {
  place_ids: 'places',
  grade_ids: 'grades',
  course_ids: 'courses',
};
