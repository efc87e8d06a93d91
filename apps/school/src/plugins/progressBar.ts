import type { Plugin } from './plugin.ts';

/** Shows the progress bar during a screen change. */
export const progressBar: Plugin = {
  name: 'progress bar',
  start({ navigation, progress }) {
    navigation.onBefore(() => progress.start());
    navigation.onAfter(() => progress.finish());
  },
};
