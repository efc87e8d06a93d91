import { createClient, operations } from '@school/domain';
import { users } from '@school/domain/fixtures';
import { waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { preloadRoute } from './preloadRoute.ts';
import { HomeScreen } from '../areas/home/HomeScreen.tsx';
import { NotificationsScreen } from '../areas/notifications/received/NotificationsScreen.tsx';
import { ProfileScreen } from '../areas/profile/ProfileScreen.tsx';
import { StatisticsScreen } from '../areas/statistics/StatisticsScreen.tsx';
import { fakeFetch, type MockCall } from '../testing/fakeFetch.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { defaultHandlers } from '../testing/defaultHandlers/defaultHandlers.ts';

/** Current time of the test screens. */
const stageNow = new Date('2026-09-08T10:42:00-03:00');

const formatCall = ({ operationId, path, query }: MockCall) => `${operationId} ${path}?${query.toString()}`;

describe('preloaded queries', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: stageNow }));
  afterEach(() => void vi.useRealTimers());

  it.each<[string, string, ComponentType, number]>([
    ['/app', '', HomeScreen, 12],
    ['/app/profile', '?part=devices', ProfileScreen, 1],
    ['/notifications', '', NotificationsScreen, 1],
    ['/admin/statistics', '?period=30', StatisticsScreen, 5],
  ])('of %s%s is what the screen asks', async (path, search, Screen, count) => {
    const app = renderScreen({ path: path + search, children: <Screen /> });
    const ahead: MockCall[] = [];
    const client = createClient({
      operations,
      fetch: fakeFetch(defaultHandlers, ahead),
      token: () => 'a-token',
      log: { warn: () => undefined },
    });
    // Another session, so that the screen sends its own requests.
    const state = { ...app.session.getState(), user: users.administrador, token: 'another' };
    const session = { ...app.session, getState: () => state };
    preloadRoute(
      { client, session, storage: app.storage, visit: app.sources.visit },
      { ...app.navigation.getLocation(), path, search },
    );
    await waitFor(() => expect(ahead).toHaveLength(count));
    await waitFor(() =>
      expect(app.calls.map(formatCall)).toEqual(expect.arrayContaining(ahead.map(formatCall))),
    );
  });

  it('asks nothing for a route without permission', async () => {
    const ahead: MockCall[] = [];
    const app = renderScreen({ path: '/admin/school', user: users.lectura, children: null });
    const client = createClient({
      operations,
      fetch: fakeFetch(defaultHandlers, ahead),
      token: () => 'a-token',
      log: { warn: () => undefined },
    });
    const sources = { client, session: app.session, storage: app.storage, visit: app.sources.visit };
    const location = app.navigation.getLocation();
    preloadRoute(sources, location);
    preloadRoute(sources, { ...location, path: '/notifications' });
    await waitFor(() => expect(ahead).not.toEqual([]));
    expect(ahead.map(({ operationId }) => operationId)).toEqual(['listNotifications']);
  });

  it('omits queries without permission', async () => {
    const ahead: MockCall[] = [];
    const app = renderScreen({ path: '/app', user: users.lectura, children: null });
    const client = createClient({
      operations,
      fetch: fakeFetch(defaultHandlers, ahead),
      token: () => 'a-token',
      log: { warn: () => undefined },
    });
    preloadRoute(
      { client, session: app.session, storage: app.storage, visit: app.sources.visit },
      app.navigation.getLocation(),
    );
    await waitFor(() => expect(ahead).toHaveLength(4));
    expect(ahead.map(formatCall).join()).not.toContain('draft');
  });

  it('sends no restricted query before the user is known', async () => {
    const ahead: MockCall[] = [];
    const app = renderScreen({ path: '/app', children: null });
    const client = createClient({
      operations,
      fetch: fakeFetch(defaultHandlers, ahead),
      token: () => 'a-token',
      log: { warn: () => undefined },
    });
    const session = { ...app.session, getState: () => ({ ...app.session.getState(), user: null }) };
    preloadRoute(
      { client, session, storage: app.storage, visit: app.sources.visit },
      app.navigation.getLocation(),
    );
    await waitFor(() => expect(ahead).toHaveLength(6));
    const restricted = ['listIntegrations', 'listUsers', 'getReachStatistics', 'getEntryStatistics'];
    expect(ahead.map(({ operationId }) => operationId)).not.toEqual(
      expect.arrayContaining([expect.toBeOneOf(restricted)]),
    );
  });
});
