import { toListQuery, type SearchSource } from '../../search/searchSource.ts';
import { eventPaths } from './paths.ts';

/** Days before and after today that are searched: the server returns at most a year. */
const searchedDays = 182;
const dayBeside = (now: Date, days: number) =>
  new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);

/** Searches events. */
export const eventSearch: SearchSource = {
  permission: 'events.view',
  group: 'events.title',
  icon: 'calendar-days',
  async find(send, words, signal, { now }) {
    const range = { from: dayBeside(now, -searchedDays), to: dayBeside(now, searchedDays) };
    const answer = await send('listEvents', {
      query: { ...toListQuery(words), ...range, sort: '-start' },
      signal,
    });
    return (
      answer?.data.map(({ id, name, start, place }) => ({
        id,
        title: name,
        description: place?.name,
        href: eventPaths.calendar.href({ date: start.slice(0, 10), event: id }),
      })) ?? null
    );
  },
};
