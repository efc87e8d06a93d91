import { waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { AppServices } from '../createApp.ts';
import type { VisitState } from '../data/visit.ts';
import { createNavigation } from '../router/createNavigation.ts';
import { sessionCheck } from './sessionCheck.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => window.history.replaceState(null, '', '/'));

function start(outcome: VisitState['outcome'] = 'ok') {
  const navigation = createNavigation({
    window,
    resolveDestination: () => ({ load: () => Promise.resolve() }),
    fade: async (draw) => draw(),
    onLoadFailure: async () => false,
    onConnection: () => undefined,
  });
  const listeners = new Set<() => void>();
  const check = vi.fn(async () => {
    await settled();
    for (const listener of listeners) listener();
  });
  const visit = {
    get: () => ({ college: null, outcome }),
    subscribe: (listener: () => void) => listeners.add(listener),
    check,
  };
  const session = { getState: () => ({ loggedIn: false }) };
  void sessionCheck.start({ page: window, navigation, session, visit } as unknown as AppServices);
  return { navigation, check };
}

it('checks on every navigation, also if only the query changes', async () => {
  const { navigation, check } = start();
  await navigation.start();
  expect(check).toHaveBeenCalledTimes(1);
  for (const href of ['/blog', '/blog?page=2', '/blog?page=3']) {
    navigation.navigate(href);
    await settled();
  }
  expect(check).toHaveBeenCalledTimes(4);
});

it('keeps a visitor of a host without a school on its page', async () => {
  const { navigation, check } = start('unknownDomain');
  await navigation.start();
  await waitFor(() => expect(navigation.getLocation().path).toBe('/school-not-found'));
  navigation.navigate('/auth/login');
  await waitFor(() => expect(check.mock.calls.length).toBeGreaterThan(2));
  await waitFor(() => expect(navigation.getLocation().path).toBe('/school-not-found'));
  const settledCalls = check.mock.calls.length;
  await settled();
  await settled();
  expect(check).toHaveBeenCalledTimes(settledCalls);
});
