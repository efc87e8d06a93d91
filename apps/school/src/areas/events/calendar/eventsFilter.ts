import type { InputOf } from '@school/domain';
import { addDays, isDay, monthRange } from '../../../intl/localTime.ts';
import type { ValuesOf } from '../../../router/routePath.ts';
import type { eventPaths } from '../paths.ts';

/** Views of the calendar; the default is the month. */
export const views = ['month', 'week', 'agenda'] as const;

/** A view of the calendar. */
export type EventsView = (typeof views)[number];

/** State of the calendar in the URL. */
export type EventsFilter = ValuesOf<typeof eventPaths.calendar>;

/** Returns the view. */
export const getView = ({ view }: EventsFilter): EventsView => view || 'month';

/** Returns the date that the calendar shows. */
export const getDate = ({ date }: EventsFilter, today: string): string => (isDay(date) ? date : today);

/** The days to request: a month, or enough days around a date for its week, on whichever weekday it starts. */
export function getVisibleDays(filter: EventsFilter, today: string): { from: string; to: string } {
  const date = getDate(filter, today);
  if (getView(filter) === 'week') return { from: addDays(date, -6), to: addDays(date, 6) };
  const { first, last } = monthRange(date);
  return getView(filter) === 'agenda'
    ? { from: first, to: last }
    : { from: addDays(first, -6), to: addDays(last, 6) };
}

/** Converts the filter to query parameters. */
export function toEventsQuery(filter: EventsFilter, today: string): InputOf<'listEvents'> {
  const { q, place, status, page } = filter;
  return {
    query: {
      ...getVisibleDays(filter, today),
      page,
      per_page: 100,
      ...(q && { q }),
      ...(place && { 'filter[place]': place }),
      ...(status && { 'filter[status]': status }),
    },
  };
}
