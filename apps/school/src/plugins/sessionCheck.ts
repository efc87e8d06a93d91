import type { Plugin } from './plugin.ts';

/** Looks at domain, person and school on every navigation, without holding it up (specification §4). */
export const sessionCheck: Plugin = {
  name: 'session check',
  start({ navigation, visit }) {
    navigation.onBefore(() => void visit.check());
  },
};
