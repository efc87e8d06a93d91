import { protectedRoute, type RouteRecord } from '../../router/routes.ts';
import { messengerPaths } from './paths.ts';
import { toReportsQuery } from './reports/toReportsQuery.ts';

export const messengerRoutes: readonly RouteRecord[] = [
  protectedRoute(messengerPaths.conversation, {
    title: 'messenger.title',
    load: () => import('./MessengerScreen.tsx').then((file) => file.MessengerScreen),
    permission: 'messenger.use',
    nav: { id: 'messenger', group: 'daily', icon: 'message-square', primary: true },
    preload: ({ id }) => (id ? [['getConversation', { path: { id } }]] : []),
  }),
  protectedRoute(messengerPaths.reports, {
    title: 'messageReports.title',
    load: () => import('./reports/ReportsScreen.tsx').then((file) => file.ReportsScreen),
    permission: 'messenger.oversee',
    backLink: true,
    preload: (filter) => [['listMessageReports', toReportsQuery(filter)]],
  }),
  protectedRoute(messengerPaths.report, {
    title: 'messageReports.one',
    load: () => import('./reports/ReportScreen.tsx').then((file) => file.ReportScreen),
    permission: 'messenger.oversee',
    preload: ({ id }) => [['getMessageReport', { path: { id } }]],
  }),
];
