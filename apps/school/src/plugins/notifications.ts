import type { Plugin } from './plugin.ts';

/** Shows a toast when the session ends because its token belongs to another college. */
export const notifications: Plugin = {
  name: 'notifications',
  start({ visit, notices }) {
    let reported = visit.get().outcome;
    visit.subscribe(() => {
      const { outcome } = visit.get();
      if (outcome === 'wrongCollege' && reported !== outcome) {
        notices.notify({ tone: 'critical', message: { id: 'errors.wrongCollege' } });
      }
      reported = outcome;
    });
  },
};
