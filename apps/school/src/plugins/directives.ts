import type { Plugin } from './plugin.ts';

/** Sets attributes of the root element: here the class of the dark scheme. */
export const directives: Plugin = {
  name: 'directives',
  start({ scheme }) {
    scheme.follow();
  },
};
