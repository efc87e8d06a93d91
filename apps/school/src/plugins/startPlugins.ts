import type { AppServices } from '../createApp.ts';
import type { Plugin } from './plugin.ts';

/** Starts every plugin. Logs a failed one and continues without it (specification §8). */
export async function startPlugins(plugins: readonly Plugin[], parts: AppServices): Promise<void> {
  await Promise.all(
    plugins.map(async ({ name, start }) => {
      try {
        await start(parts);
      } catch (problem) {
        parts.log.error(
          `school: the start-up plugin "${name}" could not be loaded; the app goes on without it.`,
          problem,
        );
      }
    }),
  );
}
