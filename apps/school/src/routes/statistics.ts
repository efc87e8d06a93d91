import type { Preload } from '../data/preloadQueries.ts';
import { dayAt } from '../lists/days.ts';
import { auditAddress, pageOf } from '../screens/Audit/auditFilter.ts';
import {
  areCountable,
  daysOf,
  queryOfFilter,
  statisticsAddress,
  zoneOf,
} from '../screens/Statistics/statisticsFilter.ts';
import { seesFigures } from './home.ts';
import type { RouteMatch, RouteRecord } from './record.ts';

function statisticsQueries({ search, user, timeZone }: RouteMatch): Preload[] {
  const filter = statisticsAddress.read(undefined, search);
  const today = dayAt(new Date(), zoneOf(filter) ?? timeZone);
  if (!areCountable(daysOf(filter, today))) return [];
  const query = queryOfFilter(filter, today);
  return [
    ['getPostStatistics', query],
    ['getDocumentStatistics', query],
    ...(user === null || seesFigures(user)
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
    load: () => import('../screens/Statistics/StatisticsScreen.tsx').then((file) => file.StatisticsScreen),
    permission: 'statistics.view',
    nav: { id: 'statistics', group: 'figures', label: 'statistics.title', icon: 'chart-column' },
    preload: statisticsQueries,
  },
  {
    path: '/admin/audit',
    load: () => import('../screens/Audit/AuditScreen.tsx').then((file) => file.AuditScreen),
    permission: 'audit.view',
    nav: { id: 'audit', group: 'figures', label: 'audit.title', icon: 'history' },
    preload: ({ search }) => [
      ['listAudit', pageOf(auditAddress.read(undefined, search), dayAt(new Date(), undefined))],
    ],
  },
];
