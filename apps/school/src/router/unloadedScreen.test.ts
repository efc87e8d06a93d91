import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Arrival, createNavigation } from './createNavigation.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));
const address = () => window.location.pathname + window.location.search;

/** A navigation whose files can't be loaded while `offline` has their path. */
function setOffline(...paths: string[]) {
  const offline = new Set(paths);
  const onLoadFailure = vi.fn<(problem: unknown) => Promise<boolean>>(async () => false);
  let connect = () => {};
  const navigation = createNavigation({
    window,
    resolveDestination: ({ path }) => ({
      load: () => (offline.has(path) ? Promise.reject(new Error('offline')) : Promise.resolve()),
    }),
    fade: async (draw) => draw(),
    onLoadFailure,
    onConnection: (listener) => (connect = listener),
  });
  const arrivals: Arrival[] = [];
  navigation.onAfter((arrival) => arrivals.push(arrival));
  return { navigation, arrivals, onLoadFailure, offline, connect: () => connect() };
}

beforeEach(() => {
  window.history.replaceState(null, '', '/');
});

describe('when a file cannot be loaded', () => {
  it('keeps the URL of the screen on display, with its position in the history', async () => {
    const { navigation, arrivals, onLoadFailure } = setOffline('/blog');
    const navigations: string[] = [];
    await navigation.start();
    navigation.navigate('/users?q=a');
    await settled();
    const { length, state } = window.history;
    navigation.onNavigate(({ path }) => navigations.push(path));
    navigation.navigate('/blog');
    await waitFor(() => expect(arrivals.at(-1)?.kind).toBe('stayed'));
    expect(onLoadFailure).toHaveBeenCalledOnce();
    expect(address()).toBe('/users?q=a');
    expect(window.history.state).toEqual(state);
    expect(window.history.length).toBe(length);
    expect(navigation.getLocation().path).toBe('/users');
    expect(navigations).toEqual(['/blog']);
  });

  it('keeps the URL after a replacement', async () => {
    const { navigation } = setOffline('/blog');
    await navigation.start();
    navigation.navigate('/users');
    await settled();
    const { length } = window.history;
    await navigation.navigate('/blog', { replace: true });
    expect(address()).toBe('/users');
    expect(window.history.length).toBe(length);
  });

  it.each([
    ['back', -1, '/first', '/second'],
    ['forward', 1, '/third', '/second'],
  ])('returns the URL after a step %s', async (_, steps, blocked, stays) => {
    const { navigation, offline, arrivals, connect } = setOffline();
    await navigation.start();
    for (const href of ['/first', '/second', '/third']) {
      navigation.navigate(href);
      await settled();
    }
    window.history.back();
    await waitFor(() => expect(navigation.getLocation().path).toBe('/second'));
    offline.add(blocked);
    window.history.go(steps);
    await waitFor(() => expect(arrivals.at(-1)?.kind).toBe('stayed'));
    expect(address()).toBe(stays);
    expect(navigation.getLocation().path).toBe(stays);
    offline.clear();
    connect();
    await waitFor(() => expect(navigation.getLocation().path).toBe(blocked));
    expect(address()).toBe(blocked);
  });

  it('completes the navigation when the connection returns', async () => {
    const { navigation, offline, arrivals, connect } = setOffline('/blog');
    await navigation.start();
    navigation.navigate('/blog?q=a');
    await waitFor(() => expect(arrivals.at(-1)?.kind).toBe('stayed'));
    expect(address()).toBe('/');
    offline.clear();
    connect();
    await waitFor(() => expect(navigation.getLocation().path).toBe('/blog'));
    expect(address()).toBe('/blog?q=a');
    window.history.back();
    await waitFor(() => expect(navigation.getLocation().path).toBe('/'));
  });

  it('completes nothing after the person has navigated elsewhere', async () => {
    const { navigation, offline, arrivals, connect } = setOffline('/blog');
    await navigation.start();
    navigation.navigate('/blog');
    await waitFor(() => expect(arrivals.at(-1)?.kind).toBe('stayed'));
    navigation.navigate('/users');
    await waitFor(() => expect(navigation.getLocation().path).toBe('/users'));
    offline.clear();
    connect();
    await settled();
    expect(navigation.getLocation().path).toBe('/users');
  });

  it('goes where the person navigates while the failure is handled', async () => {
    const { navigation, onLoadFailure } = setOffline('/blog');
    await navigation.start();
    navigation.navigate('/blog');
    await waitFor(() => expect(onLoadFailure).toHaveBeenCalled());
    navigation.navigate('/users');
    await waitFor(() => expect(navigation.getLocation().path).toBe('/users'));
    expect(address()).toBe('/users');
    window.history.back();
    await waitFor(() => expect(navigation.getLocation().path).toBe('/'));
  });

  it('goes where the person navigates while the browser returns from a step back', async () => {
    const { navigation, offline, onLoadFailure } = setOffline();
    await navigation.start();
    await navigation.navigate('/first');
    await navigation.navigate('/second');
    offline.add('/first');
    window.history.back();
    await waitFor(() => expect(onLoadFailure).toHaveBeenCalled());
    await navigation.navigate('/users');
    expect(address()).toBe('/users');
    offline.clear();
    window.history.back();
    await waitFor(() => expect(address()).toBe('/second'));
  });

  it('asks again before a page is left with input', async () => {
    const { navigation, offline, arrivals, connect } = setOffline('/blog');
    await navigation.start();
    navigation.navigate('/blog');
    await waitFor(() => expect(arrivals.at(-1)?.kind).toBe('stayed'));
    const stop = navigation.guard(() => Promise.resolve(false));
    offline.clear();
    connect();
    await settled();
    expect(address()).toBe('/');
    stop();
  });

  it('completes nothing on a page that loads again', async () => {
    const { navigation, onLoadFailure, arrivals, connect } = setOffline('/blog');
    onLoadFailure.mockResolvedValue(true);
    await navigation.start();
    navigation.navigate('/blog');
    await waitFor(() => expect(arrivals.at(-1)?.kind).toBe('stayed'));
    onLoadFailure.mockClear();
    connect();
    await settled();
    expect(onLoadFailure).not.toHaveBeenCalled();
    expect(address()).toBe('/');
  });
});
