import type { ComponentType } from 'react';

/** A screen in a file of its own, which is loaded before it is gone to. */
export type LazyScreen = {
  /** @throws When the file can't be had. */
  load(): Promise<void>;
  /** The screen, once loaded. */
  get(): ComponentType | null;
};

/** @param bring The import of the screen's file. */
export function lazyScreen(bring: () => Promise<ComponentType>): LazyScreen {
  let screen: ComponentType | null = null;
  return {
    async load() {
      screen ??= await bring();
    },
    get: () => screen,
  };
}
