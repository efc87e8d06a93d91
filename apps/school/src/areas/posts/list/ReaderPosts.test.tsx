import type { Post } from '@school/domain';
import { posts, users } from '@school/domain/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Handlers } from '../../../testing/handlers.ts';
import { postsResponse } from '../../../testing/defaultHandlers/posts.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { PostsScreen } from './PostsScreen.tsx';

const published = Object.values(posts).filter(({ status }) => status === 'published') as Post[];
const covered = published.find(({ cover }) => cover !== null)!;

const show = (answers: Handlers = {}, path = '/blog') =>
  renderScreen({
    path,
    answers: { listPosts: { status: 200, data: postsResponse(published) }, ...answers },
    user: users.lectura,
    children: <PostsScreen />,
  });
const queries = (app: ReturnType<typeof show>) =>
  app.calls
    .filter(({ operationId }) => operationId === 'listPosts')
    .map(({ query }) => Object.fromEntries(query));
const findPost = async ({ title }: Post) => (await screen.findByRole('link', { name: title })).closest('li')!;

describe('the news of a reader', () => {
  it('shows the cover, title, excerpt, category and date of each post, and links to it', async () => {
    show();
    const item = await findPost(covered);
    expect(within(item).getByRole('link')).toHaveAttribute('href', `/blog/post/${covered.id}`);
    expect(within(item).getByRole('heading', { name: covered.title })).toBeVisible();
    expect(within(item).getByRole('img', { name: covered.cover!.alt })).toBeVisible();
    expect(item).toHaveTextContent(covered.excerpt);
    expect(item).toHaveTextContent(covered.category!.name);
    const publishedAt = new Date(covered.published_at!).toISOString();
    expect(item.querySelector('time')).toHaveAttribute('datetime', publishedAt);
    const list = screen.getByRole('list', { name: 'Noticias' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(published.length);
  });

  it('has no status, no reading figures and no actions', async () => {
    show({}, '/blog?status=archived');
    await findPost(covered);
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Noticias por estado' })).toBeNull();
    expect(screen.queryByText(/Publicada|Estado|Vista por/)).toBeNull();
    expect(screen.queryByRole('meter')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Acciones/ })).toBeNull();
  });

  it('lists the published posts, whatever status the URL names, and is filtered', async () => {
    const app = show({}, '/blog/avisos?status=archived&q=feria');
    await waitFor(() => expect(queries(app)).toHaveLength(1));
    expect(queries(app)[0]).toEqual({
      page: '1',
      q: 'feria',
      'filter[category]': 'avisos',
      'filter[status]': 'published',
    });
    expect(await screen.findByRole('searchbox', { name: 'Título, autoría o texto' })).toHaveValue('feria');
  });

  it('says which posts ask for a confirmation', async () => {
    const late: Post = { ...covered, confirm_by: '2020-03-02' };
    show({ listPosts: { status: 200, data: postsResponse([late]) } });
    expect(await findPost(late)).toHaveTextContent('Confirmación atrasada');
  });

  it('says that it is loading, that there is nothing, and what failed', async () => {
    show({ listPosts: 'pending' });
    expect(await screen.findByText('Cargando')).toBeInTheDocument();
    show({ listPosts: { status: 200, data: postsResponse([]) } });
    expect(
      await screen.findByText('Aquí aparecerán las noticias que el colegio publique para ti.'),
    ).toBeVisible();
    show({ listPosts: { status: 500, data: { message: 'Server error.' } } });
    expect(await screen.findByText('ERROR')).toBeVisible();
  });
});
