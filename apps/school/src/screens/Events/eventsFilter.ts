import type { EventStatus, InputOf } from '@school/domain';
import { dayAfter, isDay, monthOf } from '../../events/clock.ts';
import { listAddress, type ListFilter } from '../../lists/listAddress.ts';

const statuses = ['tentative', 'confirmed', 'cancelled'] as const satisfies readonly EventStatus[];

/** The ways to look at the calendar; the month is the usual one. */
export const views = ['month', 'week', 'agenda'] as const;

/** One of the ways to look at the calendar. */
export type EventsView = (typeof views)[number];

/** The calendar: what is seen of it, what it is narrowed to, and which event is open. */
export const eventsAddress = listAddress('/events', {
  view: ['week', 'agenda'],
  date: 'any',
  place: 'any',
  status: statuses,
  event: 'any',
});

/** What the calendar's address holds. */
export type EventsFilter = ListFilter<(typeof eventsAddress)['names'][number]>;

/** How the calendar is looked at. */
export const viewOf = ({ view }: EventsFilter): EventsView =>
  views.find((known) => known === view) ?? 'month';

/** The day that the calendar is turned to. */
export const dateOf = ({ date }: EventsFilter, today: string): string => (isDay(date) ? date : today);

/** The month of a day, or as many days around it or its week as a calendar may show, wherever its weeks begin. */
export function rangeOf(filter: EventsFilter, today: string): { from: string; to: string } {
  const date = dateOf(filter, today);
  if (viewOf(filter) === 'week') return { from: dayAfter(date, -6), to: dayAfter(date, 6) };
  const { first, last } = monthOf(date);
  return viewOf(filter) === 'agenda'
    ? { from: first, to: last }
    : { from: dayAfter(first, -6), to: dayAfter(last, 6) };
}

/** The filter as the provider takes it. */
export function queryOfFilter(filter: EventsFilter, today: string): InputOf<'listEvents'> {
  const { q, place, status, page } = filter;
  return {
    query: {
      ...rangeOf(filter, today),
      page,
      per_page: 100,
      ...(q && { q }),
      ...(place && { 'filter[place]': place }),
      ...(status && { 'filter[status]': status as EventStatus }),
    },
  };
}
