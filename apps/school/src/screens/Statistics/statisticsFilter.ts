import { type InputOf, isCalendarDate } from '@school/domain';
import { areInOrder, type Days, daysAfter } from '../../lists/days.ts';
import { listAddress, type ListFilter } from '../../lists/listAddress.ts';

/** Spans that end today; without one it is the last seven days. */
export const spans = ['30', '90', 'year'] as const;

/** What is counted, when, and by which clock. */
export const statisticsAddress = listAddress('/admin/statistics', {
  period: spans,
  from: 'any',
  to: 'any',
  place: 'any',
  role: 'any',
  zone: 'any',
});

/** What the statistics can be narrowed by. */
export type StatisticsField = (typeof statisticsAddress)['names'][number];
export type StatisticsFilter = ListFilter<StatisticsField>;

/** The most days that the provider counts at once. */
export const mostDays = 400;

const week = 7;

/** The school year of Chile runs from March to December; in January and February it is still the last one. */
const schoolYear = (today: string) => {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  return `${month >= 3 ? year : year - 1}-03-01`;
};

/** Days of somebody's own choice are in the address; a mistyped one counts as not set. */
export const hasOwnDays = ({ from, to }: StatisticsFilter): boolean =>
  isCalendarDate(from) || isCalendarDate(to);

/** The days that a filter means; the first may lie after the last where somebody chose them so. */
export function daysOf(filter: StatisticsFilter, today: string): Days {
  if (hasOwnDays(filter)) {
    const to = isCalendarDate(filter.to) ? filter.to : today;
    return { to, from: isCalendarDate(filter.from) ? filter.from : daysAfter(to, 1 - week) };
  }
  if (filter.period === 'year') return { from: schoolYear(today), to: today };
  return { from: daysAfter(today, 1 - (Number(filter.period) || week)), to: today };
}

/** Whether the provider can count them. */
export const areCountable = (days: Days): boolean => areInOrder(days, mostDays);

const isZone = (name: string) => {
  try {
    return /^[A-Za-z]/.test(name) && new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== '';
  } catch {
    return false;
  }
};

/** The clock that somebody chose; undefined for the school's. */
export const zoneOf = ({ zone }: StatisticsFilter): string | undefined => (isZone(zone) ? zone : undefined);

const isId = (text: string) => /^[0-9a-f-]{36}$/i.test(text);

/** The filter as the provider takes it. */
export function queryOfFilter(filter: StatisticsFilter, today: string): InputOf<'getPostStatistics'> {
  const zone = zoneOf(filter);
  return {
    query: {
      ...daysOf(filter, today),
      ...(zone && { timezone: zone }),
      ...(isId(filter.place) && { place_id: filter.place }),
      ...(isId(filter.role) && { role_id: filter.role }),
    },
  };
}
