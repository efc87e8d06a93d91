import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderScreen } from '../testing/renderScreen.tsx';
import { BackLink } from './BackLink.tsx';
import { useVisitHistory } from './visitHistory.ts';

function Page() {
  useVisitHistory();
  return <BackLink href="/users">All users</BackLink>;
}
const show = (path: string, index: number) => {
  window.history[index === 0 ? 'replaceState' : 'pushState']({ index }, '', path);
  return renderScreen({ path, children: <Page /> });
};
const link = () => screen.findByRole('link', { name: 'All users' });

describe('BackLink', () => {
  afterEach(() => window.history.replaceState(null, '', '/'));

  it('returns to the list with its filters', async () => {
    show('/users?status=pending&page=2', 0);
    await link();
    cleanup();
    const { person } = show('/users/019', 1);
    expect(await link()).toHaveAttribute('href', '/users?status=pending&page=2');
    await person.click(await link());
    await waitFor(() => expect(window.location.search).toBe('?status=pending&page=2'));
  });

  it('links to the list if the reader has not come from there', async () => {
    show('/users/roles', 0);
    await link();
    cleanup();
    show('/users/019', 1);
    expect(await link()).toHaveAttribute('href', '/users');
  });
});
