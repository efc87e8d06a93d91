import { toLocalDay } from '../../intl/localTime.ts';
import type { Preload } from '../../data/preloadQueries.ts';
import {
  areCountable,
  getStatisticsDays,
  toStatisticsQuery,
  type StatisticsFilter,
  getZone,
} from './statisticsFilter.ts';
import { canSeeFigures } from './canSeeFigures.ts';
import { type PreloadContext, protectedRoute, type RouteRecord } from '../../router/routes.ts';
import { statisticsPaths } from './paths.ts';

function statisticsQueries(filter: StatisticsFilter, { user, timeZone }: PreloadContext): Preload[] {
  const today = toLocalDay(new Date(), getZone(filter) ?? timeZone);
  if (!areCountable(getStatisticsDays(filter, today))) return [];
  const query = toStatisticsQuery(filter, today);
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
  protectedRoute(statisticsPaths.overview, {
    title: 'statistics.title',
    load: () => import('./StatisticsScreen.tsx').then((file) => file.StatisticsScreen),
    permission: 'statistics.view',
    nav: { id: 'statistics', group: 'figures', icon: 'chart-column' },
    preload: statisticsQueries,
  }),
];
