import type { User } from '@school/domain';
import { managedNotifications, notifications, users } from '@school/domain/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ok, type Handlers } from '../../../testing/handlers.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { CollegeNotificationScreen } from './CollegeNotificationScreen.tsx';

const { cambioDeSala, simulacro, reunionDeDepartamento } = managedNotifications;
const show = ({ id }: { id: string }, answers: Handlers = {}, query = '', user: User = users.administrador) =>
  renderScreen({
    path: `/college-notifications/${id}${query}`,
    answers,
    user,
    children: <CollegeNotificationScreen />,
  });

describe('CollegeNotificationScreen', () => {
  it('shows the delivery as a sentence and for each recipient', async () => {
    show(cambioDeSala);
    expect(await screen.findByText('9 de 14 personas la vieron.')).toBeVisible();
    expect(await screen.findByText('No entregada')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Declarar el fin' })).toBeNull();
  });

  it('offers the all-clear during an emergency and lists its updates', async () => {
    show(simulacro);
    expect(await screen.findByRole('button', { name: 'Declarar el fin' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Informar cómo sigue' })).toBeVisible();
    expect(screen.getByText('La escalera sur está cerrada. Usen solo la norte.')).toBeVisible();
    expect(screen.getByText('82 de 96 personas respondieron.')).toBeVisible();
  });

  describe('during the hold of an alert', () => {
    const held = {
      ...simulacro,
      status: 'scheduled',
      sent_at: null,
      scheduled_at: '2026-09-08T10:42:05-03:00',
      updates: [],
      can: { update: false, cancel: true, all_clear: false },
    } as const;

    it('takes the alert back', async () => {
      let status: 'scheduled' | 'cancelled' = 'scheduled';
      const answer = () => ({ data: { ...held, status } }) as never;
      const app = show(simulacro, {
        getNotification: () => ok('getNotification', answer()),
        cancelNotification: () => {
          status = 'cancelled';
          return ok('cancelNotification', answer());
        },
      });
      expect(await screen.findByText('Se envía en 5 segundos')).toBeVisible();
      await app.person.click(screen.getByRole('button', { name: 'No enviar' }));
      expect(await screen.findByText('La alerta no se envió')).toBeVisible();
      await waitFor(() => expect(screen.queryByText(/Se envía en/)).toBeNull());
    });

    it('says so when the alert was sent meanwhile', async () => {
      let isSent = false;
      const app = show(simulacro, {
        getNotification: () => ok('getNotification', { data: isSent ? simulacro : held } as never),
        cancelNotification: () => {
          isSent = true;
          return { status: 409, data: { message: 'It has been sent already.' } };
        },
      });
      await app.person.click(await screen.findByRole('button', { name: 'No enviar' }));
      expect(await screen.findByText(/^Ya se envió\./)).toBeVisible();
      expect(await screen.findByRole('button', { name: 'Declarar el fin' })).toBeVisible();
    });
  });

  it('changes a scheduled one with its version, and shows both versions after a conflict', async () => {
    let tries = 0;
    const theirs = { ...reunionDeDepartamento, title: 'Reunión aplazada', version: 2 };
    const app = show(
      reunionDeDepartamento,
      {
        getNotification: () =>
          ok('getNotification', { data: (tries === 0 ? reunionDeDepartamento : theirs) as never }),
        updateNotification: () => {
          tries += 1;
          return tries === 1
            ? { status: 409, data: { message: 'Stale.', current_version: 2 } }
            : { status: 200, data: { data: reunionDeDepartamento } };
        },
      },
      '?edit=1',
    );
    const title = await screen.findByRole('textbox', { name: 'Título' });
    await app.person.clear(title);
    await app.person.type(title, 'Reunión a las 18:00');
    await app.person.click(await screen.findByRole('radio', { name: 'Ahora' }));
    await app.person.click(screen.getByRole('button', { name: 'Enviar' }));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText('Reunión aplazada')).toBeVisible();
    expect(within(dialog).getByText('Reunión a las 18:00')).toBeVisible();
    const [put] = app.calls.filter(({ operationId }) => operationId === 'updateNotification');
    expect(put?.headers['If-Match']).toBe('"1"');
  });

  it('does not open for people who only received it', async () => {
    show(cambioDeSala, {
      getNotification: ok('getNotification', { data: notifications.cambioDeSala as never }),
    });
    expect(await screen.findByText('No tienes acceso')).toBeVisible();
  });

  it('reports a missing notification', async () => {
    show({ id: '01990000-0000-7b01-8000-0000000000ff' });
    expect(await screen.findByText(/Esta notificación no está/)).toBeVisible();
  });

  it('requests the page of recipients from the URL', async () => {
    const app = show(cambioDeSala, {}, '?page=3');
    await waitFor(() =>
      expect(
        app.calls.find(({ operationId }) => operationId === 'listNotificationRecipients')?.query.get('page'),
      ).toBe('3'),
    );
  });
});
