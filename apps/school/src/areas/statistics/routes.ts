import { toLocalDay } from '../../intl/localTime.ts';
import type { Preload } from '../../data/preloadQueries.ts';
import { areCountable, daysOf, queryOfFilter, statisticsAddress, zoneOf } from './statisticsFilter.ts';
import { canSeeFigures } from './canSeeFigures.ts';
import type { RouteMatch, RouteRecord } from '../../routes/record.ts';

function statisticsQueries({ search, user, timeZone }: RouteMatch): Preload[] {
  const filter = statisticsAddress.read(undefined, search);
  const today = toLocalDay(new Date(), zoneOf(filter) ?? timeZone);
  if (!areCountable(daysOf(filter, today))) return [];
  const query = queryOfFilter(filter, today);
  return [
    ['getPostStatistics', query],
    ['getDocumentStatistics', query],
    ...(user === null || canSeeFigures(user)
      ? ([
          ['getEntryStatistics', query],
          ['getReachStatistics', query],
        ] as Preload[])
      : []),
    ['listRoles', {}],
  ];
}

export const statisticsRoutes: readonly RouteRecord[] = [
  {
    path: '/admin/statistics',
    title: 'statistics.title',
    load: () => import('./StatisticsScreen.tsx').then((file) => file.StatisticsScreen),
    permission: 'statistics.view',
    nav: { id: 'statistics', group: 'figures', icon: 'chart-column' },
    preload: statisticsQueries,
  },
];
