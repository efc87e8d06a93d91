import { act, render, screen } from '@testing-library/react';
import { Route, useLocation, useSearchParams } from 'wouter';
import { expect, it } from 'vitest';
import { createTestNavigation } from '../testing/createTestNavigation.ts';
import { NavigationRoot, useHash } from './NavigationRoot.tsx';
import { routePath } from './routePath.ts';
import { text } from './searchParams.ts';
import { useRouteValues } from './useRouteValues.ts';

const detail = routePath('/blog/:id', { q: text });

function Values() {
  const { id, q } = useRouteValues(detail);
  const [params] = useSearchParams();
  const hash = useHash();
  return <output>{[id, q, params.get('q'), hash].join(' | ')}</output>;
}

function open(href: string) {
  const navigation = createTestNavigation(href);
  render(
    <NavigationRoot navigation={navigation}>
      <Route path="/blog/:id">
        <Values />
      </Route>
      <Path />
    </NavigationRoot>,
  );
  return navigation;
}

function Path() {
  const [path, navigate] = useLocation();
  return <button onClick={() => navigate('/users?q=b')}>{path}</button>;
}

it.each(['a/b', '100%', '%41', 'año', '한', 'a+b', 'a&b=c', '#', '?'])(
  'gives a screen the value %s of its path and of its query, decoded once',
  (value) => {
    open(`${detail.href({ id: value, q: value })}#part`);
    expect(screen.getByRole('status')).toHaveTextContent([value, value, value, 'part'].join(' | '));
  },
);

it('navigates by the hook of the router', async () => {
  const navigation = open('/blog/7');
  await act(async () => screen.getByRole('button').click());
  expect(navigation.getLocation()).toMatchObject({ path: '/users', search: '?q=b' });
  expect(screen.getByRole('button')).toHaveTextContent('/users');
  expect(screen.queryByRole('status')).toBeNull();
});
