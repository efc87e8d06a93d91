import type { Notification } from '@school/domain';
import { notifications, users } from '@school/domain/fixtures';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { managedResponse, receivedResponse } from '../../testing/defaultHandlers/notifications.ts';
import { postsResponse } from '../../testing/defaultHandlers/posts.ts';
import { usersResponse } from '../../testing/defaultHandlers/users.ts';
import { ok, type Handlers } from '../../testing/handlers.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { HomeScreen } from './HomeScreen.tsx';

const nothing: Handlers = {
  listPosts: ok('listPosts', postsResponse([])),
  listManagedNotifications: ok('listManagedNotifications', managedResponse([])),
  countUnreadMessages: ok('countUnreadMessages', { data: { count: 0 } }),
};

describe('alerts on Home', () => {
  it.each([
    ['offers the start of an alert', users.inspectoria, 1],
    ['offers no start of an alert without permission', users.docente, 0],
  ])('%s', async (_, user, count) => {
    renderScreen({ path: '/app', user, children: <HomeScreen /> });
    await screen.findByRole('region', { name: 'Últimas noticias' });
    const links = within(screen.getByRole('main')).queryAllByRole('link', { name: 'Iniciar alerta' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      Array(count).fill('/college-notifications/new-alert'),
    );
  });

  it('names an alert in the language of the reader', async () => {
    const alert: Notification = {
      ...(notifications.simulacro as Notification),
      closed_at: null,
      response: null,
      translations: [{ language: 'en', title: 'Gas leak: evacuate' }],
    };
    renderScreen({
      path: '/app',
      locale: 'en',
      user: users.docente,
      answers: {
        ...nothing,
        listOngoingEmergencies: ok('listOngoingEmergencies', { data: [alert], ended: [], help: [] }),
        listNotifications: ok('listNotifications', receivedResponse([alert])),
      },
      children: <HomeScreen />,
    });
    const links = await screen.findAllByRole('link', { name: /Gas leak: evacuate/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      Array(2).fill(`/notifications/${alert.id}`),
    );
  });

  it('counts the people without a PIN who may start emergencies, and links to their list', async () => {
    const answers: Handlers = {
      listUsers: ({ query }) =>
        ok('listUsers', usersResponse([], query.get('filter[pin]') === 'without' ? 3 : 42)),
    };
    renderScreen({ path: '/app', answers, children: <HomeScreen /> });
    const label = await screen.findByText('Sin PIN para alertas');
    expect(label.parentElement).toHaveTextContent(/^Sin PIN para alertas3/);
    expect(await screen.findByRole('link', { name: 'Ver quiénes' })).toHaveAttribute(
      'href',
      '/users?status=active&pin=without',
    );
  });

  it('asks a person without a PIN who may start emergencies to create one', async () => {
    const user = { ...users.inspectoria, has_pin: false };
    renderScreen({ path: '/app', user, answers: nothing, children: <HomeScreen /> });
    const waiting = await screen.findByRole('region', { name: 'Tienes un pendiente' });
    expect(within(waiting).getByRole('link', { name: 'No tienes un PIN.' })).toHaveAttribute(
      'href',
      '/app/profile?part=pin',
    );
  });

  it.each([
    ['who has a PIN', users.inspectoria],
    ['who may not start emergencies', users.lectura],
  ])('does not ask a person %s to create one', async (_, user) => {
    renderScreen({ path: '/app', user, answers: nothing, children: <HomeScreen /> });
    await screen.findByRole('region', { name: 'Últimas noticias' });
    expect(screen.queryByText('No tienes un PIN.')).toBeNull();
  });
});
