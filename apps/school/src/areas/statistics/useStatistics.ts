import { useLocation } from 'wouter';
import { toLocalDay } from '../../intl/localTime.ts';
import { useCollege } from '../../data/DataRoot.tsx';
import { type Days } from '../../lists/days.ts';
import { type List, useList } from '../../lists/useList.ts';
import { useScreenServices } from '../../screen/ScreenRoot.tsx';
import {
  areCountable,
  getStatisticsDays,
  hasOwnDays,
  toStatisticsQuery,
  type StatisticsField,
  getZone,
} from './statisticsFilter.ts';
import { statisticsPaths } from './paths.ts';

/** Value of the period filter for custom days. */
export const ownDays = 'own';

/** Returns the state of the statistics in the URL and functions that change it. */
export function useStatistics() {
  const [, navigate] = useLocation();
  const { clock } = useScreenServices();
  const schoolZone = useCollege()?.setting.timezone;
  const list = useList(statisticsPaths.overview);
  const { filter } = list;
  const zone = getZone(filter) ?? schoolZone;
  const today = toLocalDay(clock(), zone);
  const days = getStatisticsDays(filter, today);
  const hasChosenDays = hasOwnDays(filter);
  const toHref = (change: object) => statisticsPaths.overview.format({ ...filter, page: 1, ...change });
  // A preset period and custom days replace each other in the URL.
  const shown: List<StatisticsField> = {
    ...list,
    filter: { ...filter, period: hasChosenDays ? ownDays : filter.period },
    narrow(name, value) {
      if (name !== 'period') return list.narrow(name, value);
      const change = value === ownDays ? { period: '', ...days } : { period: value, from: '', to: '' };
      navigate(toHref(change));
    },
  };
  return {
    list: shown,
    today,
    days,
    own: hasChosenDays,
    zone,
    /** Null while the days are invalid. */
    query: areCountable(days) ? toStatisticsQuery(filter, today) : null,
    choose: (chosen: Days) => navigate(toHref({ period: '', ...chosen }), { replace: true }),
  };
}

/** Result of {@link useStatistics}. */
export type Statistics = ReturnType<typeof useStatistics>;
