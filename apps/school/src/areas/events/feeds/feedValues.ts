import type { InputOf } from '@school/domain';

/** Form values of a calendar feed. */
export type FeedValues = { name: string; places: string[]; grades: string[]; courses: string[] };

/** Values of a new feed: all events. */
export const emptyFeed: FeedValues = { name: '', places: [], grades: [], courses: [] };

/** Converts form values to the request body. */
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

/** Maps field names of the API to those of the form. */
export const feedFieldNames: Record<string, string> = {
  place_ids: 'places',
  grade_ids: 'grades',
  course_ids: 'courses',
};
