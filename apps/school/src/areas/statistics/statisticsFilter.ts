import { supportedZone } from '@school/text';
import { addDays } from '../../intl/localTime.ts';
import { type InputOf, isCalendarDate } from '@school/domain';
import { areInOrder, type Days } from '../../lists/days.ts';
import type { FilterName } from '../../lists/useList.ts';
import type { ValuesOf } from '../../router/routePath.ts';
import type { statisticsPaths } from './paths.ts';

/** Filters of the statistics. */
export type StatisticsFilter = ValuesOf<typeof statisticsPaths.overview>;
export type StatisticsField = FilterName<StatisticsFilter>;

/** Maximum number of days that the server accepts. */
export const mostDays = 400;

const week = 7;

/** The Chilean school year runs from March to December; January and February belong to the previous one. */
const schoolYear = (today: string) => {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  return `${month >= 3 ? year : year - 1}-03-01`;
};

/** Whether the URL has custom days; an invalid day counts as unset. */
export const hasOwnDays = ({ from, to }: StatisticsFilter): boolean =>
  isCalendarDate(from) || isCalendarDate(to);

/** The days of a filter; custom days may be in the wrong order. */
export function getStatisticsDays(filter: StatisticsFilter, today: string): Days {
  if (hasOwnDays(filter)) {
    const to = isCalendarDate(filter.to) ? filter.to : today;
    return { to, from: isCalendarDate(filter.from) ? filter.from : addDays(to, 1 - week) };
  }
  if (filter.period === 'year') return { from: schoolYear(today), to: today };
  return { from: addDays(today, 1 - (Number(filter.period) || week)), to: today };
}

/** Whether the server accepts the days. */
export const areCountable = (days: Days): boolean => areInOrder(days, mostDays);

const isZone = (name: string) => /^[A-Za-z]/.test(name) && supportedZone(name) !== undefined;

/** The chosen time zone; undefined for the school's. */
export const getZone = ({ zone }: Pick<StatisticsFilter, 'zone'>): string | undefined =>
  isZone(zone) ? zone : undefined;

const isId = (text: string) => /^[0-9a-f-]{36}$/i.test(text);

/** Converts the filter to query parameters. */
export function toStatisticsQuery(filter: StatisticsFilter, today: string): InputOf<'getPostStatistics'> {
  const zone = getZone(filter);
  return {
    query: {
      ...getStatisticsDays(filter, today),
      ...(zone && { timezone: zone }),
      ...(isId(filter.place) && { place_id: filter.place }),
      ...(isId(filter.role) && { role_id: filter.role }),
    },
  };
}

/** Whether only the activity of a role or a place is counted. */
export const countsPart = (input: InputOf<'getPostStatistics'> | null): boolean =>
  Boolean(input?.query?.role_id ?? input?.query?.place_id);
