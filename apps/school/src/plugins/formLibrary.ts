import type { Plugin } from './plugin.ts';

/** Fetches what every form needs while the first screen is being read. */
export const formLibrary: Plugin = {
  name: 'form library',
  start({ page }) {
    const idle = page.requestIdleCallback ?? ((callback: () => void) => page.setTimeout(callback, 1));
    idle(() => void import('../forms/Form.tsx').catch(() => undefined));
  },
};
