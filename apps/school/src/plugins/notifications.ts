import type { Plugin } from './plugin.ts';

/** Says why the session ended when it ended without the person's doing, on whatever screen that is. */
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
