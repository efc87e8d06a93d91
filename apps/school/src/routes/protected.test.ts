import { describe, expect, it } from 'vitest';
import { matchProtectedRoute, protectedRoutes } from './protected.ts';
import { routeOf } from './public.ts';
import { hrefOf } from './record.ts';

describe('protected routes', () => {
  it.each(protectedRoutes.map((route) => [route.path, route] as const))(
    '%s is behind sign-in and matches its record',
    (_path, route) => {
      const path = route.path.endsWith('*') ? `${hrefOf(route)}/x` : hrefOf(route);
      expect(routeOf(path).frame).toBe('shell');
      expect(matchProtectedRoute(path).route).toBe(route);
    },
  );

  it('prefers the most specific path', () => {
    expect(matchProtectedRoute('/users/roles').route.path).toBe('/users/roles');
    expect(matchProtectedRoute('/users/roles/7')).toMatchObject({
      route: { path: '/users/roles/*' },
      rest: '7',
    });
  });
});
