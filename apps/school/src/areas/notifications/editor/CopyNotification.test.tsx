import { managedNotifications } from '@school/domain/fixtures';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Handlers } from '../../../testing/handlers.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { NewAlertScreen } from './NewAlertScreen.tsx';
import { NewNotificationScreen } from './NewNotificationScreen.tsx';

const { cambioDeSala, reunionDeDepartamento, fugaDeGas } = managedNotifications;
const show = ({ id }: { id: string }, answers: Handlers = {}) =>
  renderScreen({
    path: `/college-notifications/new-notification?from=${id}`,
    answers,
    children: <NewNotificationScreen />,
  });

describe('a copy of a notification', () => {
  it('starts with its text, audience and kind, and is sent now', async () => {
    const app = show(reunionDeDepartamento);
    expect(await screen.findByRole('textbox', { name: 'Título' })).toHaveValue(reunionDeDepartamento.title);
    await app.person.click(await screen.findByRole('button', { name: 'Enviar' }));
    const created = () => app.calls.find(({ operationId }) => operationId === 'createNotification');
    await waitFor(() => expect(created()).toBeDefined());
    expect(created()?.body).toMatchObject({
      title: reunionDeDepartamento.title,
      kind: 'meeting',
      scheduled_at: null,
      audience: { role_ids: reunionDeDepartamento.audience.role_ids },
    });
  });

  it('of a real emergency is a drill with its kind', async () => {
    renderScreen({
      path: `/college-notifications/new-alert?from=${fugaDeGas.id}`,
      children: <NewAlertScreen />,
    });
    expect(await screen.findByRole('radio', { name: /Simulacro/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Fuga de gas' })).toBeChecked();
    expect(screen.getByRole('textbox', { name: 'Contenido' })).toHaveValue(fugaDeGas.content);
  });

  it('reports a notification that is gone', async () => {
    show(cambioDeSala, { getNotification: { status: 404, data: { message: 'Not found.' } } });
    expect(await screen.findByRole('heading', { level: 2 })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Título' })).toBeNull();
  });
});
