import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Arrival, createNavigation, type Destination } from './createNavigation.ts';
import type { RouterLocation } from './routerLocation.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));

function set(
  resolveDestination: (location: RouterLocation) => Destination = () => ({ load: () => Promise.resolve() }),
) {
  const onLoadFailure = vi.fn<(problem: unknown) => Promise<boolean>>(async () => false);
  const navigation = createNavigation({
    window,
    resolveDestination,
    fade: async (draw) => draw(),
    onLoadFailure,
    onConnection: () => undefined,
  });
  const arrivals: Arrival[] = [];
  navigation.onAfter((arrival) => arrivals.push(arrival));
  return { navigation, arrivals, onLoadFailure };
}

beforeEach(() => {
  window.history.replaceState(null, '', '/');
});

describe('createNavigation', () => {
  it('changes the location and the URL only after the screen has loaded', async () => {
    let loaded = () => {};
    const { navigation } = set((location) => ({
      load: () =>
        location.path === '/slow' ? new Promise<void>((resolve) => (loaded = resolve)) : Promise.resolve(),
    }));
    await navigation.start();
    navigation.navigate('/slow');
    await settled();
    expect(window.location.pathname).toBe('/');
    expect(navigation.getLocation().path).toBe('/');
    loaded();
    await settled();
    expect(window.location.pathname).toBe('/slow');
    expect(navigation.getLocation().path).toBe('/slow');
  });

  it('reports the start and end of a screen change, but not of a filter change', async () => {
    const { navigation, arrivals } = set();
    const before: string[] = [];
    navigation.onBefore(({ path }) => before.push(path));
    await navigation.start();
    navigation.navigate('/blog');
    await settled();
    navigation.navigate('/blog?q=a');
    await settled();
    expect(before).toEqual(['/', '/blog']);
    expect(arrivals.map(({ location }) => location.path)).toEqual(['/', '/blog']);
    expect(navigation.getLocation().search).toBe('?q=a');
  });

  it('reports every navigation, also a change of only the query, but not the way of a redirect', async () => {
    const { navigation } = set((location) =>
      location.path === '/app' ? { redirect: '/auth/login' } : { load: () => Promise.resolve() },
    );
    const navigations: string[] = [];
    navigation.onNavigate(({ path, search }) => navigations.push(path + search));
    await navigation.start();
    for (const href of ['/blog', '/blog?q=a', '/blog?q=ab', '/app']) {
      navigation.navigate(href);
      await settled();
    }
    expect(navigations).toEqual(['/', '/blog', '/blog?q=a', '/blog?q=ab', '/auth/login']);
  });

  it('follows a redirect', async () => {
    const { navigation } = set((location) =>
      location.path === '/app' ? { redirect: '/auth/login' } : { load: () => Promise.resolve() },
    );
    await navigation.start();
    navigation.navigate('/app');
    await settled();
    expect(navigation.getLocation().path).toBe('/auth/login');
    expect(window.location.pathname).toBe('/auth/login');
  });

  it('checks the access to the current location again on request', async () => {
    let loggedIn = true;
    const { navigation } = set((location) =>
      location.path === '/app' && !loggedIn ? { redirect: '/auth/login' } : { load: () => Promise.resolve() },
    );
    await navigation.start();
    navigation.navigate('/app');
    await settled();
    loggedIn = false;
    navigation.reconsider();
    await settled();
    expect(navigation.getLocation().path).toBe('/auth/login');
  });

  it('shows nothing if the session ends while the screen loads', async () => {
    let loggedIn = true;
    let loaded = () => {};
    const { navigation } = set((location) => {
      if (location.path === '/app' && !loggedIn) return { redirect: '/auth/login' };
      return {
        load: () =>
          location.path === '/app' ? new Promise<void>((resolve) => (loaded = resolve)) : Promise.resolve(),
      };
    });
    window.history.replaceState(null, '', '/app');
    const started = navigation.start();
    loggedIn = false;
    navigation.reconsider();
    loaded();
    await started;
    expect(navigation.getLocation().path).toBe('/auth/login');
  });

  it('shows the last of two navigations, whichever file loads first', async () => {
    const arrived: Record<string, () => void> = {};
    const { navigation, arrivals } = set((location) => ({
      load: () =>
        location.path === '/'
          ? Promise.resolve()
          : new Promise<void>((resolve) => (arrived[location.path] = resolve)),
    }));
    await navigation.start();
    navigation.navigate('/one');
    await settled();
    navigation.navigate('/two');
    await settled();
    arrived['/two']?.();
    await settled();
    arrived['/one']?.();
    await settled();
    expect(navigation.getLocation().path).toBe('/two');
    expect(arrivals.at(-1)?.location.path).toBe('/two');
  });

  it('keeps the current screen if a file fails to load', async () => {
    const { navigation, onLoadFailure } = set((location) => ({
      load: () => (location.path === '/gone' ? Promise.reject(new Error('404')) : Promise.resolve()),
    }));
    await navigation.start();
    navigation.navigate('/gone');
    await settled();
    expect(onLoadFailure).toHaveBeenCalledOnce();
    expect(navigation.getLocation().path).toBe('/');
  });

  it('ends a navigation whose file fails to load when the failure was handled', async () => {
    const { navigation, arrivals, onLoadFailure } = set((location) => ({
      load: () => (location.path === '/gone' ? Promise.reject(new Error('404')) : Promise.resolve()),
    }));
    await navigation.start();
    const { promise, resolve } = Promise.withResolvers<boolean>();
    onLoadFailure.mockReturnValueOnce(promise);
    navigation.navigate('/gone');
    await settled();
    expect(arrivals).toHaveLength(1);
    resolve(false);
    await settled();
    expect(arrivals.map(({ location }) => location.path)).toEqual(['/', '/']);
  });

  it('asks before a page is left, and stays after a no', async () => {
    const { navigation } = set();
    await navigation.start();
    const stop = navigation.guard(() => Promise.resolve(false));
    navigation.navigate('/blog');
    await settled();
    expect(navigation.getLocation().path).toBe('/');
    stop();
    navigation.navigate('/blog');
    await settled();
    expect(navigation.getLocation().path).toBe('/blog');
  });

  it('asks before an inline editor is closed by a navigation', async () => {
    const { navigation } = set();
    await navigation.start();
    navigation.navigate('/users/1');
    await settled();
    navigation.navigate('/users/1?edit=1');
    await settled();
    const mayLeave = vi.fn<() => Promise<boolean>>(() => Promise.resolve(false));
    const stop = navigation.guard(mayLeave);
    window.history.back();
    await waitFor(() => expect(mayLeave).toHaveBeenCalledOnce());
    await waitFor(() => expect(window.location.search).toBe('?edit=1'));
    expect(navigation.getLocation().search).toBe('?edit=1');
    stop();
  });

  it('keeps the screen and its URL after Back and Forward while the screen behind still loads', async () => {
    let loaded = () => {};
    let isSlow = false;
    const { navigation, arrivals } = set(() => ({
      load: () => (isSlow ? new Promise<void>((resolve) => (loaded = resolve)) : Promise.resolve()),
    }));
    await navigation.start();
    await navigation.navigate('/blog');
    isSlow = true;
    const before: string[] = [];
    navigation.onBefore(({ path }) => before.push(path));
    window.history.back();
    await waitFor(() => expect(before).toEqual(['/']));
    window.history.forward();
    await waitFor(() => expect(arrivals.at(-1)?.kind).toBe('stayed'));
    loaded();
    await settled();
    expect(navigation.getLocation().path).toBe('/blog');
    expect(window.location.pathname).toBe('/blog');
  });

  it('ends a change of the screen when the person stays by a link to the current page', async () => {
    const { navigation, arrivals } = set(({ path }) => ({
      load: () => (path === '/slow' ? new Promise<void>(() => undefined) : Promise.resolve()),
    }));
    await navigation.start();
    void navigation.navigate('/slow');
    await settled();
    await navigation.navigate('/?q=a');
    expect(arrivals.at(-1)).toMatchObject({ kind: 'stayed', location: { path: '/' } });
  });

  it('stays when the person goes Forward again before a question about Back is answered', async () => {
    const { navigation } = set();
    await navigation.start();
    await navigation.navigate('/blog');
    let answer: (mayLeave: boolean) => void = () => {};
    navigation.guard(() => new Promise((resolve) => (answer = resolve)));
    window.history.back();
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    await settled();
    window.history.forward();
    await waitFor(() => expect(window.location.pathname).toBe('/blog'));
    answer(true);
    await settled();
    expect(navigation.getLocation().path).toBe('/blog');
    expect(window.location.pathname).toBe('/blog');
  });

  it('reports the scroll position on the way back', async () => {
    const { navigation, arrivals } = set();
    await navigation.start();
    document.documentElement.scrollTop = 640;
    navigation.navigate('/blog');
    await settled();
    document.documentElement.scrollTop = 0;
    window.history.back();
    await waitFor(() => expect(navigation.getLocation().path).toBe('/'));
    expect(arrivals.at(-1)).toMatchObject({ kind: 'back', scrollTop: 640 });
  });
});
