import type { Plugin } from './plugin.ts';

/** Checks domain, user and college on every navigation without delaying it (specification §4). */
export const sessionCheck: Plugin = {
  name: 'session check',
  start({ navigation, session, visit }) {
    navigation.onBefore(() => void visit.check());
    visit.subscribe(() => {
      // An unknown host has no sign-in. Signed-in people keep the current screen.
      if (visit.get().outcome === 'unknownDomain' && !session.getState().loggedIn)
        navigation.navigate('/school-not-found', { replace: true });
    });
  },
};
