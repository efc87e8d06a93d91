import { describe, expect, it } from 'vitest';
import { matchProtectedRoute, protectedRoutes } from './protected.ts';
import { routeOf } from './public.ts';
import { rolePaths } from '../areas/roles/paths.ts';
import { toRouterLocation } from '../router/routerLocation.ts';

const at = (href: string) => toRouterLocation(new URL(href, 'http://aromos.localhost'));

describe('protected routes', () => {
  it.each(protectedRoutes.map((route) => [route.path.pattern, route] as const))(
    '%s is behind sign-in and matches its record',
    (_pattern, route) => {
      const path = route.path.format({ id: 'x' });
      expect(routeOf(path).frame).toBe('shell');
      expect(matchProtectedRoute(at(path)).route).toBe(route);
    },
  );

  it('prefers the most specific path', () => {
    expect(matchProtectedRoute(at('/users/roles')).path).toBe(rolePaths.list);
    expect(matchProtectedRoute(at('/users/roles/7'))).toMatchObject({
      path: rolePaths.detail,
      values: { id: '7' },
    });
  });

  it('parses a location once, for its preloads and for its screen', () => {
    const location = at('/blog?status=draft&page=2');
    expect(matchProtectedRoute(location).values).toMatchObject({ status: 'draft', page: 2 });
    expect(matchProtectedRoute(location)).toBe(matchProtectedRoute(location));
  });
});
