import { routeOf } from '../routes.tsx';
import type { Plugin } from './plugin.ts';

/** Loads the code of the place that a link leads to as soon as somebody points at it or reaches it by keyboard. */
export const prefetch: Plugin = {
  name: 'prefetch',
  start({ page, session }) {
    const look = ({ target }: Event) => {
      const link = target instanceof page.Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (!link || link.origin !== page.location.origin || link.target) return;
      const route = routeOf(link.pathname);
      // What can't be had now is asked for again, and said, when it is gone to.
      if (route.access === 'anyone' || session.getState().loggedIn === (route.access === 'signedIn'))
        route.screen.load(link.pathname).catch(() => undefined);
    };
    page.document.addEventListener('pointerover', look, { passive: true });
    page.document.addEventListener('focusin', look);
  },
};
