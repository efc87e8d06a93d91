import type { RouteRecord } from './record.ts';

export const schoolRoutes: readonly RouteRecord[] = [
  {
    path: '/admin/school',
    load: () => import('../screens/School/SchoolScreen.tsx').then((file) => file.SchoolScreen),
    permission: 'college.write',
    nav: { id: 'school', group: 'school', label: 'app.places.school', icon: 'school' },
    preload: () => [['getCollege', {}]],
  },
  {
    path: '/admin/integrations',
    load: () =>
      import('../screens/Integrations/IntegrationsScreen.tsx').then((file) => file.IntegrationsScreen),
    permission: 'integrations.write',
    nav: { id: 'integrations', group: 'school', label: 'app.places.integrations', icon: 'plug' },
    preload: () => [['listIntegrations', {}]],
  },
  {
    path: '/admin/integrations/smtp',
    load: () => import('../screens/Smtp/SmtpScreen.tsx').then((file) => file.SmtpScreen),
    permission: 'integrations.write',
    preload: () => [
      ['listIntegrations', {}],
      ['getSmtpSettings', {}],
    ],
  },
  {
    path: '/admin/integrations/calendar',
    load: () =>
      import('../screens/CalendarServer/CalendarServerScreen.tsx').then((file) => file.CalendarServerScreen),
    permission: 'integrations.write',
    preload: () => [
      ['listIntegrations', {}],
      ['getCalendarSettings', {}],
    ],
  },
];
