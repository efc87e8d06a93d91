import { createContext, use } from 'react';
import type { AnyRoutePath, RoutePath } from './routePath.ts';

/** A path and the values that the current location has for it. */
export type RouteMatch = { path: AnyRoutePath; values: object };

/** The route on screen. */
export const RouteContext = createContext<RouteMatch | null>(null);

/**
 * Returns the values of the current location, which the router has parsed.
 *
 * @param path The path of the route on screen.
 */
export function useRoute<Values extends object>(path: RoutePath<Values, never>): Values {
  const match = use(RouteContext);
  if (match?.path !== path) {
    throw new Error(
      `school: useRoute('${path.pattern}') is used under ${match?.path.pattern ?? 'no route'}. Pass the path of the screen's own route.`,
    );
  }
  // The router parsed them with this path.
  return match.values as Values;
}
