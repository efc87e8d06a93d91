import type { Page } from '@playwright/test';
import { notificationPaths } from '../../../apps/school/src/areas/notifications/paths.ts';
import { uniqueTitle } from '../journey.ts';
import { type Area, button, check, item, located } from './opener.ts';
import { create, findId } from './records.ts';

const list = notificationPaths.list.href();
const rowMenu = button('notifications.actionsFor');
const actions = 'areas/notifications/useNotificationActions.tsx';

/** The list of drafts, or of what is sent later, with at least one. */
const withUnsent = (status: 'draft' | 'scheduled') => async (page: Page) => {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  await create(page, '/api/v1/notifications', {
    title: uniqueTitle('Reunión'),
    content: 'A las cuatro.',
    audience: { scope: 'all' },
    status: status === 'draft' ? 'draft' : 'sent',
    ...(status === 'scheduled' && { scheduled_at: tomorrow }),
  });
  return notificationPaths.list.href({ status });
};

const openSent = async (page: Page) => {
  const sent = '/api/v1/notifications/managed?filter[status]=sent&filter[emergency]=false';
  return notificationPaths.detail.href({ id: await findId(page, sent) });
};

export const notifications: Area = {
  name: 'notifications',
  openers: [
    { files: ['areas/notifications/list/notificationColumns.tsx'], path: list, steps: [rowMenu] },
    {
      files: [actions],
      path: withUnsent('draft'),
      steps: [rowMenu, item('notifications.deleteDraft')],
    },
    {
      files: [actions],
      path: withUnsent('scheduled'),
      steps: [rowMenu, item('notifications.cancel')],
    },
    { files: ['areas/notifications/detail/NotificationFacts.tsx'], path: openSent, steps: [rowMenu] },
    {
      files: ['areas/receipts/ReminderDialog.tsx'],
      path: openSent,
      steps: [
        located('receipts.remind', (page, text) =>
          page.getByRole('region', { name: text('receipts.title') }).getByRole('button'),
        ),
      ],
    },
  ],
};

export const alerts: Area = {
  name: 'alerts',
  role: 'direccion',
  openers: (['startReal', 'startDrill'] as const).map((start) => ({
    files: ['areas/notifications/ConfirmEmergency.tsx'],
    path: notificationPaths.createAlert.href(),
    steps: [
      check('notifications.alertKind.gas'),
      ...(start === 'startDrill' ? [check('notifications.drill')] : []),
      button(`notifications.form.${start}`),
    ],
  })),
};
