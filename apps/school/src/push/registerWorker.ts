import { trustedScript } from '../data/trustedScript.ts';

/** Registers the service worker, which shows push messages also while no page of the app is open. */
export const registerWorker = (page: Window): Promise<ServiceWorkerRegistration> =>
  page.navigator.serviceWorker.register(trustedScript('push'), { updateViaCache: 'none' });
