import { arriveAt } from '../router/arrive.ts';
import type { Plugin } from './plugin.ts';

/** Scroll and focus after each navigation. */
export const arrival: Plugin = {
  name: 'arrival',
  start({ navigation, page }) {
    navigation.onAfter((to) => arriveAt(page, to));
  },
};
