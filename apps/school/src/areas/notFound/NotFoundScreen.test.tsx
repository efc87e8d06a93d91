import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';

describe('NotFoundScreen', () => {
  it.each([
    ['a visitor', null, '/'],
    ['who is signed in', undefined, '/app'],
  ])('explains it, and links %s back', async (_, user, home) => {
    renderScreen({ path: '/no/such/page', user, locale: 'en', children: <NotFoundScreen /> });
    expect(
      await screen.findByText(
        'We could not find that page. Please try again or contact an administrator if the problem persists.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Take me back' })).toHaveAttribute('href', home);
  });

  it('reports a host without a school, and offers no school actions', async () => {
    const { sources } = renderScreen({
      path: '/school-not-found',
      user: null,
      locale: 'en',
      answers: { findCollegeByDomain: { status: 404, data: { message: 'Not found.' } } },
      children: <NotFoundScreen />,
    });
    await act(() => sources.visit.check());
    expect(await screen.findByRole('heading', { name: 'School not found' })).toBeVisible();
    expect(screen.getByText(/^No school uses .*localhost.*\. Check the address/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/');
  });
});
