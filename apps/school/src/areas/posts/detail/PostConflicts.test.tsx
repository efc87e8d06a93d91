import { posts } from '@school/domain/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { invalidate } from '../../../data/cache.ts';
import { noteChange } from '../../../data/changes.ts';
import { type Handlers } from '../../../testing/handlers.ts';
import { chooseAction } from '../../../testing/chooseAction.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { toPostDetail } from '../../../testing/defaultHandlers/posts.ts';
import { contentField } from '../../../testing/writeContent.ts';
import { PostScreen } from './PostScreen.tsx';

const show = (post: { id: string } = posts.fiestasPatrias, answers: Handlers = {}) =>
  renderScreen({ path: `/blog/post/${post.id}`, answers, children: <PostScreen /> });

const callsTo = (app: ReturnType<typeof show>, operationId: string) =>
  app.calls.filter((call) => call.operationId === operationId);

describe('PostScreen with concurrent changes', () => {
  const paragraph = (text: string) => ({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
  });
  const byMarcela = { changed_by: 'Marcela Soto', changed_at: '2026-09-08T10:42:00-03:00' };

  it('merges another person’s change of a different field and shows a toast', async () => {
    const theirs = { ...toPostDetail(posts.sinTerminar), body: paragraph('De otra mano.'), version: 9 };
    let isRead = false;
    const app = show(posts.sinTerminar, {
      getPost: () => {
        const data = isRead ? theirs : toPostDetail(posts.sinTerminar);
        isRead = true;
        return { status: 200, data: { data } };
      },
      updatePost: ({ headers }) =>
        headers['If-Match'] === '"9"'
          ? { status: 200, data: { data: theirs } }
          : { status: 409, data: { message: 'Conflict.', current_version: 9, ...byMarcela } },
    });
    await app.person.click(await screen.findByRole('button', { name: 'Editar' }));
    await app.person.type(await screen.findByRole('textbox', { name: 'Título' }), '!');
    await app.person.click(screen.getByRole('button', { name: 'Guardar borrador' }));
    expect(await screen.findByText('Noticia editada con éxito')).toBeVisible();
    expect(
      screen.getByText('También se conservaron los cambios de otra persona en: Contenido'),
    ).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(callsTo(app, 'updatePost').at(-1)?.body).toMatchObject({
      title: `${posts.sinTerminar.title}!`,
      body: theirs.body,
    });
  });

  it('asks only about fields that both changed, with author and time', async () => {
    const theirs = {
      ...toPostDetail(posts.sinTerminar),
      title: 'El título de otra persona',
      body: paragraph('De otra mano.'),
      version: 9,
    };
    let isRead = false;
    const app = show(posts.sinTerminar, {
      getPost: () => {
        const data = isRead ? theirs : toPostDetail(posts.sinTerminar);
        isRead = true;
        return { status: 200, data: { data } };
      },
      updatePost: { status: 409, data: { message: 'Conflict.', current_version: 9, ...byMarcela } },
    });
    await app.person.click(await screen.findByRole('button', { name: 'Editar' }));
    await app.person.type(await screen.findByRole('textbox', { name: 'Título' }), '!');
    await app.person.click(screen.getByRole('button', { name: 'Guardar borrador' }));
    const both = await screen.findByRole('dialog', { name: 'Otra persona cambió esto mientras tanto' });
    expect(both).toHaveTextContent(/Marcela Soto.* guardó una versión más reciente el 8 sept? 2026, 10:42/);
    expect(within(both).getAllByRole('radiogroup')).toHaveLength(1);
    expect(within(both).getByRole('definition')).toHaveTextContent('De otra mano.');
    await app.person.click(within(both).getByRole('button', { name: 'Seguir con esto' }));
    expect(await contentField('Contenido')).toHaveTextContent('De otra mano.');
    expect(screen.getByRole('textbox', { name: 'Título' })).toHaveValue(`${posts.sinTerminar.title}!`);
  });

  it('shows the merged form after several versions and asks nothing without a conflict', async () => {
    let version = 1;
    const app = show(posts.sinTerminar, {
      getPost: () => {
        const { body } = toPostDetail(posts.sinTerminar);
        const data = { ...toPostDetail(posts.sinTerminar), version };
        return {
          status: 200,
          data: { data: version > 1 ? { ...data, body: paragraph(`${version}`) } : { ...data, body } },
        };
      },
      updatePost: ({ headers }) => {
        if (headers['If-Match'] === '"6"')
          return { status: 200, data: { data: toPostDetail(posts.sinTerminar) } };
        version = Math.min(version + 1, 6);
        return version === 6 && headers['If-Match'] === '"5"'
          ? { status: 409, data: { message: 'Conflict.', current_version: 6 } }
          : { status: 409, data: { message: 'Conflict.', current_version: version, ...byMarcela } };
      },
    });
    await app.person.click(await screen.findByRole('button', { name: 'Editar' }));
    await app.person.type(await screen.findByRole('textbox', { name: 'Título' }), '!');
    const saveDraft = () => app.person.click(screen.getByRole('button', { name: 'Guardar borrador' }));
    await saveDraft();
    expect(await screen.findByText(/guardaron cambios mientras se enviaban los tuyos/)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await contentField('Contenido')).toHaveTextContent('5');
    expect(screen.getByRole('textbox', { name: 'Título' })).toHaveValue(`${posts.sinTerminar.title}!`);
    await saveDraft();
    expect(await screen.findByText('Noticia editada con éxito')).toBeVisible();
    expect(callsTo(app, 'updatePost').at(-1)?.body).toMatchObject({ title: `${posts.sinTerminar.title}!` });
  });

  it('reports a newer version with the same values', async () => {
    const opened = toPostDetail(posts.sinTerminar);
    let now = opened;
    const app = show(posts.sinTerminar, { getPost: () => ({ status: 200, data: { data: now } }) });
    await app.person.click(await screen.findByRole('button', { name: 'Editar' }));
    await screen.findByRole('textbox', { name: 'Título' });
    now = { ...opened, version: 9 };
    invalidate(['getPost']);
    await app.person.click(await screen.findByRole('button', { name: 'Ver los cambios' }));
    const both = await screen.findByRole('dialog', { name: 'Otra persona cambió esto mientras tanto' });
    expect(both).toHaveTextContent('La versión más reciente dice lo mismo que este formulario.');
  });

  it('reports a change by another person while the form is open', async () => {
    const opened = toPostDetail(posts.sinTerminar);
    let now = opened;
    const app = show(posts.sinTerminar, {
      getPost: () => ({ status: 200, data: { data: now } }),
    });
    await app.person.click(await screen.findByRole('button', { name: 'Editar' }));
    const title = await screen.findByRole('textbox', { name: 'Título' });
    await app.person.type(title, '!');
    now = { ...opened, body: paragraph('De otra mano.') as typeof opened.body, version: 9 };
    noteChange({
      kind: 'record.changed',
      data: { record: 'post', id: opened.id, change: 'updated', ...byMarcela },
    });
    invalidate(['getPost']);
    const notice = (await screen.findByText(/Marcela Soto.* guardó una versión más reciente/)).closest(
      '[role=status]',
    );
    expect(notice).toHaveTextContent('Cuando guardes, tus cambios se combinarán con ella.');
    await app.person.click(screen.getByRole('button', { name: 'Ver los cambios' }));
    const both = await screen.findByRole('dialog', { name: 'Otra persona cambió esto mientras tanto' });
    await app.person.click(within(both).getByRole('button', { name: 'Seguir con esto' }));
    await waitFor(() => expect(screen.queryByText(/guardó una versión más reciente/)).toBeNull());
    expect(title).toHaveValue(`${opened.title}!`);
  });

  it('publishes the version on screen; asks again for a newer one', async () => {
    const opened = toPostDetail(posts.huerto);
    const app = show(opened, {
      publishPost: ({ headers }) =>
        headers['If-Match'] === '"9"'
          ? { status: 200, data: { data: opened } }
          : { status: 409, data: { message: 'Conflict.', current_version: 9, ...byMarcela } },
    });
    await chooseAction(app.person, 'Publicar');
    const question = await screen.findByRole('alertdialog', { name: '¿Publicar la versión más reciente?' });
    expect(question).toHaveTextContent(/Marcela Soto.* guardó una versión más reciente/);
    await app.person.click(within(question).getByRole('button', { name: 'Publicar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const versions = callsTo(app, 'publishPost').map(({ headers }) => headers['If-Match']);
    expect(versions).toEqual([`"${opened.version}"`, '"9"']);
  });

  it('deletes the version on screen; asks again for a newer one', async () => {
    const opened = toPostDetail(posts.sinTerminar);
    const app = show(opened, {
      deletePost: ({ headers }) =>
        headers['If-Match'] === '"9"'
          ? { status: 204 }
          : { status: 409, data: { message: 'Conflict.', current_version: 9, ...byMarcela } },
    });
    await screen.findByRole('heading', { level: 2, name: opened.title });
    await chooseAction(app.person, 'Eliminar');
    const question = await screen.findByRole('alertdialog');
    await app.person.click(within(question).getByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(question).toHaveTextContent(/Marcela Soto.*Confirma de nuevo/));
    await app.person.click(within(question).getByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const versions = callsTo(app, 'deletePost').map(({ headers }) => headers['If-Match']);
    expect(versions).toEqual([`"${opened.version}"`, '"9"']);
  });
});
