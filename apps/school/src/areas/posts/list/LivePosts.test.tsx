import { posts, users } from '@school/domain/fixtures';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { invalidate } from '../../../data/cache.ts';
import { postsResponse } from '../../../testing/defaultHandlers/posts.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { PostsScreen } from './PostsScreen.tsx';

const [first, second, third] = [posts.fiestasPatrias, posts.huerto, posts.planLector];
const titles = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href')?.startsWith('/blog/post/'))
    .map((link) => link.textContent);

const show = (rows: readonly { title: string }[], path = '/blog') => {
  let now = rows;
  const app = renderScreen({
    path,
    user: users.administrador,
    answers: { listPosts: () => ({ status: 200, data: postsResponse(now as never[]) }) },
    children: <PostsScreen />,
  });
  const changeTo = (next: readonly { title: string }[], cause: 'own' | 'stream' = 'stream') => {
    now = next;
    invalidate(['listPosts'], cause);
  };
  return { ...app, changeTo };
};

describe('PostsScreen while other people change posts', () => {
  it('holds a new post behind a bar, and shows it on request at the top of the list', async () => {
    const app = show([second, third]);
    const link = await screen.findByRole('link', { name: second.title });
    link.focus();
    app.changeTo([first, second, third]);
    const button = await screen.findByRole('button', { name: 'Mostrar 1 noticia nueva' });
    expect(titles()).toEqual([second.title, third.title]);
    expect(link).toHaveFocus();
    expect(screen.getByText('Esta lista cambió.')).toHaveAttribute('role', 'status');
    await app.person.click(button);
    expect(titles()).toEqual([first.title, second.title, third.title]);
    expect(screen.queryByText('Esta lista cambió.')).toBeNull();
    expect(document.activeElement).toContainElement(screen.getByRole('link', { name: first.title }));
    expect(document.activeElement).not.toBe(document.body);
  });

  it('announces the bar once, also when more posts arrive', async () => {
    const app = show([third]);
    await screen.findByRole('link', { name: third.title });
    app.changeTo([second, third]);
    await screen.findByRole('button', { name: 'Mostrar 1 noticia nueva' });
    const announced = screen.getByText('Esta lista cambió.');
    app.changeTo([first, second, third]);
    await screen.findByRole('button', { name: 'Mostrar 2 noticias nuevas' });
    expect(screen.getByText('Esta lista cambió.')).toBe(announced);
    expect(announced).toHaveTextContent(/^Esta lista cambió\.$/);
  });

  it('applies a changed title in place without a bar', async () => {
    const app = show([first, second]);
    const row = await screen.findByRole('link', { name: second.title });
    row.focus();
    app.changeTo([first, { ...second, title: 'Otro título' }]);
    expect(await screen.findByRole('link', { name: 'Otro título' })).toHaveFocus();
    expect(screen.queryByText('Esta lista cambió.')).toBeNull();
  });

  it('removes a deleted post', async () => {
    const app = show([first, second]);
    await screen.findByRole('link', { name: first.title });
    app.changeTo([second]);
    await waitFor(() => expect(titles()).toEqual([second.title]));
    expect(screen.queryByText('Esta lista cambió.')).toBeNull();
  });

  it('shows the user’s own new post at once', async () => {
    const app = show([second]);
    await screen.findByRole('link', { name: second.title });
    app.changeTo([first, second], 'own');
    expect(await screen.findByRole('link', { name: first.title })).toBeVisible();
    expect(screen.queryByText('Esta lista cambió.')).toBeNull();
  });

  it('shows another filter at once after a held change', async () => {
    const app = show([second, third]);
    await screen.findByRole('link', { name: second.title });
    app.changeTo([first, second, third]);
    await screen.findByText('Esta lista cambió.');
    await app.navigation.navigate('/blog?status=all');
    expect(await screen.findByRole('link', { name: first.title })).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Esta lista cambió.')).toBeNull());
  });
});
