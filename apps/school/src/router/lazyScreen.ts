import { type ComponentType, createElement, type PropsWithChildren } from 'react';

/** A lazy component that is loaded before it renders. */
type Lazy<Props extends object> = {
  /** @throws If the file can't be loaded. */
  load(path: string): Promise<void>;
  /** The component; renders nothing before it is loaded. */
  Screen: ComponentType<Props>;
};

/** A lazy screen that is loaded before its navigation. */
export type LazyScreen = Lazy<object>;

function lazy<Props extends object>(bring: (path: string) => Promise<ComponentType<Props>>): Lazy<Props> {
  let loaded: ComponentType<Props> | null = null;
  return {
    async load(path) {
      loaded = await bring(path);
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
  loadProtectedScreen(path: string): Promise<void>;
};

/** @param bring Imports the file with the routes. */
export const lazyRoutes = (bring: () => Promise<ProtectedFile>): LazyScreen =>
  lazy<object>(async (path) => {
    const { ProtectedRoutes, loadProtectedScreen } = await bring();
    await loadProtectedScreen(path);
    return ProtectedRoutes;
  });
