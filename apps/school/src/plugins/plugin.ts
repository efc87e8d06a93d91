import type { AppServices } from '../createApp.ts';

/** Something that is set up before the app is drawn; the app must be able to do without it. */
export type Plugin = { name: string; start(parts: AppServices): void | Promise<void> };
