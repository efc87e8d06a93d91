import { markErasure, readErasure } from '../offline/databaseNames.ts';
import type { Plugin } from './plugin.ts';

/**
 * Erases the answers that are stored on this device when the session ends or another one starts, without a network too. Finishes
 * an erasure that was interrupted.
 */
export const erasure: Plugin = {
  name: 'erasure',
  start({ session, log, page: { localStorage: storage } }) {
    let { token } = session.getState();
    const erase = () => {
      if (!markErasure(storage)) return;
      import('../offline/eraseAnswers.ts')
        .then(({ eraseAnswers }) => eraseAnswers(storage))
        .catch((reason: unknown) => log.warn('school: stored answers are erased at the next start.', reason));
    };
    // A session that ended with the browser leaves its answers.
    if (!token || readErasure(storage).length > 0) erase();
    session.subscribe(() => {
      const now = session.getState();
      if (now.token !== token) erase();
      ({ token } = now);
    });
  },
};
