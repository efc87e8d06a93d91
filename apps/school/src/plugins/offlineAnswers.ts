import { invalidate } from '../data/cache.ts';
import { forgetCopies, outdatedOperations, refetchCopies } from '../data/copies.ts';
import { storePerson } from '../offline/storePerson.ts';
import type { Plugin } from './plugin.ts';

/**
 * Shows who is signed in when the server can't be reached, from what this device stored. Once it answers again, fetches what
 * was shown from this device meanwhile.
 */
export const offlineAnswers: Plugin = {
  name: 'stored answers',
  start({ session, visit, serverClock, page: { localStorage: storage } }) {
    const restorePerson = storePerson({ session, storage, now: serverClock.now });
    const follow = () => {
      const { outcome } = visit.get();
      if (outcome === 'offline') void restorePerson();
      const outdated = outdatedOperations();
      if (outcome !== 'ok' || outdated.length === 0) return;
      invalidate(outdated);
      refetchCopies();
    };
    visit.subscribe(follow);
    follow();
    let { token } = session.getState();
    session.subscribe(() => {
      const now = session.getState();
      if (now.token !== token) forgetCopies();
      ({ token } = now);
    });
  },
};
