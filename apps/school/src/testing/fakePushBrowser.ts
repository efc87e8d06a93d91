import type { PushBrowser } from '../push/pushBrowser.ts';

/** A browser with push messages that were not turned on, for tests and stories. */
export const fakePushBrowser = (parts: Partial<PushBrowser> = {}): PushBrowser => ({
  obstacle: () => null,
  permission: () => 'default',
  subscribe: async () => ({ fault: 'failed' }),
  unsubscribe: async () => undefined,
  ...parts,
});
