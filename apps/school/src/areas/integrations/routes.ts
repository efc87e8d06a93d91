import { protectedRoute, type RouteRecord } from '../../router/routes.ts';
import { integrationPaths } from './paths.ts';

export const integrationRoutes: readonly RouteRecord[] = [
  protectedRoute(integrationPaths.list, {
    title: 'integrations.title',
    load: () => import('./IntegrationsScreen.tsx').then((file) => file.IntegrationsScreen),
    permission: 'integrations.write',
    nav: { id: 'integrations', group: 'school', icon: 'plug' },
    preload: () => [['listIntegrations', {}]],
  }),
  protectedRoute(integrationPaths.smtp, {
    title: 'integrations.title',
    load: () => import('./smtp/SmtpScreen.tsx').then((file) => file.SmtpScreen),
    permission: 'integrations.write',
    preload: () => [
      ['listIntegrations', {}],
      ['getSmtpSettings', {}],
    ],
  }),
  protectedRoute(integrationPaths.calendar, {
    title: 'integrations.title',
    load: () => import('./calendarServer/CalendarServerScreen.tsx').then((file) => file.CalendarServerScreen),
    permission: 'integrations.write',
    preload: () => [
      ['listIntegrations', {}],
      ['getCalendarSettings', {}],
    ],
  }),
];
