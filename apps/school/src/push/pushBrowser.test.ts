import { describe, expect, it, vi } from 'vitest';
import { createPushBrowser } from './pushBrowser.ts';

const key = 'BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U';
const json = { endpoint: 'https://push.example/x', keys: { p256dh: 'p', auth: 'a' } };

interface Parts {
  isSecureContext?: boolean;
  userAgent?: string;
  maxTouchPoints?: number;
  hasPush?: boolean;
  permission?: NotificationPermission;
  subscribe?: () => Promise<unknown>;
  known?: unknown;
}

/** A page whose browser has push messages, with the parts that a test replaces. */
function createPage({ hasPush = true, permission = 'granted', known = null, ...parts }: Parts) {
  const subscribe = vi.fn<(options: unknown) => Promise<unknown>>(
    parts.subscribe ?? (async () => ({ toJSON: () => json })),
  );
  const registration = { pushManager: { getSubscription: async () => known, subscribe } };
  const register = vi.fn<(path: string, options: object) => Promise<unknown>>(async () => registration);
  const serviceWorker = {
    register,
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
  };
  const page = {
    isSecureContext: parts.isSecureContext ?? true,
    navigator: {
      userAgent: parts.userAgent ?? 'Mozilla/5.0 (X11; Linux x86_64)',
      maxTouchPoints: parts.maxTouchPoints ?? 0,
      ...(hasPush && { serviceWorker }),
    },
    ...(hasPush && {
      PushManager: {},
      Notification: { permission, requestPermission: async () => permission },
    }),
    setTimeout: window.setTimeout.bind(window),
  };
  return { browser: createPushBrowser(page as never, 20), subscribe, register };
}

describe('createPushBrowser', () => {
  it.each([
    ['plain http', { isSecureContext: false }, 'insecure'],
    ['an old browser', { hasPush: false }, 'unsupported'],
    ['Safari on an iPhone', { hasPush: false, userAgent: 'Mozilla/5.0 (iPhone)' }, 'homeScreen'],
    [
      'Safari on an iPad',
      { hasPush: false, userAgent: 'Mozilla/5.0 (Macintosh)', maxTouchPoints: 5 },
      'homeScreen',
    ],
    ['a current browser', {}, null],
  ] as [string, Parts, string | null][])('names the obstacle of %s', (_, parts, obstacle) => {
    expect(createPage(parts).browser.obstacle()).toBe(obstacle);
  });

  it('registers the service worker and subscribes with the key', async () => {
    const { browser, subscribe, register } = createPage({});
    expect(await browser.subscribe(key)).toEqual({ subscription: json });
    expect(register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' });
    expect(subscribe.mock.calls[0]![0]).toMatchObject({ userVisibleOnly: true });
    const { applicationServerKey } = subscribe.mock.calls[0]![0] as { applicationServerKey: Uint8Array };
    expect(applicationServerKey).toHaveLength(65);
  });

  it('ends the subscription of another key first', async () => {
    const unsubscribe = vi.fn<() => Promise<boolean>>(async () => true);
    const existing = { options: { applicationServerKey: new Uint8Array(65).buffer }, unsubscribe };
    const { browser } = createPage({ known: existing });
    expect(await browser.subscribe(key)).toEqual({ subscription: json });
    expect(unsubscribe).toHaveBeenCalledOnce();
  });

  it.each([
    ['a permission that is denied', { permission: 'denied' }, 'denied'],
    ['a question that is closed', { permission: 'default' }, 'dismissed'],
    ['a push service that does not answer', { subscribe: () => new Promise(() => undefined) }, 'timedOut'],
    ['a push service that refuses', { subscribe: () => Promise.reject(new Error('no')) }, 'failed'],
    ['a subscription without keys', { subscribe: async () => ({ toJSON: () => ({}) }) }, 'failed'],
  ] as [string, Parts, string][])('reports %s', async (_, parts, fault) => {
    expect(await createPage(parts).browser.subscribe(key)).toEqual({ fault });
  });
});
