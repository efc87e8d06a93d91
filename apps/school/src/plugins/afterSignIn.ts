import type { Plugin } from './plugin.ts';
import { startPlugins } from './startPlugins.ts';

/** Loads and starts the protected plugins with the first sign-in. */
export const afterSignIn: Plugin = {
  name: 'after sign-in',
  start(parts) {
    const { session, log } = parts;
    const startOnce = () => {
      if (!session.getState().token) return;
      unsubscribe();
      import('./protectedPlugins.ts')
        .then(({ protectedPlugins }) => startPlugins(protectedPlugins, parts))
        .catch((error: unknown) => log.error('school: the plugins could not be loaded.', error));
    };
    const unsubscribe = session.subscribe(startOnce);
    startOnce();
  },
};
