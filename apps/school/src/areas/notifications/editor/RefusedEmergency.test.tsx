import { users } from '@school/domain/fixtures';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { emptyNotification } from '../notificationValues.ts';
import { NewNotificationScreen } from './NewNotificationScreen.tsx';

it('does not blame the audience when an emergency for everyone is refused to an inspector', async () => {
  const values = {
    ...emptyNotification,
    title: 'Evacúen',
    content: 'A la cancha.',
    audience: { scope: 'all' },
    emergency: true,
    alertKind: 'gas',
  };
  const draft = { values, idempotencyKey: 'stored-key', savedAt: '2026-09-08T10:41:00-03:00' };
  const { person } = renderScreen({
    path: '/college-notifications/new-notification',
    answers: { createNotification: { status: 403, data: { message: 'x' } } },
    user: users.inspectoria,
    stored: { [`school.draft:2:localhost:${users.inspectoria.id}:new-notification`]: JSON.stringify(draft) },
    children: <NewNotificationScreen />,
  });
  await person.click(await screen.findByRole('button', { name: 'Iniciar el simulacro' }));
  const question = await screen.findByRole('dialog', { name: '¿Iniciar un simulacro?' });
  await person.click(within(question).getByRole('button', { name: 'Iniciar el simulacro' }));
  expect((await screen.findAllByText(/Tu rol no permite hacer esto/))[0]).toBeVisible();
  expect(screen.queryByText(/no son de tu parte del colegio/)).toBeNull();
});
