import { type ComponentType, createElement } from 'react';
import type { RouterLocation } from './routerLocation.ts';

/** A lazy screen that is loaded before its navigation. */
export type LazyScreen = {
  /** @throws If the file can't be loaded. */
  load(location: RouterLocation): Promise<void>;
  /** The screen; renders nothing before it is loaded. */
  Screen: ComponentType;
};

/** @param load Imports the screen's file. */
export function lazyScreen(load: (location: RouterLocation) => Promise<ComponentType>): LazyScreen {
  let loaded: ComponentType | null = null;
  return {
    async load(location) {
      loaded = await load(location);
    },
    Screen: () => loaded && createElement(loaded),
  };
}
