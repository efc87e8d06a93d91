import type { Plugin } from './plugin.ts';

/** Erases the answers of a session that ended with the browser. While someone is signed in, `erasure.ts` does it. */
export const leftovers: Plugin = {
  name: 'leftovers',
  start(parts) {
    const { session, log, page } = parts;
    const { localStorage: storage } = page;
    if (session.getState().token || !(storage.getItem('school.kept') ?? storage.getItem('school.erase')))
      return;
    import('./erasure.ts')
      .then(({ erasure }) => erasure.start(parts))
      .catch((reason: unknown) => log.warn('school: stored answers are erased at the next start.', reason));
  },
};
