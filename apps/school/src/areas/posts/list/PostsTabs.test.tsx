import type { User } from '@school/domain';
import { posts, users } from '@school/domain/fixtures';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Handlers } from '../../../testing/handlers.ts';
import { postsResponse } from '../../../testing/defaultHandlers/posts.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { PostsScreen } from './PostsScreen.tsx';

const show = (answers: Handlers = {}, path = '/blog', user: User = users.administrador) =>
  renderScreen({ path, answers, user, children: <PostsScreen /> });

const queries = (app: ReturnType<typeof show>) =>
  app.calls
    .filter(({ operationId }) => operationId === 'listPosts')
    .map(({ query }) => Object.fromEntries(query));

const title = posts.fiestasPatrias.title;

describe('the tabs of the posts', () => {
  it('shows the count of each tab', async () => {
    show();
    await screen.findByRole('link', { name: title });
    const tabs = screen.getByRole('navigation', { name: 'Noticias por estado' });
    expect(within(tabs).getByRole('link', { name: /Todas/ })).toHaveTextContent(
      String(Object.keys(posts).length),
    );
  });

  it('opens the published tab and links to the others', async () => {
    const app = show();
    expect(await screen.findByRole('link', { name: title })).toBeVisible();
    expect(queries(app)).toEqual([{ page: '1', 'filter[status]': 'published' }]);
    const tabs = screen.getByRole('navigation', { name: 'Noticias por estado' });
    const links = within(tabs).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/blog',
      '/blog?status=scheduled',
      '/blog?status=draft',
      '/blog?status=archived',
      '/blog?status=all',
    ]);
    expect(links[0]).toHaveAttribute('aria-current', 'page');
    await app.person.click(links[4]!);
    await waitFor(() => expect(queries(app).at(-1)).toEqual({ page: '1' }));
  });

  it('says the status of a row only where it is not that of its tab', async () => {
    const published = [posts.fiestasPatrias, { ...posts.planLector, status: 'archived' }] as never[];
    show({ listPosts: { status: 200, data: postsResponse(published) } });
    const row = (await screen.findByRole('link', { name: title })).closest('tr')!;
    expect(row).not.toHaveTextContent('Publicada');
    // It was archived while the list was open.
    const other = screen.getByRole('link', { name: posts.planLector.title }).closest('tr')!;
    expect(other).toHaveTextContent('Archivada');
    cleanup();
    show({ listPosts: { status: 200, data: postsResponse([posts.fiestasPatrias] as never[]) } });
    await screen.findByRole('link', { name: title });
    expect(screen.queryByRole('columnheader', { name: 'Estado' })).toBeNull();
    cleanup();
    show({}, '/blog?status=all');
    const all = (await screen.findByRole('link', { name: title })).closest('tr')!;
    expect(all).toHaveTextContent('Publicada');
  });
});
