import { operations } from '@school/domain/operations';
import { describe, expect, it } from 'vitest';
import { matchProtectedRoute, protectedRoutes } from './protected.ts';
import { findRoute, lazyProtectedRoute, routes } from './public.ts';
import { rolePaths } from '../areas/roles/paths.ts';
import { toRouterLocation } from '../router/routerLocation.ts';

const at = (href: string) => toRouterLocation(new URL(href, 'http://aromos.localhost'));

describe('protected routes', () => {
  it.each(protectedRoutes.map((route) => [route.path.pattern, route] as const))(
    '%s is behind sign-in and matches its record',
    (_pattern, route) => {
      const path = route.path.format({ id: 'x' });
      expect(findRoute(path)).toBe(lazyProtectedRoute);
      expect(matchProtectedRoute(at(path)).route).toBe(route);
    },
  );

  it('prefers the most specific path', () => {
    expect(matchProtectedRoute(at('/users/roles')).route.path).toBe(rolePaths.list);
    expect(matchProtectedRoute(at('/users/roles/7'))).toMatchObject({
      route: { path: rolePaths.detail },
      values: { id: '7' },
    });
  });
});

describe('entries of the navigation', () => {
  // Home has parts that some people see.
  const entries = protectedRoutes.filter(({ nav }) => nav && nav.group !== 'home');

  it.each(entries.map((route) => [route.path.pattern, route] as const))(
    '%s requires the permissions of the operations that it preloads',
    (_pattern, route) => {
      const location = { path: route.path.format({}), search: '' };
      const preloads = route.parse(location)?.preload({ user: null, timeZone: 'UTC' }) ?? [];
      const required = preloads.map(([operation]) => operations[operation].permission);
      expect(['authenticated', ...[route.permission ?? []].flat()]).toEqual(expect.arrayContaining(required));
    },
  );
});

describe('routes of the areas', () => {
  const files = import.meta.glob<Record<string, readonly object[]>>('../areas/*/routes.ts', { eager: true });
  const listed = new Set<object>([...protectedRoutes, ...routes]);

  it.each(Object.entries(files))('%s is in protected.ts or public.ts', (_file, exported) => {
    const missing = Object.values(exported)
      .flat()
      .filter((route) => !listed.has(route));
    expect(missing).toEqual([]);
  });
});
