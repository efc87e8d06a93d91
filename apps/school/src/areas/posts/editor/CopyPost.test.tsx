import type { PostDetail } from '@school/domain';
import { postPictures, posts } from '@school/domain/fixtures';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ok } from '../../../testing/handlers.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { NewPostScreen } from './NewPostScreen.tsx';

const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'Bailes y juegos.' }] } as const;

it('starts a copy of a post with its text, without the files that belong to the post', async () => {
  const [picture] = Object.values(postPictures);
  const image = { type: 'image', attrs: { src: picture!.url, alt: 'Cueca' } } as const;
  const [first] = Object.values(posts) as PostDetail[];
  const post = { ...first!, title: 'Fiestas Patrias', body: { type: 'doc', content: [paragraph, image] } };
  const app = renderScreen({
    path: `/blog/new-post?from=${post.id}`,
    answers: { getPost: ok('getPost', { data: post as PostDetail }) },
    children: <NewPostScreen />,
  });
  expect(await screen.findByRole('textbox', { name: 'Título' })).toHaveValue('Fiestas Patrias');
  expect(await screen.findByText(/^La copia no incluye/)).toBeVisible();
  await app.person.click(await screen.findByRole('button', { name: 'Guardar borrador' }));
  const created = () => app.calls.find(({ operationId }) => operationId === 'createPost');
  await waitFor(() => expect(created()).toBeDefined());
  expect(created()?.body).toMatchObject({
    title: 'Fiestas Patrias',
    body: { type: 'doc', content: [paragraph] },
    cover: null,
    attachment_ids: [],
    status: 'draft',
  });
});
