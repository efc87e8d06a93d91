import type { Client } from '@school/domain';
import { fetchAnswer } from '../data/fetchAnswer.ts';
import { createPushBrowser, type PushBrowser } from './pushBrowser.ts';

/**
 * Subscribes this browser again after another sign-in, without a question: a subscription ends with the sign-in. Does nothing
 * where the permission was withdrawn; never rejects.
 */
export async function resumePush(
  client: Client,
  browser: PushBrowser = createPushBrowser(window),
): Promise<void> {
  if (browser.obstacle() || browser.permission() !== 'granted') return;
  try {
    const { data } = await fetchAnswer(client, 'getPushState', {});
    if (data.devices.some(({ current }) => current)) return;
    const outcome = await browser.subscribe(data.public_key);
    if ('subscription' in outcome) await client.call('subscribeToPush', { body: outcome.subscription });
  } catch {
    // The next start of the app tries again.
  }
}
