import type { Plugin } from './plugin.ts';

/** Starts the bar before each change of screens and ends it after. */
export const progressBar: Plugin = {
  name: 'progress bar',
  start({ navigation, progress }) {
    navigation.onBefore(() => progress.start());
    navigation.onAfter(() => progress.finish());
  },
};
