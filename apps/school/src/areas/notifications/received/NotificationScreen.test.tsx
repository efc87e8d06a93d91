import type { Notification } from '@school/domain';
import { notifications, users } from '@school/domain/fixtures';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ok, type Handlers } from '../../../testing/handlers.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { NotificationScreen } from './NotificationScreen.tsx';

const show = (one: object, answers: Handlers = {}) => {
  const notification = one as Notification;
  return renderScreen({
    path: `/notifications/${notification.id}`,
    user: users.docente,
    answers: { getNotification: ok('getNotification', { data: notification }), ...answers },
    children: <NotificationScreen />,
  });
};
const { simulacro, vacunacion } = notifications;
const callsTo = ({ calls }: ReturnType<typeof show>, operationId: string) =>
  calls.filter((call) => call.operationId === operationId);

describe('NotificationScreen', () => {
  it('marks a notification as read only when it is first opened', async () => {
    const fresh = show(simulacro);
    await waitFor(() => expect(callsTo(fresh, 'markNotificationRead')).toHaveLength(1));
    document.body.replaceChildren();
    const old = show(vacunacion);
    await screen.findByRole('heading', { level: 2, name: vacunacion.title });
    expect(callsTo(old, 'markNotificationRead')).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Estoy a salvo' })).toBeNull();
  });

  it('answers an emergency and shows the answer', async () => {
    let response: Notification['response'] = null;
    const app = show(simulacro, {
      getNotification: () => ok('getNotification', { data: { ...(simulacro as Notification), response } }),
      acknowledgeNotification: ({ body }) => {
        response = (body as { state: 'safe' }).state;
        return { status: 204 };
      },
    });
    await app.person.click(await screen.findByRole('button', { name: 'Necesito ayuda' }));
    expect(await screen.findByText('Tu respuesta: Necesito ayuda')).toBeVisible();
    const [safe, help] = ['Estoy a salvo', 'Necesito ayuda'].map((name) =>
      screen.getByRole('button', { name }),
    );
    expect([safe, help].map((button) => button?.getAttribute('aria-pressed'))).toEqual(['false', 'true']);
    expect([safe, help].map((button) => button?.querySelectorAll('svg').length)).toEqual([0, 1]);
    const [filled, outlined] = [help, safe].map((button) => button?.className);
    expect(filled).not.toBe(outlined);
    await app.person.click(safe!);
    expect(await screen.findByText('Tu respuesta: Estoy a salvo')).toBeVisible();
    expect([safe, help].map((button) => button?.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
    expect([safe, help].map((button) => button?.querySelectorAll('svg').length)).toEqual([1, 0]);
  });

  it('stores an answer that cannot be sent, and says so', async () => {
    const app = show(simulacro, { acknowledgeNotification: 'offline' });
    await app.person.click(await screen.findByRole('button', { name: 'Estoy a salvo' }));
    expect(await screen.findByText(/Aún no se envía/)).toBeVisible();
    expect(screen.getByText('Tu respuesta: Estoy a salvo')).toBeVisible();
  });

  it('reports an answer that the provider rejects', async () => {
    const app = show(simulacro, { acknowledgeNotification: { status: 409, data: { message: 'Ended.' } } });
    await app.person.click(await screen.findByRole('button', { name: 'Estoy a salvo' }));
    expect(await screen.findByText(/Esta alerta ya terminó/)).toBeVisible();
  });

  it('asks nothing after the emergency is over', async () => {
    show({ ...simulacro, closed_at: '2026-09-08T10:40:00-03:00' });
    expect(await screen.findByText('Fin de la emergencia')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Estoy a salvo' })).toBeNull();
  });

  it('shows markup as text', async () => {
    show({ ...vacunacion, content: '<img src=x onerror=alert(1)>\u202E 🏫' });
    expect(await screen.findByText(/<img src=x/)).toBeVisible();
    expect(document.querySelector('main img[src=x]')).toBeNull();
  });
});
