import { toLocalDay } from '../../intl/localTime.ts';
import type { RouteRecord } from '../../routes/record.ts';
import { auditAddress, pageOf } from './auditFilter.ts';

export const auditRoutes: readonly RouteRecord[] = [
  {
    path: '/admin/audit',
    title: 'audit.title',
    load: () => import('./AuditScreen.tsx').then((file) => file.AuditScreen),
    permission: 'audit.view',
    nav: { id: 'audit', group: 'figures', icon: 'history' },
    preload: ({ search }) => [
      ['listAudit', pageOf(auditAddress.read(undefined, search), toLocalDay(new Date(), undefined))],
    ],
  },
];
