import type { RouteRecord } from '../../routes/record.ts';

export const integrationRoutes: readonly RouteRecord[] = [
  {
    path: '/admin/integrations',
    title: 'integrations.title',
    load: () => import('./IntegrationsScreen.tsx').then((file) => file.IntegrationsScreen),
    permission: 'integrations.write',
    nav: { id: 'integrations', group: 'school', icon: 'plug' },
    preload: () => [['listIntegrations', {}]],
  },
  {
    path: '/admin/integrations/smtp',
    title: 'integrations.title',
    load: () => import('./smtp/SmtpScreen.tsx').then((file) => file.SmtpScreen),
    permission: 'integrations.write',
    preload: () => [
      ['listIntegrations', {}],
      ['getSmtpSettings', {}],
    ],
  },
  {
    path: '/admin/integrations/calendar',
    title: 'integrations.title',
    load: () => import('./calendarServer/CalendarServerScreen.tsx').then((file) => file.CalendarServerScreen),
    permission: 'integrations.write',
    preload: () => [
      ['listIntegrations', {}],
      ['getCalendarSettings', {}],
    ],
  },
];
