import { users } from '@school/domain/fixtures';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { emptyNotification, type NotificationValues } from '../notificationValues.ts';
import { NewNotificationScreen } from './NewNotificationScreen.tsx';

const show = (change: Partial<NotificationValues>) => {
  const values = {
    ...emptyNotification,
    title: 'Actas',
    content: 'Se cierran el viernes.',
    audience: { scope: 'all' },
    requestsConfirmation: true,
    confirmBy: '2026-09-12',
    ...change,
  };
  return renderScreen({
    path: '/college-notifications/new-notification',
    stored: {
      [`school.draft:2:localhost:${users.administrador.id}:new-notification`]: JSON.stringify({
        values,
        idempotencyKey: 'stored-key',
        savedAt: '2026-09-08T10:41:00-03:00',
      }),
    },
    children: <NewNotificationScreen />,
  });
};

describe('the request for a confirmation in a notification', () => {
  it('sends the day', async () => {
    const app = show({});
    expect(await screen.findByRole('checkbox', { name: /^Pedir que confirmen la lectura/ })).toBeChecked();
    await app.person.click(screen.getByRole('button', { name: 'Enviar' }));
    const sent = () => app.calls.filter(({ operationId }) => operationId === 'createNotification');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toMatchObject({ confirm_by: '2026-09-12' });
  });

  it('is not offered for an emergency', async () => {
    show({ emergency: true });
    await screen.findByRole('textbox', { name: 'Título' });
    expect(screen.queryByRole('checkbox', { name: /^Pedir que confirmen la lectura/ })).toBeNull();
  });
});
