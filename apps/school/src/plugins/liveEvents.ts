import type { Plugin } from './plugin.ts';

/** Begins to follow what happens at the school with the first sign-in; who only looks at the door doesn't load it. */
export const liveEvents: Plugin = {
  name: 'live events',
  start({ page, session, visit, log }) {
    const begin = () => {
      if (!session.getState().token) return;
      stop();
      import('../data/followSchool.ts')
        .then(({ followSchool }) => followSchool({ page, session, visit, log }))
        .catch((problem: unknown) =>
          log.warn('school: the stream of events could not be followed.', problem),
        );
    };
    const stop = session.subscribe(begin);
    begin();
  },
};
