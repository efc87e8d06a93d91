import { calendarFeedWriteLimits, type InputOf } from '@school/domain';
import type { FormFields } from '../../../forms/fields.ts';

/** Form values of a calendar feed. */
export type FeedValues = { name: string; places: string[]; grades: string[]; courses: string[] };

/** Values of a new feed: all events. */
export const emptyFeed: FeedValues = { name: '', places: [], grades: [], courses: [] };

/** Converts form values to the request body. */
export const toFeedRequest = ({
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

/** The fields of a calendar feed. */
export const feedFields = {
  name: { label: 'feeds.name', limit: calendarFeedWriteLimits.name, rejected: 'validation.required' },
  places: { label: 'audience.places', requestField: 'place_ids' },
  grades: { label: 'audience.grades', requestField: 'grade_ids' },
  courses: { label: 'audience.courses', requestField: 'course_ids' },
} as const satisfies FormFields<FeedValues>;
