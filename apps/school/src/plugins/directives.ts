import type { Plugin } from './plugin.ts';

/** What the whole page is told by attributes of its root: here the class of the dark scheme. */
export const directives: Plugin = {
  name: 'directives',
  start({ scheme }) {
    scheme.follow();
  },
};
