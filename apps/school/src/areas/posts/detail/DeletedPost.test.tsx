import { posts } from '@school/domain/fixtures';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { invalidate } from '../../../data/cache.ts';
import { noteChange } from '../../../data/changes.ts';
import { toPostDetail } from '../../../testing/defaultHandlers/posts.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { PostScreen } from './PostScreen.tsx';

const show = (post: { id: string; title: string }) => {
  let isDeleted = false;
  const app = renderScreen({
    path: `/blog/post/${post.id}`,
    answers: {
      getPost: () =>
        isDeleted
          ? { status: 404, data: { message: 'Not found.' } }
          : { status: 200, data: { data: toPostDetail(post as never) } },
    },
    children: <PostScreen />,
  });
  const remove = (changed_by?: string) => {
    isDeleted = true;
    const by = { changed_by: changed_by ?? '', changed_at: '2026-09-08T10:42:00-03:00' };
    if (changed_by)
      noteChange({ kind: 'record.changed', data: { record: 'post', id: post.id, change: 'deleted', ...by } });
    invalidate(['getPost'], 'stream');
  };
  return { ...app, remove };
};

describe('PostScreen of a post that another person deletes', () => {
  it('names who deleted it, with a link to the list', async () => {
    const app = show(posts.huerto);
    await screen.findByRole('heading', { level: 2, name: posts.huerto.title });
    app.remove('Marcela Soto');
    expect(await screen.findByText(/Marcela Soto.* eliminó esto el 8 sept? 2026, 10:42/)).toBeVisible();
    expect(screen.queryByRole('heading', { name: posts.huerto.title })).toBeNull();
    expect(screen.getAllByRole('link').some((link) => link.getAttribute('href') === '/blog')).toBe(true);
  });

  it('says that it was deleted where the person is unknown', async () => {
    const app = show(posts.planLector);
    await screen.findByRole('heading', { level: 2, name: posts.planLector.title });
    app.remove();
    expect(await screen.findByText('Esta noticia fue eliminada o no tienes acceso a ella.')).toBeVisible();
  });

  it('keeps the text of an open form, and says that it can no longer be saved', async () => {
    const app = show(posts.sinTerminar);
    await app.person.click(await screen.findByRole('button', { name: 'Editar' }));
    const title = await screen.findByRole('textbox', { name: 'Título' });
    await app.person.type(title, ' con más');
    app.remove('Marcela Soto');
    const notice = (await screen.findByText(/Marcela Soto.* eliminó esto/)).closest('[role=status]');
    expect(notice).toHaveTextContent('Ya no se puede guardar. Lo que escribiste sigue aquí');
    expect(title).toHaveValue(`${posts.sinTerminar.title} con más`);
  });
});
