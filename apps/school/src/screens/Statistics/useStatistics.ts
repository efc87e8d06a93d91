import { useCollege } from '../../data/DataRoot.tsx';
import { type Days, dayAt } from '../../lists/days.ts';
import { type List, useList } from '../../lists/useList.ts';
import { useNavigation } from '../../navigation/NavigationRoot.tsx';
import { useShell } from '../../shell/ShellRoot.tsx';
import {
  areCountable,
  daysOf,
  hasOwnDays,
  queryOfFilter,
  statisticsAddress,
  type StatisticsField,
  zoneOf,
} from './statisticsFilter.ts';

/** The value of a span that is chosen day by day. */
export const ownDays = 'own';

/** What the address asks to be counted, and the ways to change that. */
export function useStatistics() {
  const navigation = useNavigation();
  const { clock } = useShell();
  const schoolZone = useCollege()?.setting.timezone;
  const list = useList(statisticsAddress);
  const { filter } = list;
  const zone = zoneOf(filter) ?? schoolZone;
  const today = dayAt(clock(), zone);
  const days = daysOf(filter, today);
  const own = hasOwnDays(filter);
  const hrefOf = (change: object) => statisticsAddress.hrefOf({ ...filter, page: 1, ...change });
  // A span that ends today, and days of one's own, take each other's place in the address.
  const shown: List<StatisticsField> = {
    ...list,
    filter: { ...filter, period: own ? ownDays : filter.period },
    narrow(name, value) {
      if (name !== 'period') return list.narrow(name, value);
      const change = value === ownDays ? { period: '', ...days } : { period: value, from: '', to: '' };
      void navigation.navigate(hrefOf(change));
    },
  };
  return {
    list: shown,
    today,
    days,
    own,
    zone,
    /** Null while the days are none that can be counted. */
    query: areCountable(days) ? queryOfFilter(filter, today) : null,
    choose: (chosen: Days) => void navigation.navigate(hrefOf({ period: '', ...chosen }), { replace: true }),
  };
}

/** What {@link useStatistics} gives. */
export type Statistics = ReturnType<typeof useStatistics>;
