import { type ComponentType, createElement, type PropsWithChildren } from 'react';
import type { RouterLocation } from './routerLocation.ts';

/** A lazy component that is loaded before it renders. */
type Lazy<Props extends object> = {
  /** @throws If the file can't be loaded. */
  load(location: RouterLocation): Promise<void>;
  /** The component; renders nothing before it is loaded. */
  Screen: ComponentType<Props>;
};

/** A lazy screen that is loaded before its navigation. */
export type LazyScreen = Lazy<object>;

function lazy<Props extends object>(
  bring: (location: RouterLocation) => Promise<ComponentType<Props>>,
): Lazy<Props> {
  let loaded: ComponentType<Props> | null = null;
  return {
    async load(location) {
      loaded = await bring(location);
    },
    Screen: (props) => loaded && createElement(loaded, props),
  };
}

/** @param bring Imports the screen's file. */
export const lazyScreen = (bring: () => Promise<ComponentType>): LazyScreen => lazy<object>(bring);

/** @param bring Imports the file of the layout around screens. */
export const lazyFrame = (bring: () => Promise<ComponentType<PropsWithChildren>>) =>
  lazy<PropsWithChildren>(bring);

/** The protected routes, in their own chunk. */
type ProtectedFile = {
  ProtectedRoutes: ComponentType;
  loadProtectedScreen(location: RouterLocation): Promise<void>;
};

/** @param bring Imports the file with the routes. */
export const lazyRoutes = (bring: () => Promise<ProtectedFile>): LazyScreen =>
  lazy<object>(async (location) => {
    const { ProtectedRoutes, loadProtectedScreen } = await bring();
    await loadProtectedScreen(location);
    return ProtectedRoutes;
  });
