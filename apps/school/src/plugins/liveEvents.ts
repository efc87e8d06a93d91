import { afterSignIn } from './afterSignIn.ts';
import type { Plugin } from './plugin.ts';

/** Begins to follow what happens at the school with the first sign-in. */
export const liveEvents: Plugin = {
  name: 'live events',
  start: ({ page, session, visit, log }) =>
    afterSignIn(
      session,
      async () => (await import('../data/followSchool.ts')).followSchool({ page, session, visit, log }),
      (problem) => log.warn('school: the stream of events could not be followed.', problem),
    ),
};
