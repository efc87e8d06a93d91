import { type ComponentType, createElement, type PropsWithChildren } from 'react';

/** A component in a file of its own, which is loaded before it is drawn. */
type Lazy<Props extends object> = {
  /** @throws When the file can't be had. */
  load(path: string): Promise<void>;
  /** The component; nothing before it is loaded. */
  Screen: ComponentType<Props>;
};

/** A screen in a file of its own, which is loaded before it is gone to. */
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

/** @param bring The import of the screen's file. */
export const lazyScreen = (bring: () => Promise<ComponentType>): LazyScreen => lazy<object>(bring);

/** @param bring The import of the file of what stands around screens. */
export const lazyFrame = (bring: () => Promise<ComponentType<PropsWithChildren>>) =>
  lazy<PropsWithChildren>(bring);

/** A table of routes in a chunk of its own. */
type RouteTable = {
  ProtectedRoutes: ComponentType;
  matchProtectedRoute(path: string): { screen: LazyScreen };
};

/** @param bring The import of the file with the routes. */
export const lazyRoutes = (bring: () => Promise<RouteTable>): LazyScreen =>
  lazy<object>(async (path) => {
    const { ProtectedRoutes, matchProtectedRoute } = await bring();
    await matchProtectedRoute(path).screen.load(path);
    return ProtectedRoutes;
  });
