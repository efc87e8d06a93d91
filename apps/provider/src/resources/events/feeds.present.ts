import type { CalendarFeed } from '@school/domain';
import type { Row } from '../../database/schema.ts';

type Feed = Omit<Row<'calendar_feeds'>, 'college_id' | 'user_id' | 'hash'>;

/** Converts a feed to JSON, without its secret. */
export function presentFeed({
  id,
  name,
  place_ids,
  grade_ids,
  course_ids,
  created_at,
  last_used_at,
}: Feed): CalendarFeed {
  const used = last_used_at?.toISOString() ?? null;
  return {
    id,
    name,
    place_ids,
    grade_ids,
    course_ids,
    created_at: created_at.toISOString(),
    last_used_at: used,
  };
}
