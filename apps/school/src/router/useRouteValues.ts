import { useMemo } from 'react';
import { useParams, useRoute, useSearch } from 'wouter';
import type { RoutePath } from './routePath.ts';

/**
 * Returns the values of the location on screen.
 *
 * @param path The path of the route on screen.
 */
export function useRouteValues<Values extends object>(path: RoutePath<Values, never>): Values {
  const [matches] = useRoute(path.pattern);
  const params = useParams();
  const search = useSearch();
  if (!matches) {
    throw new Error(
      `school: useRouteValues('${path.pattern}') is used on another route. Pass the path of the screen's own route.`,
    );
  }
  return useMemo(() => path.read(params, search), [path, params, search]);
}
