import { registerWorker } from './registerWorker.ts';

/** Why this browser offers no push messages here. */
export type PushObstacle = 'insecure' | 'homeScreen' | 'unsupported';
/** Why push messages couldn't be turned on. */
export type PushFault = 'denied' | 'dismissed' | 'timedOut' | 'failed';

/** A subscription in the form of the contract. */
export interface BrowserSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

export type PushOutcome = { subscription: BrowserSubscription } | { fault: PushFault };

/** Push messages in this browser. */
export interface PushBrowser {
  /** Null where push messages can be turned on. */
  obstacle(): PushObstacle | null;
  permission(): NotificationPermission;
  /**
   * Requests the permission, if it is open, and subscribes.
   * @param publicKey The installation's VAPID key.
   */
  subscribe(publicKey: string): Promise<PushOutcome>;
  /** Ends the subscription; never rejects. */
  unsubscribe(): Promise<void>;
}

/** Milliseconds after which a push service counts as unreachable: without one a browser may wait for ever. */
const longestWait = 20_000;

const toBytes = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
const sameBytes = (one: Uint8Array, other: ArrayBuffer | null | undefined) =>
  other?.byteLength === one.length && new Uint8Array(other).every((byte, at) => byte === one[at]);

/** iPadOS reports itself as a Mac with a touch screen. */
const isApplePhone = ({ userAgent, maxTouchPoints }: Navigator) =>
  /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);

async function subscribeTo(page: Window, publicKey: string): Promise<PushOutcome> {
  await registerWorker(page);
  const { pushManager } = await page.navigator.serviceWorker.ready;
  const key = toBytes(publicKey);
  const existing = await pushManager.getSubscription();
  // The subscription of another key, such as of a restored installation, is useless.
  if (existing && !sameBytes(key, existing.options?.applicationServerKey)) await existing.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const { endpoint, keys } = (await pushManager.subscribe(options)).toJSON();
  const { p256dh, auth } = keys ?? {};
  if (!endpoint || !p256dh || !auth) return { fault: 'failed' };
  return { subscription: { endpoint, keys: { p256dh, auth } } };
}

/** @param wait Milliseconds after which subscribing has failed. */
export function createPushBrowser(page: Window & typeof globalThis, wait = longestWait): PushBrowser {
  const { navigator } = page;
  return {
    obstacle() {
      if (!page.isSecureContext) return 'insecure';
      if ('serviceWorker' in navigator && 'PushManager' in page && 'Notification' in page) return null;
      return isApplePhone(navigator) ? 'homeScreen' : 'unsupported';
    },
    permission: () => page.Notification.permission,
    async subscribe(publicKey) {
      try {
        const permission = await page.Notification.requestPermission();
        if (permission !== 'granted') return { fault: permission === 'denied' ? 'denied' : 'dismissed' };
        const timedOut = new Promise<PushOutcome>((resolve) => {
          page.setTimeout(() => resolve({ fault: 'timedOut' }), wait);
        });
        return await Promise.race([subscribeTo(page, publicKey), timedOut]);
      } catch {
        return { fault: 'failed' };
      }
    },
    async unsubscribe() {
      try {
        const registration = await navigator.serviceWorker.getRegistration('/');
        await (await registration?.pushManager.getSubscription())?.unsubscribe();
      } catch {
        // The server sends nothing more anyway.
      }
    },
  };
}
