import { posts, users } from '@school/domain/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Handlers } from '../../../testing/handlers.ts';
import { chooseAction } from '../../../testing/chooseAction.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { toPostDetail } from '../../../testing/defaultHandlers/posts.ts';
import { contentField, writeContent } from '../../../testing/writeContent.ts';
import { PostScreen } from './PostScreen.tsx';

const show = (post: { id: string } = posts.fiestasPatrias, answers: Handlers = {}) =>
  renderScreen({ path: `/blog/post/${post.id}`, answers, children: <PostScreen /> });

const callsTo = (app: ReturnType<typeof show>, operationId: string) =>
  app.calls.filter((call) => call.operationId === operationId);

describe('PostScreen', () => {
  it('shows the content, audience, author and readers', async () => {
    show();
    expect(await screen.findByRole('heading', { level: 2, name: posts.fiestasPatrias.title })).toBeVisible();
    expect(screen.getByText('horario reducido')).toBeVisible();
    expect(screen.getByText('Todo el colegio')).toBeVisible();
    expect(screen.getAllByText(posts.fiestasPatrias.author.name)[0]).toBeVisible();
    const receipts = screen.getByRole('region', { name: 'Quiénes la vieron' });
    const list = await within(receipts).findByRole('list', { name: 'Quiénes la vieron' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(5);
  });

  it('records the read receipt once', async () => {
    const app = show();
    await screen.findByRole('heading', { level: 2 });
    await waitFor(() => expect(callsTo(app, 'markPostRead')).toHaveLength(1));
  });

  it('counts a reader who may edit without a reload', async () => {
    const app = show();
    await waitFor(() => expect(callsTo(app, 'markPostRead')).toHaveLength(1));
    await waitFor(() => expect(callsTo(app, 'listReceipts')).toHaveLength(2));
    await waitFor(() => expect(callsTo(app, 'getPost')).toHaveLength(2));
  });

  it('records no read receipt for a draft', async () => {
    const app = show(posts.huerto);
    await screen.findByRole('heading', { level: 2, name: posts.huerto.title });
    expect(callsTo(app, 'markPostRead')).toEqual([]);
    expect(screen.queryByRole('region', { name: 'Quiénes la vieron' })).toBeNull();
  });

  it('offers only permitted actions', async () => {
    show(posts.fiestasPatrias, {
      getPost: {
        status: 200,
        data: {
          data: {
            ...toPostDetail(posts.fiestasPatrias),
            can: { update: false, delete: false, publish: false },
          },
        },
      },
    });
    await screen.findByRole('heading', { level: 2 });
    expect(screen.queryByRole('button', { name: /^(Editar|Acciones)/ })).toBeNull();
  });

  it('deletes after a confirmation, shows a toast and returns to the list', async () => {
    const app = show();
    await chooseAction(app.person, 'Eliminar');
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('Esto no se puede deshacer');
    await app.person.click(within(question).getByRole('button', { name: 'Eliminar' }));
    expect(await screen.findByText('Noticia eliminada con éxito')).toBeVisible();
    expect(app.navigation.getLocation().path).toBe('/blog');
  });

  it('keeps the confirmation open with the reason when deletion fails', async () => {
    const app = show(posts.fiestasPatrias, { deletePost: 'offline' });
    await chooseAction(app.person, 'Eliminar');
    const question = await screen.findByRole('alertdialog');
    await app.person.click(within(question).getByRole('button', { name: 'Eliminar' }));
    expect(await within(question).findByText(/No pudimos conectarnos/)).toBeVisible();
  });

  it('lists the missing fields when a draft is published', async () => {
    const app = show(posts.huerto, {
      publishPost: { status: 422, data: { message: 'Invalid.', errors: { body: ['Missing.'] } } },
    });
    await chooseAction(app.person, 'Publicar');
    expect(await screen.findByText(/le falta la categoría, el contenido/)).toBeVisible();
  });

  it('sends the version that was read with a change', async () => {
    const app = show(posts.sinTerminar, {
      updatePost: { status: 200, data: { data: toPostDetail(posts.sinTerminar) } },
    });
    await app.person.click(await screen.findByRole('button', { name: 'Editar' }));
    const title = await screen.findByRole('textbox', { name: 'Título' });
    expect(title).toHaveValue(posts.sinTerminar.title);
    await app.person.type(title, ' y programación');
    await app.person.click(screen.getByRole('button', { name: 'Guardar borrador' }));
    expect(await screen.findByText('Noticia editada con éxito')).toBeVisible();
    const [sent] = callsTo(app, 'updatePost');
    expect(sent?.headers['If-Match']).toBe(`"${posts.sinTerminar.version}"`);
    expect(sent?.body).toMatchObject({ title: `${posts.sinTerminar.title} y programación` });
  });

  it('keeps the input when another person changed the post meanwhile', async () => {
    const app = show(posts.sinTerminar, {
      updatePost: { status: 409, data: { message: 'Conflict.', current_version: 9 } },
    });
    await app.person.click(await screen.findByRole('button', { name: 'Editar' }));
    const title = await screen.findByRole('textbox', { name: 'Título' });
    await app.person.type(title, '!');
    await app.person.click(screen.getByRole('button', { name: 'Guardar borrador' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Otras personas guardaron cambios');
    expect(title).toHaveValue(`${posts.sinTerminar.title}!`);
  });

  it('shows both versions after a conflict and sends the chosen one', async () => {
    const theirs = { ...toPostDetail(posts.sinTerminar), title: 'El título de otra persona', version: 9 };
    let read = 0;
    const app = show(posts.sinTerminar, {
      getPost: () => {
        read += 1;
        return { status: 200, data: { data: read === 1 ? toPostDetail(posts.sinTerminar) : theirs } };
      },
      updatePost: ({ headers }) =>
        headers['If-Match'] === '"9"'
          ? { status: 200, data: { data: theirs } }
          : { status: 409, data: { message: 'Conflict.', current_version: 9 } },
    });
    await app.person.click(await screen.findByRole('button', { name: 'Editar' }));
    await app.person.type(await screen.findByRole('textbox', { name: 'Título' }), '!');
    await app.person.click(screen.getByRole('button', { name: 'Guardar borrador' }));
    const both = await screen.findByRole('dialog', { name: 'Otra persona cambió esto mientras tanto' });
    expect(both).toHaveTextContent(`${posts.sinTerminar.title}!`);
    await app.person.click(within(both).getByRole('radio', { name: /La versión de la otra persona/ }));
    await app.person.click(within(both).getByRole('button', { name: 'Seguir con esto' }));
    expect(screen.getByRole('textbox', { name: 'Título' })).toHaveValue(theirs.title);
    await app.person.click(screen.getByRole('button', { name: 'Guardar borrador' }));
    expect(await screen.findByText('Noticia editada con éxito')).toBeVisible();
    const keys = callsTo(app, 'updatePost').map(({ headers }) => headers['Idempotency-Key']);
    expect(new Set(keys).size).toBe(2);
  });

  it('edits a text with headings and lists without losing content', async () => {
    const app = show();
    await app.person.click(await screen.findByRole('button', { name: 'Editar' }));
    const editor = await contentField('Contenido');
    expect(within(editor).getByRole('heading', { name: 'Qué cambia' })).toBeVisible();
    await app.person.type(screen.getByRole('textbox', { name: 'Título' }), '!');
    await app.person.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    expect(await screen.findByText('Noticia editada con éxito')).toBeVisible();
    const [sent] = callsTo(app, 'updatePost');
    expect(sent?.body).toMatchObject({
      body: posts.fiestasPatrias.body,
      cover: posts.fiestasPatrias.cover,
      audience: { scope: 'all' },
      status: 'published',
    });
    expect(sent?.body).not.toHaveProperty('published_at');
    expect(app.navigation.getLocation()).toMatchObject({
      path: `/blog/post/${posts.fiestasPatrias.id}`,
      search: '',
    });
  });

  it('keeps the publication time of a scheduled post, and Enter does not unpublish it', async () => {
    const app = show(posts.penaFolclorica);
    await app.person.click(await screen.findByRole('button', { name: 'Editar' }));
    const title = await screen.findByRole('textbox', { name: 'Título' });
    expect(await screen.findByRole('radio', { name: /Programar/ })).toBeChecked();
    await app.person.type(title, '!{Enter}');
    await waitFor(() =>
      expect(
        callsTo(app, 'updatePost').length + screen.queryAllByRole('heading', { name: /por corregir/ }).length,
      ).toBe(1),
    );
    for (const { body } of callsTo(app, 'updatePost')) expect(body).toMatchObject({ status: 'published' });
  });

  it('turns a published post back into a draft on request', async () => {
    const app = show();
    await app.person.click(await screen.findByRole('button', { name: 'Editar' }));
    await app.person.click(await screen.findByRole('button', { name: 'Volver a borrador' }));
    await waitFor(() => expect(callsTo(app, 'updatePost')).toHaveLength(1));
    expect(callsTo(app, 'updatePost')[0]?.body).toMatchObject({ status: 'draft' });
  });

  it('opens the form by URL only with permission to edit', async () => {
    const data = {
      data: { ...toPostDetail(posts.fiestasPatrias), can: { update: false, delete: false, publish: false } },
    };
    renderScreen({
      path: `/blog/post/${posts.fiestasPatrias.id}?edit=1`,
      user: users.lectura,
      answers: { getPost: { status: 200, data } },
      children: <PostScreen />,
    });
    expect(await screen.findByText('No tienes acceso')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('shows both texts and the audience names after a conflict', async () => {
    const theirs = {
      ...toPostDetail(posts.sinTerminar),
      version: 9,
      body: {
        type: 'doc',
        content: [{ type: 'paragraph', content: [{ type: 'text', text: 'De otra mano.' }] }],
      },
      audience: { ...posts.sinTerminar.audience, scope: 'all' },
    };
    let read = 0;
    const app = show(posts.sinTerminar, {
      getPost: () => {
        read += 1;
        return { status: 200, data: { data: read === 1 ? toPostDetail(posts.sinTerminar) : theirs } };
      },
      updatePost: { status: 409, data: { message: 'Conflict.', current_version: 9 } },
    });
    await app.person.click(await screen.findByRole('button', { name: 'Editar' }));
    await writeContent('Contenido', 'De mi mano.');
    await app.person.click(screen.getByRole('button', { name: 'Guardar borrador' }));
    const both = await screen.findByRole('dialog', { name: 'Otra persona cambió esto mientras tanto' });
    expect(both).toHaveTextContent('De otra mano.');
    expect(both).toHaveTextContent('De mi mano.');
    expect(both).toHaveTextContent('Todo el colegio');
  });

  it('reports a missing post without a retry button', async () => {
    show({ id: '01990000-0000-7a01-8000-0000000000ff' });
    expect(await screen.findByText(/Esta noticia fue eliminada/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  });

  it('opens for readers without edit permission', async () => {
    renderScreen({
      path: `/blog/post/${posts.fiestasPatrias.id}`,
      user: users.lectura,
      children: <PostScreen />,
    });
    expect(await screen.findByRole('heading', { level: 2, name: posts.fiestasPatrias.title })).toBeVisible();
  });
});
