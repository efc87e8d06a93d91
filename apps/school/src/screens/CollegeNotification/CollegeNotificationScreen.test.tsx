import type { User } from '@school/domain';
import { managedNotifications, notifications, users } from '@school/domain/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ok, type Handlers } from '../../testing/handlers.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
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
  it('says how far it has come, in a sentence and with each', async () => {
    show(cambioDeSala);
    expect(await screen.findByText('9 de 14 personas la vieron.')).toBeVisible();
    expect(await screen.findByText('No entregada')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Declarar el fin' })).toBeNull();
  });

  it('offers the all-clear while an emergency goes on, with what was said since', async () => {
    show(simulacro);
    expect(await screen.findByRole('button', { name: 'Declarar el fin' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Informar cómo sigue' })).toBeVisible();
    expect(screen.getByText('La escalera sur está cerrada. Usen solo la norte.')).toBeVisible();
    expect(screen.getByText('82 de 96 personas respondieron.')).toBeVisible();
  });

  it('changes one that waits, by its version, and shows both when somebody else was faster', async () => {
    let tries = 0;
    const theirs = { ...reunionDeDepartamento, title: 'Reunión aplazada', version: 2 };
    const stage = show(
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
    await stage.person.clear(title);
    await stage.person.type(title, 'Reunión a las 18:00');
    await stage.person.click(await screen.findByRole('radio', { name: 'Ahora' }));
    await stage.person.click(screen.getByRole('button', { name: 'Enviar' }));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText('Reunión aplazada')).toBeVisible();
    expect(within(dialog).getByText('Reunión a las 18:00')).toBeVisible();
    const [put] = stage.calls.filter(({ operationId }) => operationId === 'updateNotification');
    expect(put?.headers['If-Match']).toBe('"1"');
  });

  it('does not open for who only received it', async () => {
    show(cambioDeSala, {
      getNotification: ok('getNotification', { data: notifications.cambioDeSala as never }),
    });
    expect(await screen.findByText('No tienes acceso')).toBeVisible();
  });

  it('says that one is not there', async () => {
    show({ id: '01990000-0000-7b01-8000-0000000000ff' });
    expect(await screen.findByText(/Esta notificación no está/)).toBeVisible();
  });

  it('asks for the page of recipients that the address says', async () => {
    const stage = show(cambioDeSala, {}, '?page=3');
    await waitFor(() =>
      expect(
        stage.calls
          .find(({ operationId }) => operationId === 'listNotificationRecipients')
          ?.query.get('page'),
      ).toBe('3'),
    );
  });
});
