import { notFoundPaths } from '../areas/notFound/paths.ts';
import type { Plugin } from './plugin.ts';

/** Checks domain, user and college on every navigation without delaying it (specification §4). */
export const sessionCheck: Plugin = {
  name: 'session check',
  start({ navigation, session, visit }) {
    let requestedPath = '';
    navigation.onNavigate(({ path }) => {
      requestedPath = path;
      void visit.check();
    });
    visit.subscribe(() => {
      // An unknown host has no sign-in. Signed-in people keep the current screen.
      if (visit.get().outcome !== 'unknownDomain' || session.getState().loggedIn) return;
      // That navigation ends with a check, too.
      const { school } = notFoundPaths;
      if (requestedPath !== school) void navigation.navigate(school, { replace: true });
    });
  },
};
