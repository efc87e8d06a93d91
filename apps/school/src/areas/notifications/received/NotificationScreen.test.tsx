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

  it('confirms a notification that requests it', async () => {
    const app = show({ ...vacunacion, confirm_by: '2026-09-12' });
    await app.person.click(await screen.findByRole('button', { name: 'Confirmar que lo leí' }));
    await waitFor(() => expect(callsTo(app, 'confirmRead')).toHaveLength(1));
    expect(callsTo(app, 'confirmRead')[0]?.path).toBe(
      `/api/v1/receipts/notification/${vacunacion.id}/confirmation`,
    );
  });

  it.each([
    ['post', 'Abrir la noticia', '/blog/post/'],
    ['event', 'Abrir el evento', '/events?event='],
    ['notification', 'Abrir la notificación', '/notifications/'],
  ] as const)('links from a reminder to its %s', async (kind, name, path) => {
    const id = '01990000-0000-7a01-8000-000000000001';
    show({ ...vacunacion, about: { kind, id } });
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', `${path}${id}`);
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
    expect(await screen.findByText(/Aún no se ha enviado/)).toBeVisible();
    expect(screen.getByText('Tu respuesta: Estoy a salvo')).toBeVisible();
  });

  it('reports an answer that the provider rejects', async () => {
    const app = show(simulacro, { acknowledgeNotification: { status: 409, data: { message: 'Ended.' } } });
    await app.person.click(await screen.findByRole('button', { name: 'Estoy a salvo' }));
    expect(await screen.findByText(/Ya terminó\. Tu respuesta/)).toBeVisible();
  });

  it('asks nothing after the end, names the end of a drill, and says nothing but the school’s words', async () => {
    const closed_at = '2026-09-08T10:40:00-03:00';
    show({ ...simulacro, closed_at });
    expect(await screen.findByText('Fin del simulacro')).toBeVisible();
    document.body.replaceChildren();
    const content = 'Esperen en la cancha a los apoderados.';
    const { author } = simulacro;
    const updates = [{ id: simulacro.id, content, all_clear: true, author, created_at: closed_at }];
    show({ ...simulacro, mode: 'real', closed_at, updates });
    const [heading] = await screen.findAllByText('Fin de la emergencia');
    const end = heading!.closest('[role="status"]');
    expect(end).toHaveTextContent(/^Fin de la emergencia ?Esperen en la cancha a los apoderados\.$/);
    expect(screen.queryByRole('button', { name: 'Estoy a salvo' })).toBeNull();
  });

  it('shows markup as text', async () => {
    show({ ...vacunacion, content: '<img src=x onerror=alert(1)>\u202E 🏫' });
    expect(await screen.findByText(/<img src=x/)).toBeVisible();
    expect(document.querySelector('main img[src=x]')).toBeNull();
  });
});
