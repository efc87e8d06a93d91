import type { AppServices } from '../createApp.ts';

/** A startup task; the app must work without it. */
export type Plugin = { name: string; start(parts: AppServices): void | Promise<void> };
