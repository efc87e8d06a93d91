import { notifications, users } from '@school/domain/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { invalidate } from '../../../data/cache.ts';
import { ok, type Handlers } from '../../../testing/handlers.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { receivedResponse } from '../../../testing/defaultHandlers/notifications.ts';
import { NotificationsScreen } from './NotificationsScreen.tsx';

const show = (answers: Handlers = {}) =>
  renderScreen({ path: '/notifications', user: users.docente, answers, children: <NotificationsScreen /> });
const findRow = async (title: string) => (await screen.findByRole('link', { name: title })).closest('li')!;
const unread = (count: number, emergencies = 0, drills = 0) =>
  ok('countUnreadNotifications', { data: { count, emergencies, drills } });

describe('NotificationsScreen', () => {
  it('marks unread notifications, and those that need an answer', async () => {
    show();
    const drill = within(await findRow(notifications.simulacro.title));
    expect(drill.getByText('Nueva')).toBeVisible();
    expect(drill.getByText('Espera tu respuesta')).toBeVisible();
    expect(within(await findRow(notifications.vacunacion.title)).queryByText('Nueva')).toBeNull();
  });

  it('marks all as read', async () => {
    const app = show();
    await app.person.click(await screen.findByRole('button', { name: 'Marcar todas como leídas' }));
    expect(await screen.findByText('Todas quedaron como leídas')).toBeVisible();
  });

  it('reports when that fails', async () => {
    const app = show({ markAllNotificationsRead: 'offline' });
    await app.person.click(await screen.findByRole('button', { name: 'Marcar todas como leídas' }));
    expect(await screen.findByText(/No pudimos conectarnos/)).toBeVisible();
  });

  it('loads older ones on request', async () => {
    const app = show({
      listNotifications: ({ query }) =>
        ok('listNotifications', {
          ...receivedResponse([query.get('before') ? notifications.actas : notifications.simulacro] as never),
          meta: { before: query.get('before') ? null : 'older', after: null, limit: 30 },
        }),
    });
    await app.person.click(await screen.findByRole('button', { name: 'Ver anteriores' }));
    expect(await screen.findByRole('link', { name: notifications.actas.title })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Ver anteriores' })).toBeNull());
  });

  it('explains an empty list', async () => {
    show({ listNotifications: ok('listNotifications', receivedResponse([])) });
    expect(await screen.findByText('Aún no hay notificaciones')).toBeVisible();
  });

  it('counts unread notifications in the bell and announces only new ones', async () => {
    let count = 2;
    const app = show({ countUnreadNotifications: () => unread(count) });
    expect(await screen.findByRole('button', { name: 'Recibidas: 2 nuevas' })).toBeVisible();
    expect(screen.queryByText(/Llegó una notificación/)).toBeNull();
    count = 3;
    invalidate(['countUnreadNotifications']);
    expect(await screen.findByText('Llegó una notificación nueva')).toBeVisible();
    await app.person.click(screen.getByRole('button', { name: 'Recibidas: 3 nuevas' }));
    expect(app.navigation.getLocation().path).toBe('/notifications');
  });

  it('leaves an emergency to its takeover, and announces another notification beside it', async () => {
    let [count, emergencies] = [1, 0];
    show({ countUnreadNotifications: () => unread(count, emergencies) });
    await screen.findByRole('button', { name: 'Recibidas: 1 nueva' });
    [count, emergencies] = [2, 1];
    invalidate(['countUnreadNotifications']);
    await screen.findByRole('button', { name: 'Recibidas: 2 nuevas' });
    expect(screen.queryByText(/Llegó una notificación/)).toBeNull();
    count = 3;
    invalidate(['countUnreadNotifications']);
    expect(await screen.findByText('Llegó una notificación nueva')).toBeVisible();
  });

  it('does not announce the end of an unread emergency as a new notification', async () => {
    let [count, emergencies] = [2, 1];
    const app = show({ countUnreadNotifications: () => unread(count, emergencies) });
    const counts = () => app.calls.filter(({ operationId }) => operationId === 'countUnreadNotifications');
    await screen.findByRole('button', { name: 'Recibidas: 2 nuevas' });
    emergencies = 0;
    const before = counts().length;
    invalidate(['countUnreadNotifications']);
    await waitFor(() => expect(counts().length).toBeGreaterThan(before));
    count = 4;
    invalidate(['countUnreadNotifications']);
    expect(await screen.findByText('Llegaron 2 notificaciones nuevas')).toBeVisible();
    expect(screen.queryByText('Llegó una notificación nueva')).toBeNull();
  });
});
