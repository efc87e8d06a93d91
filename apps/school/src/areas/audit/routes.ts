import { toLocalDay } from '../../intl/localTime.ts';
import { protectedRoute, type RouteRecord } from '../../router/routes.ts';
import { auditPaths } from './paths.ts';
import { toAuditInput } from './auditFilter.ts';

export const auditRoutes: readonly RouteRecord[] = [
  protectedRoute(auditPaths.list, {
    title: 'audit.title',
    load: () => import('./AuditScreen.tsx').then((file) => file.AuditScreen),
    permission: 'audit.view',
    nav: { id: 'audit', group: 'figures', icon: 'history' },
    preload: (filter) => [['listAudit', toAuditInput(filter, toLocalDay(new Date(), undefined))]],
  }),
];
