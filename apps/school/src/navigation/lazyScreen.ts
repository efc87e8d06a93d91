import { type ComponentType, createElement } from 'react';

/** A screen in a file of its own, which is loaded before it is gone to. */
export type LazyScreen = {
  /** @throws When the file can't be had. */
  load(): Promise<void>;
  /** The screen; nothing before it is loaded. */
  Screen: ComponentType;
};

/** @param bring The import of the screen's file. */
export function lazyScreen(bring: () => Promise<ComponentType>): LazyScreen {
  let loaded: ComponentType | null = null;
  return {
    async load() {
      loaded ??= await bring();
    },
    Screen: () => loaded && createElement(loaded),
  };
}
