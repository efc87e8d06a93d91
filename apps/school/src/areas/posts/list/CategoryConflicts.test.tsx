import type { PostCategory } from '@school/domain';
import { postCategories, users } from '@school/domain/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { PostsScreen } from './PostsScreen.tsx';

const { salud, avisos } = postCategories;

describe('a post category that another person changes meanwhile', () => {
  it('merges their changes with the edited fields', async () => {
    let now: PostCategory = salud;
    const app = renderScreen({
      path: '/blog?status=all&open=categories',
      user: users.administrador,
      answers: {
        listPostCategories: () => ({ status: 200, data: { data: [avisos, now] } }),
        updatePostCategory: ({ headers }) => {
          if (headers['If-Match'] === '"2"') return { status: 200, data: { data: now } };
          now = { ...salud, parent_id: avisos.id, version: 2 };
          return { status: 409, data: { message: 'Conflict.', current_version: 2 } };
        },
      },
      children: <PostsScreen />,
    });
    const dialog = await screen.findByRole('dialog', { name: 'Categorías' });
    await app.person.click(
      await within(dialog).findByRole('button', { name: `Acciones para «${salud.name}»` }),
    );
    await app.person.click(await screen.findByRole('menuitem', { name: 'Editar categoría' }));
    const form = within(await screen.findByRole('form', { name: 'Editar categoría' }));
    await app.person.type(form.getByRole('textbox', { name: 'Nombre' }), ' escolar');
    await app.person.click(form.getByRole('button', { name: 'Guardar' }));
    const sent = () => app.calls.filter(({ operationId }) => operationId === 'updatePostCategory');
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent().map(({ headers }) => headers['If-Match'])).toEqual(['"1"', '"2"']);
    expect(sent()[1]?.body).toMatchObject({ name: `${salud.name} escolar`, parent_id: avisos.id });
  });
});
