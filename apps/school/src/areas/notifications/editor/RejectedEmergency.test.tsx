import { users } from '@school/domain/fixtures';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { storeDraft } from '../../../testing/storeDraft.ts';
import { emptyAlert } from '../notificationValues.ts';
import { NewAlertScreen } from './NewAlertScreen.tsx';

it('does not blame the audience when an emergency for everyone by an inspector is rejected', async () => {
  const texts = { title: 'Evacúen', content: 'A la cancha.' };
  const values = { ...emptyAlert, ...texts, mode: 'drill', alertKind: 'gas' };
  const { person } = renderScreen({
    path: '/college-notifications/new-alert',
    answers: { createNotification: { status: 403, data: { message: 'x' } } },
    user: users.inspectoria,
    stored: storeDraft('new-alert', values, users.inspectoria),
    children: <NewAlertScreen />,
  });
  await person.click(await screen.findByRole('button', { name: 'Iniciar el simulacro' }));
  const question = await screen.findByRole('dialog', { name: '¿Iniciar un simulacro?' });
  await person.click(within(question).getByRole('button', { name: 'Iniciar el simulacro' }));
  expect((await screen.findAllByText(/Tu rol no permite hacer esto/))[0]).toBeVisible();
  expect(screen.queryByText(/no son de tu parte del colegio/)).toBeNull();
});
