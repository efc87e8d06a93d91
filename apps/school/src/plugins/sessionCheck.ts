import type { Plugin } from './plugin.ts';

/** Looks at domain, person and school on every navigation, without holding it up (specification §4). */
export const sessionCheck: Plugin = {
  name: 'session check',
  start({ navigation, session, visit }) {
    navigation.onBefore(() => void visit.check());
    visit.subscribe(() => {
      // Nobody is asked to sign in where there is no school. Whoever is in keeps what they have on screen.
      if (visit.get().outcome === 'unknownDomain' && !session.getState().loggedIn)
        navigation.navigate('/school-not-found', { replace: true });
    });
  },
};
