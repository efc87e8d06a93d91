import { attachments, posts, users } from '@school/domain/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Handlers } from '../../../testing/handlers.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { toPostDetail } from '../../../testing/defaultHandlers/posts.ts';
import { PostScreen } from './PostScreen.tsx';

const show = (answers: Handlers = {}, post: { id: string } = posts.fiestasPatrias, search = '') =>
  renderScreen({ path: `/blog/post/${post.id}${search}`, answers, children: <PostScreen /> });

const callsTo = (app: ReturnType<typeof show>, operationId: string) =>
  app.calls.filter((call) => call.operationId === operationId);

const list = () => screen.findByRole('list', { name: 'Archivos adjuntos' });
const { listado, horario, patio } = attachments;

describe('attachments of a post', () => {
  const downloads: string[] = [];
  beforeEach(() => {
    downloads.length = 0;
    URL.createObjectURL = () => 'blob:school';
    URL.revokeObjectURL = () => undefined;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      downloads.push(this.download);
    });
  });

  it('are listed with name and size, and downloaded by click or key', async () => {
    const app = show();
    const rows = within(await list()).getAllByRole('listitem');
    expect(rows).toHaveLength(4);
    expect(rows[0]).toHaveTextContent('20 kB');
    expect(rows[2]).toHaveTextContent('2,3 MB');
    expect(within(rows[2]!).getByText(patio.name).tagName).toBe('BDI');
    await app.person.click(within(rows[0]!).getByRole('button', { name: listado.name }));
    await waitFor(() => expect(downloads).toEqual([listado.name]));
    within(rows[1]!).getByRole('button').focus();
    await app.person.keyboard('{Enter}');
    await waitFor(() => expect(downloads).toEqual([listado.name, horario.name]));
    expect(callsTo(app, 'downloadPostAttachment').map(({ path }) => path.split('/').at(-1))).toEqual([
      listado.id,
      horario.id,
    ]);
  });

  it('are requested once after several clicks', async () => {
    const app = show({ downloadPostAttachment: 'pending' });
    const first = within(await list()).getAllByRole('listitem')[0]!;
    await app.person.dblClick(within(first).getByRole('button'));
    expect(first).toHaveTextContent('descargando…');
    expect(callsTo(app, 'downloadPostAttachment')).toHaveLength(1);
  });

  it('show why a download failed, and retry', async () => {
    let broken = true;
    const app = show({
      downloadPostAttachment: () =>
        broken
          ? 'offline'
          : { status: 200, text: 'x', headers: { 'content-disposition': 'attachment; filename="x"' } },
    });
    const press = async () =>
      app.person.click(within(await list()).getByRole('button', { name: listado.name }));
    await press();
    expect(await screen.findByText(/No pudimos conectarnos/)).toBeVisible();
    expect(downloads).toEqual([]);
    broken = false;
    await press();
    await waitFor(() => expect(downloads).toEqual([listado.name]));
  });

  it('are shown to readers too, and the section is hidden without files', async () => {
    renderScreen({
      path: `/blog/post/${posts.reunionApoderados.id}`,
      user: users.lectura,
      children: <PostScreen />,
    });
    await screen.findByRole('heading', { level: 2, name: posts.reunionApoderados.title });
    expect(screen.queryByRole('region', { name: 'Archivos adjuntos' })).toBeNull();
  });

  it('stay when the text changes, and are removed on request', async () => {
    const app = show({}, posts.fiestasPatrias, '?edit=1');
    await app.person.click(await screen.findByRole('button', { name: `Quitar ${horario.name}` }));
    await app.person.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    expect(await screen.findByText('Noticia editada con éxito')).toBeVisible();
    const [sent] = callsTo(app, 'updatePost');
    const all = Object.values(attachments).map(({ id }) => id);
    expect(sent?.body).toMatchObject({ attachment_ids: all.filter((id) => id !== horario.id) });
    expect(sent?.headers['If-Match']).toBe(`"${posts.fiestasPatrias.version}"`);
  });

  it('are compared after a conflict, and the other version can be taken over', async () => {
    const theirs = { ...toPostDetail(posts.fiestasPatrias), attachments: [patio], version: 9 };
    let read = 0;
    const app = show(
      {
        getPost: () => {
          read += 1;
          return { status: 200, data: { data: read === 1 ? toPostDetail(posts.fiestasPatrias) : theirs } };
        },
        updatePost: ({ headers }) =>
          headers['If-Match'] === '"9"'
            ? { status: 200, data: { data: theirs } }
            : { status: 409, data: { message: 'Conflict.', current_version: 9 } },
      },
      posts.fiestasPatrias,
      '?edit=1',
    );
    await app.person.click(await screen.findByRole('button', { name: `Quitar ${horario.name}` }));
    await app.person.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    const both = await screen.findByRole('dialog', { name: 'Otra persona cambió esto mientras tanto' });
    expect(both).toHaveTextContent(listado.name);
    await app.person.click(within(both).getByRole('radio', { name: /La versión de la otra persona/ }));
    await app.person.click(within(both).getByRole('button', { name: 'Seguir con esto' }));
    const rows = () => within(screen.getByRole('list', { name: 'Archivos' })).getAllByRole('listitem');
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(rows()[0]).toHaveTextContent(patio.name);
    await app.person.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    await waitFor(() => expect(callsTo(app, 'updatePost')).toHaveLength(2));
    expect(callsTo(app, 'updatePost')[1]?.body).toMatchObject({ attachment_ids: [patio.id] });
  });
});
