import { findRoute } from '../routes/public.ts';
import type { Plugin } from './plugin.ts';
import { toRouterLocation } from '../router/routerLocation.ts';

/** Loads the code of a link's target when the link is hovered or focused. */
export const prefetch: Plugin = {
  name: 'prefetch',
  start({ page, session }) {
    const prefetchLink = ({ target }: Event) => {
      const link = target instanceof page.Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (!link || link.origin !== page.location.origin || link.target) return;
      const route = findRoute(link.pathname);
      // The navigation retries a failed import and reports it.
      if (route.access === 'anyone' || session.getState().loggedIn === (route.access === 'signedIn'))
        route.screen.load(toRouterLocation(link)).catch(() => undefined);
    };
    page.document.addEventListener('pointerover', prefetchLink, { passive: true });
    page.document.addEventListener('focusin', prefetchLink);
  },
};
