import { posts, templateDetails } from '@school/domain/fixtures';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Handlers } from '../../../testing/handlers.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { NewPostScreen } from './NewPostScreen.tsx';

const { circular } = templateDetails;

type App = ReturnType<typeof renderScreen>;
const findBody = async (app: App) => {
  const call = () => app.calls.find(({ operationId }) => operationId === 'createPost');
  await waitFor(() => expect(call()).toBeDefined());
  return call()?.body;
};

describe('a post from a template', () => {
  it('starts with its text, filled with the day in the school’s time zone and its name', async () => {
    const app = renderScreen({
      path: `/blog/new-post?template=${circular.id}`,

      locale: 'en',
      children: <NewPostScreen />,
    });
    expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue(
      'Circular del 8 de septiembre de 2026',
    );
    await app.person.click(await screen.findByRole('button', { name: 'Save draft' }));
    expect(await findBody(app)).toMatchObject({
      title: 'Circular del 8 de septiembre de 2026',
      category_id: circular.post.category_id,
      body: {
        content: [
          { content: [{ text: expect.stringMatching(/^Estimadas familias del Colegio .+:$/) as string }] },
        ],
      },
      audience: { scope: 'all' },
      cover: null,
      attachment_ids: [],
    });
  });

  it.each<[string, Handlers]>([
    ['is gone', { getTemplate: { status: 404, data: { message: 'Not found.' } } }],
    ['cannot be loaded', { getTemplate: 'offline' }],
  ])('is reported when the template %s', async (_what, answers) => {
    renderScreen({
      path: `/blog/new-post?template=${posts.huerto.id}`,
      answers,
      children: <NewPostScreen />,
    });
    expect(await screen.findByRole('heading', { level: 2 })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Título' })).toBeNull();
  });
});
