import { describe, expect, it } from 'vitest';
import { recover } from './recover.ts';

const scripts = (build: string) =>
  ['runtime-1', 'react-1', `start-${build}`]
    .map((name) => `<script type="module" crossorigin src="/assets/${name}.js"></script>`)
    .join('\n');

const toPage = (build: string) => `<!doctype html><html><head>${scripts(build)}</head><body></body></html>`;

const stopped = () => Promise.reject(new TypeError('Failed to fetch'));

const answer = (body: string, init?: ResponseInit) => async () => new Response(body, init);

const blocked = (status: number) => ({ id: 'errors.blocked', values: { status } });

/** A redirect to a page of another build, which is followed unless the request forbids it. */
const redirected = async (_url: string, { redirect }: RequestInit) => {
  if (redirect === 'error') throw new TypeError('Failed to fetch');
  return new Response(toPage('b'));
};

/** A tab of a build. @param fetch Its server. */
function openTab({
  build = 'a',
  fetch,
  storage = new Map<string, string>(),
}: {
  build?: string;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** What the tab has stored; null if it may not store anything. */
  storage?: Map<string, string> | null;
}) {
  const requests: [string, RequestInit][] = [];
  const tab = {
    requests,
    storage,
    reloads: 0,
    opened: [] as string[],
    limits: [] as number[],
    errors: [] as unknown[],
    fail: (isHeld = () => false, href = '/blog') =>
      recover(page, new TypeError('The part is missing.'), {
        build: `/assets/start-${build}.js`,
        href,
        isHeld,
      }),
  };
  const page = {
    console: { error: (problem: unknown) => tab.errors.push(problem) },
    location: {
      pathname: '/blog',
      search: '',
      hash: '',
      reload: () => (tab.reloads += 1),
      assign: (href: string) => tab.opened.push(href),
    },
    AbortSignal: {
      timeout: (limit: number) => {
        tab.limits.push(limit);
        return AbortSignal.abort(new DOMException('too late', 'TimeoutError'));
      },
    },
    fetch: (url: string, init: RequestInit) => {
      requests.push([url, init]);
      return fetch(url, init);
    },
    get sessionStorage() {
      if (!storage) throw new DOMException('denied', 'SecurityError');
      return {
        getItem: (key: string) => storage.get(key) ?? null,
        setItem: (key: string, value: string) => void storage.set(key, value),
      };
    },
  } as unknown as Window & typeof globalThis;
  return tab;
}

describe('recover', () => {
  it('reloads the page when the server has another build', async () => {
    const tab = openTab({ fetch: answer(toPage('b')) });
    expect(await tab.fail()).toBeNull();
    expect(tab.reloads).toBe(1);
    expect(tab.errors).toEqual([new TypeError('The part is missing.')]);
  });

  it('asks for the page past every cache, also that of a service worker', async () => {
    const tab = openTab({ fetch: answer(toPage('b')) });
    await tab.fail();
    expect(tab.requests).toEqual([
      ['/index.html?build', expect.objectContaining({ cache: 'no-store', redirect: 'error' })],
    ]);
  });

  it('keeps the page when the server is stopped', async () => {
    const tab = openTab({ fetch: stopped });
    expect(await tab.fail()).toEqual({ id: 'errors.screenOffline' });
    expect(tab.reloads).toBe(0);
  });

  it('keeps the page when the server does not answer within some seconds', async () => {
    const tab = openTab({
      fetch: (_url, { signal }) =>
        new Promise((_resolve, reject) => {
          if (signal!.aborted) reject(signal!.reason as Error);
        }),
    });
    expect(await tab.fail()).toEqual({ id: 'errors.screenOffline' });
    expect(tab.reloads).toBe(0);
    expect(tab.limits[0]).toBeLessThanOrEqual(10_000);
  });

  it('keeps the page when the answer breaks off', async () => {
    const broken = Object.assign(new Response(), { text: () => Promise.reject(new TypeError('reset')) });
    const tab = openTab({ fetch: async () => broken });
    expect(await tab.fail()).toEqual({ id: 'errors.screenOffline' });
    expect(tab.reloads).toBe(0);
  });

  it.each([
    ['a page of a captive portal', answer('<h1>Welcome to the Wi-Fi</h1>'), { id: 'errors.screenOffline' }],
    ['a captive portal', answer('', { status: 511 }), { id: 'errors.screenOffline' }],
    ['a redirect', redirected, { id: 'errors.screenOffline' }],
    ['a page with status 404', answer(toPage('b'), { status: 404 }), blocked(404)],
    ['C08: a filter’s page with status 403', answer('<h1>Blocked</h1>', { status: 403 }), blocked(403)],
    ['a page with status 502', answer(toPage('b'), { status: 502 }), { id: 'errors.failed' }],
  ])('keeps the page after %s', async (_what, fetch, message) => {
    const tab = openTab({ fetch });
    expect(await tab.fail()).toEqual(message);
    expect(tab.reloads).toBe(0);
  });

  it('keeps the page when the server has the same build', async () => {
    const tab = openTab({ fetch: answer(toPage('a')) });
    expect(await tab.fail()).toEqual({ id: 'errors.partNotLoaded' });
    expect(tab.reloads).toBe(0);
    expect(tab.storage?.size).toBe(0);
  });

  it('opens the requested URL when the server has another build', async () => {
    const tab = openTab({ fetch: answer(toPage('b')) });
    expect(await tab.fail(undefined, '/users?q=a')).toBeNull();
    expect(tab).toMatchObject({ opened: ['/users?q=a'], reloads: 0 });
  });

  it('reloads a build once only, when the page stays the same', async () => {
    const storage = new Map<string, string>();
    const before = openTab({ fetch: answer(toPage('b')), storage });
    expect(await before.fail()).toBeNull();
    const after = openTab({ fetch: answer(toPage('b')), storage });
    expect(await after.fail()).toEqual({ id: 'errors.newVersion' });
    expect(await after.fail()).toEqual({ id: 'errors.newVersion' });
    expect(after.reloads).toBe(0);
  });

  it('does not reload for ever when servers of two builds take turns', async () => {
    const storage = new Map<string, string>();
    const outcomes = [];
    for (const [build, other] of ['ab', 'ba', 'ab', 'ba']) {
      const tab = openTab({ build: build!, fetch: answer(toPage(other!)), storage });
      outcomes.push(await tab.fail());
    }
    expect(outcomes).toEqual([null, null, { id: 'errors.newVersion' }, { id: 'errors.newVersion' }]);
  });

  it('never reloads while something is unsent, and reloads once it was sent', async () => {
    const tab = openTab({ fetch: answer(toPage('b')) });
    expect(await tab.fail(() => true)).toEqual({ id: 'errors.newVersion' });
    expect(tab.reloads).toBe(0);
    expect(await tab.fail()).toBeNull();
    expect(tab.reloads).toBe(1);
  });

  it('considers what was written while it waited for the server', async () => {
    let isHeld = false;
    const tab = openTab({
      fetch: async () => {
        isHeld = true;
        return new Response(toPage('b'));
      },
    });
    expect(await tab.fail(() => isHeld)).toEqual({ id: 'errors.newVersion' });
    expect(tab.reloads).toBe(0);
  });

  it('keeps the page when nothing may be stored, because it could reload for ever', async () => {
    const tab = openTab({ fetch: answer(toPage('b')), storage: null });
    expect(await tab.fail()).toEqual({ id: 'errors.newVersion' });
    expect(tab.reloads).toBe(0);
  });
});
