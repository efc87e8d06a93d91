import type { Period } from './period.ts';
import type { entriesByHour, reach } from './statistics.queries.ts';

export const presentPeriod = ({ from, to, timezone }: Period) => ({ from, to, timezone });

/** Converts the visits by hour to JSON, with their sums. */
export function presentEntries(cells: Awaited<ReturnType<typeof entriesByHour>>) {
  const sum = (field: 'entries' | 'seconds') => cells.reduce((all, cell) => all + cell[field], 0);
  return { entries: sum('entries'), seconds: sum('seconds'), cells };
}

/** Converts the reach of the school's content to JSON. */
export const presentReach = (counts: Awaited<ReturnType<typeof reach>>) => ({
  people: { reached: counts.people, total: counts.people_total },
  posts: { reached: counts.posts, total: counts.posts_total },
  notifications: { reached: counts.notifications, total: counts.notifications_total },
  reads_by_day: counts.reads_by_day,
});
