import type { Page } from '@playwright/test';
import type { PushServer } from '../../apps/provider/src/testing/pushServer.ts';

/** Gives the browser a subscription of the local push service: browsers subscribe only to their maker's. @returns it. */
export async function subscribeLocally(page: Page, server: PushServer) {
  const subscription = server.subscribe('/device');
  await page.addInitScript((json) => {
    const stored = { ...json, toJSON: () => json, unsubscribe: async () => true };
    Object.assign(PushManager.prototype, {
      subscribe: async () => stored,
      getSubscription: async () => null,
    });
  }, subscription);
  return subscription;
}
