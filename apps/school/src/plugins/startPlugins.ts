import type { AppServices } from '../createApp.ts';
import type { Plugin } from './plugin.ts';

/** Starts every plugin. Logs a failed one and continues without it (specification §8). */
export async function startPlugins(plugins: readonly Plugin[], parts: AppServices): Promise<void> {
  await Promise.all(
    plugins.map(async ({ name, start }) => {
      try {
        await start(parts);
      } catch (problem) {
        parts.log.error(`school: the plugin "${name}" failed to start.`, problem);
      }
    }),
  );
}
