import { afterSignIn } from './afterSignIn.ts';
import type { Plugin } from './plugin.ts';

/** Begins to tell the school how long somebody is here, which its statistics count, with the first sign-in. */
export const visits: Plugin = {
  name: 'visits',
  start: ({ page, session, log }) =>
    afterSignIn(
      session,
      async () => (await import('../data/tellVisits.ts')).tellVisits({ page, session, log }),
      (problem) => log.warn('school: visits could not be told.', problem),
    ),
};
