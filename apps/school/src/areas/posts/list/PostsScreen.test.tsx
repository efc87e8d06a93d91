import type { User } from '@school/domain';
import { postCategories, posts, users } from '@school/domain/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
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

describe('PostsScreen', () => {
  it('shows each post and links to it', async () => {
    show();
    expect(await screen.findByRole('link', { name: title })).toHaveAttribute(
      'href',
      `/blog/post/${posts.fiestasPatrias.id}`,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Noticias' })).toBeVisible();
  });

  it('filters by the URL', async () => {
    const app = show({}, '/blog/avisos?q=horario&status=archived&page=2');
    await waitFor(() => expect(queries(app)).toHaveLength(1));
    expect(queries(app)[0]).toEqual({
      page: '2',
      q: 'horario',
      'filter[category]': 'avisos',
      'filter[status]': 'archived',
    });
  });

  it('shows the label of a filter until the name of its value is loaded', async () => {
    show({ listPostCategories: 'pending' }, '/blog/avisos');
    expect(await screen.findByRole('combobox', { name: 'Categoría' })).toHaveTextContent(/^Categoría$/);
  });

  it('ignores an invalid URL parameter', async () => {
    const app = show({}, '/blog?status=nonsense&page=-3');
    await screen.findByRole('link', { name: title });
    expect(queries(app)[0]).toEqual({ page: '1', 'filter[status]': 'published' });
  });

  it('searches while typing, in the URL, and keeps the focus in the field', async () => {
    const app = show();
    const field = await screen.findByRole('searchbox', { name: 'Título, autoría o texto' });
    await app.person.type(field, 'peña');
    await waitFor(() => expect(app.navigation.getLocation().search).toBe('?q=pe%C3%B1a'));
    expect(field).toHaveFocus();
    expect(field).toHaveValue('peña');
  });

  it('deletes after a confirmation and shows a toast', async () => {
    const app = show();
    await screen.findByRole('link', { name: title });
    await app.person.click(screen.getByRole('button', { name: `Acciones para «${title}»` }));
    await app.person.click(await screen.findByRole('menuitem', { name: 'Eliminar' }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('Esto no se puede deshacer');
    await app.person.click(within(question).getByRole('button', { name: 'Eliminar' }));
    expect(await screen.findByText('Noticia eliminada con éxito')).toBeVisible();
    expect(app.calls.filter(({ operationId }) => operationId === 'deletePost')).toHaveLength(1);
  });

  it('changes nothing after a cancelled confirmation', async () => {
    const app = show();
    await screen.findByRole('link', { name: title });
    await app.person.click(screen.getByRole('button', { name: `Acciones para «${title}»` }));
    await app.person.click(await screen.findByRole('menuitem', { name: 'Eliminar' }));
    await app.person.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancelar' }),
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(app.calls.some(({ operationId }) => operationId === 'deletePost')).toBe(false);
  });

  it('sorts drafts by their last change', async () => {
    const app = show({}, '/blog?status=draft');
    await waitFor(() => expect(queries(app).at(-1)).toMatchObject({ sort: '-updated_at' }));
  });

  it('sorts by column header, in the URL', async () => {
    const app = show();
    await screen.findByRole('link', { name: title });
    await app.person.click(screen.getByRole('button', { name: /^Noticia/ }));
    await waitFor(() => expect(app.navigation.getLocation().search).toBe('?sort=title'));
    await waitFor(() => expect(queries(app).at(-1)).toMatchObject({ sort: 'title' }));
  });

  describe('categories', () => {
    const path = '/blog?status=all&open=categories';
    const open = async (answers: Handlers = {}) => {
      const app = show(answers, path);
      const dialog = await screen.findByRole('dialog', { name: 'Categorías' });
      await within(dialog).findByText(postCategories.avisos.name);
      return { app, dialog };
    };
    const sent = (app: ReturnType<typeof show>, operationId: string) =>
      app.calls.filter((call) => call.operationId === operationId);

    it('open from the list and close to the unchanged list', async () => {
      const app = show({}, '/blog?status=all');
      await screen.findByRole('link', { name: title });
      await app.person.click(screen.getByRole('button', { name: 'Categorías' }));
      const dialog = await screen.findByRole('dialog', { name: 'Categorías' });
      await app.person.click(within(dialog).getByRole('button', { name: /Cerrar/ }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(app.navigation.getLocation().search).toBe('?status=all');
    });

    it('are added', async () => {
      const { app, dialog } = await open();
      const field = within(dialog).getByRole('textbox', { name: 'Nueva categoría' });
      await app.person.type(field, '  Deportes ');
      await app.person.click(within(dialog).getByRole('button', { name: 'Agregar' }));
      expect(await screen.findByText('Categoría agregada')).toBeVisible();
      expect(sent(app, 'createPostCategory')[0]?.body).toEqual({ name: 'Deportes' });
      expect(within(dialog).getByRole('textbox', { name: 'Nueva categoría' })).toHaveValue('');
    });

    it('require a unique name', async () => {
      const { app, dialog } = await open({
        createPostCategory: { status: 422, data: { message: 'Invalid.', errors: { name: ['Taken.'] } } },
      });
      const add = within(dialog).getByRole('button', { name: 'Agregar' });
      await app.person.click(add);
      expect((await within(dialog).findAllByText('Este campo es obligatorio'))[0]).toBeVisible();
      expect(sent(app, 'createPostCategory')).toEqual([]);
      await app.person.type(within(dialog).getByRole('textbox', { name: 'Nueva categoría' }), 'Avisos');
      await app.person.click(add);
      const takenErrors = await within(dialog).findAllByText('Ya hay una categoría con este nombre');
      expect(takenErrors[0]).toBeVisible();
    });

    it('are renamed and keep their position', async () => {
      const { app, dialog } = await open();
      await app.person.click(
        within(dialog).getByRole('button', { name: `Acciones para «${postCategories.salud.name}»` }),
      );
      await app.person.click(await screen.findByRole('menuitem', { name: 'Editar categoría' }));
      const field = await within(dialog).findByRole('textbox', { name: 'Nombre' });
      await waitFor(() => expect(field).toHaveFocus());
      await app.person.clear(field);
      await app.person.type(field, 'Vida sana{Enter}');
      await waitFor(() => expect(sent(app, 'updatePostCategory')).toHaveLength(1));
      const { order } = postCategories.salud;
      expect(sent(app, 'updatePostCategory')[0]?.body).toEqual({
        name: 'Vida sana',
        parent_id: null,
        order,
      });
    });

    it('are moved into another, which is shown', async () => {
      const { avisos, salud } = postCategories;
      const { app, dialog } = await open({
        listPostCategories: {
          status: 200,
          data: {
            data: Object.values(postCategories).map((each) =>
              each.id === avisos.id ? { ...each, parent_id: salud.id } : each,
            ),
          },
        },
      });
      expect(within(dialog).getByText(`Dentro de ${salud.name}`)).toBeVisible();
      await app.person.click(within(dialog).getByRole('button', { name: `Acciones para «${avisos.name}»` }));
      await app.person.click(await screen.findByRole('menuitem', { name: 'Editar categoría' }));
      await app.person.click(await within(dialog).findByRole('combobox', { name: 'Categoría superior' }));
      expect(screen.queryByRole('option', { name: new RegExp(avisos.name) })).toBeNull();
      await app.person.click(await screen.findByRole('option', { name: 'Ninguna (categoría principal)' }));
      await app.person.click(within(dialog).getByRole('button', { name: 'Guardar' }));
      await waitFor(() => expect(sent(app, 'updatePostCategory')).toHaveLength(1));
      expect(sent(app, 'updatePostCategory')[0]?.body).toMatchObject({
        name: avisos.name,
        parent_id: null,
      });
    });

    it('swap positions with their neighbours', async () => {
      const { app, dialog } = await open();
      const { avisos, apoderados } = postCategories;
      await app.person.click(within(dialog).getByRole('button', { name: `Subir «${apoderados.name}»` }));
      await waitFor(() => expect(sent(app, 'updatePostCategory')).toHaveLength(2));
      expect(sent(app, 'updatePostCategory').map(({ body }) => body)).toEqual([
        { name: apoderados.name, parent_id: null, order: avisos.order },
        { name: avisos.name, parent_id: null, order: apoderados.order },
      ]);
    });

    it('are deleted after a confirmation, but not while they contain posts', async () => {
      const { app, dialog } = await open({
        deletePostCategory: { status: 409, data: { message: 'In use.' } },
      });
      await app.person.click(
        within(dialog).getByRole('button', { name: `Acciones para «${postCategories.logros.name}»` }),
      );
      await app.person.click(await screen.findByRole('menuitem', { name: 'Eliminar' }));
      const question = await screen.findByRole('alertdialog');
      expect(question).toHaveTextContent('Esto no se puede deshacer');
      await app.person.click(within(question).getByRole('button', { name: 'Eliminar' }));
      expect(await within(question).findByText(/Hay noticias en esta categoría/)).toBeVisible();
    });

    it('are hidden without permission to change them', async () => {
      show({}, path, users.docente);
      await screen.findByRole('link', { name: title });
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(screen.queryByRole('button', { name: 'Categorías' })).toBeNull();
    });
  });

  it('offers no quick actions to people who only read', async () => {
    show({}, '/blog', users.lectura);
    await screen.findByRole('link', { name: title });
    expect(screen.queryByRole('link', { name: 'Nueva noticia' })).toBeNull();
  });

  it('explains an empty list and how to start', async () => {
    show({ listPosts: { status: 200, data: postsResponse([]) } });
    expect(await screen.findByText('Aún no hay noticias')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Nueva noticia' }).length).toBeGreaterThan(0);
  });

  it('clears the filters after an empty result', async () => {
    const app = show({ listPosts: { status: 200, data: postsResponse([]) } }, '/blog/salud?q=nada');
    await screen.findByText('Sin resultados');
    await app.person.click(screen.getAllByRole('button', { name: 'Quitar filtros' })[0] as HTMLElement);
    await waitFor(() => expect(app.navigation.getLocation()).toMatchObject({ path: '/blog', search: '' }));
  });

  it('shows ERROR and retries', async () => {
    let tries = 0;
    const app = show({
      listPosts: () => {
        tries += 1;
        return tries === 1
          ? { status: 500, data: { message: 'Server error.' } }
          : { status: 200, data: postsResponse(Object.values(posts) as never) };
      },
    });
    expect(await screen.findByText('ERROR')).toBeVisible();
    await app.person.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('link', { name: title })).toBeVisible();
  });
});
