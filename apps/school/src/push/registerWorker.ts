import { trustedScript } from '../data/trustedScript.ts';

/**
 * Registers the service worker, which starts the app without a network and shows push messages. Resolves to undefined where the
 * browser blocks workers.
 */
export const registerWorker = (page: Window): Promise<ServiceWorkerRegistration | undefined> =>
  page.navigator.serviceWorker.register(trustedScript('worker'), { updateViaCache: 'none' });
