import type { Plugin } from './plugin.ts';

/** Shows a toast on any screen when the session ends without a sign-out. */
export const notifications: Plugin = {
  name: 'notifications',
  start({ visit, notices }) {
    let told = visit.get().outcome;
    visit.subscribe(() => {
      const { outcome } = visit.get();
      if (outcome === 'wrongCollege' && told !== outcome) {
        notices.notify({ tone: 'critical', message: { id: 'errors.wrongCollege' } });
      }
      told = outcome;
    });
  },
};
