import type { Plugin } from './plugin.ts';

/** Brings the sentences of the reader's language. */
export const internationalisation: Plugin = {
  name: 'internationalisation',
  start: ({ language }) => language.load(),
};
