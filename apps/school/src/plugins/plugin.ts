import type { AppParts } from '../parts.ts';

/** Something that is set up before the app is drawn; the app must be able to do without it. */
export type Plugin = { name: string; start(parts: AppParts): void | Promise<void> };
