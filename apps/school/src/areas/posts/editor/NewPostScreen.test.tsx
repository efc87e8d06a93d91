import { courses, postCategories, postPictures, posts, users } from '@school/domain/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Handlers } from '../../../testing/handlers.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { writeContent } from '../../../testing/writeContent.ts';
import { NewPostScreen } from './NewPostScreen.tsx';

const show = (answers: Handlers = {}, stored: Record<string, string> = {}) =>
  renderScreen({ path: '/blog/new-post', answers, stored, children: <NewPostScreen /> });

type Shown = ReturnType<typeof show>;

const title = () => screen.findByRole('textbox', { name: 'Título' });
const publish = () => screen.getByRole('button', { name: 'Publicar' });
const sent = ({ calls }: Shown) => calls.filter(({ operationId }) => operationId === 'createPost');

const draftKey = `school.draft:2:localhost:${users.administrador.id}:new-post`;
const formDraft = ({ storage }: Shown) =>
  JSON.parse(storage.getItem(draftKey) ?? 'null') as {
    values: { title: string };
    idempotencyKey: string;
  } | null;

const audience = () => screen.getByRole('group', { name: 'Para quién' });

/** Chooses a course; the tree shows its grade too. */
async function chooseGroups({ person }: Shown) {
  const course = new RegExp(`^${courses.basico1A.name}`);
  await person.click(await within(audience()).findByRole('treeitem', { name: course }));
}

async function fill({ person }: Shown) {
  await person.type(await title(), 'Simulacro del jueves');
  screen.getByRole('combobox', { name: 'Categoría' }).focus();
  await person.keyboard('{Enter}');
  await screen.findByRole('option', { name: postCategories.avisos.name });
  await person.keyboard('{Enter}');
  await writeContent('Contenido', 'A las 10:30.\n\nPor la puerta norte.');
}

describe('NewPostScreen', () => {
  it('gives the audience as the reason when a teacher writes to people outside of their part', async () => {
    const app = renderScreen({
      path: '/blog/new-post',
      user: users.docente,
      answers: { createPost: { status: 403, data: { message: 'x' } } },
      children: <NewPostScreen />,
    });
    await fill(app);
    await app.person.click(
      await within(audience()).findByRole('treeitem', { name: new RegExp(`^${courses.basico7A.name}`) }),
    );
    await app.person.click(publish());
    expect(await screen.findByText(/no son de tu parte del colegio/)).toBeVisible();
    expect(await title()).toHaveValue('Simulacro del jueves');
  });

  it('publishes for chosen grades and courses', async () => {
    const app = show();
    await fill(app);
    await chooseGroups(app);
    await app.person.click(publish());
    expect(await screen.findByText('Noticia creada con éxito')).toBeVisible();
    expect(sent(app)[0]?.body).toEqual({
      title: 'Simulacro del jueves',
      category_id: postCategories.avisos.id,
      body: {
        type: 'doc',
        content: [
          { type: 'paragraph', content: [{ type: 'text', text: 'A las 10:30.' }] },
          { type: 'paragraph', content: [{ type: 'text', text: 'Por la puerta norte.' }] },
        ],
      },
      audience: { scope: 'restricted', course_ids: [courses.basico1A.id] },
      cover: null,
      attachment_ids: [],
      notify: true,
      status: 'published',
    });
    expect(app.navigation.getLocation().path).toMatch(/^\/blog\/post\//);
    expect(formDraft(app)).toBeNull();
  });

  it('publishes for the whole school', async () => {
    const app = show();
    await fill(app);
    await app.person.click(within(audience()).getByRole('radio', { name: 'Todas las personas' }));
    await app.person.click(publish());
    await waitFor(() => expect(sent(app)).toHaveLength(1));
    expect(sent(app)[0]?.body).toMatchObject({ audience: { scope: 'all' } });
  });

  it('lists all missing fields before it sends anything', async () => {
    const app = show();
    await title();
    await app.person.click(publish());
    expect(await screen.findByRole('heading', { name: 'Hay 4 campos por corregir' })).toBeVisible();
    for (const wrong of [
      'Escribe un título',
      'Elige una categoría',
      'Escribe el contenido de la noticia',
      'Elige para quién es: una sede, un nivel, un curso, un rol o una persona',
    ]) {
      expect(screen.getByRole('link', { name: wrong })).toBeVisible();
    }
    expect(sent(app)).toEqual([]);
  });

  it('stops requiring an audience once everyone is chosen', async () => {
    const app = show();
    await title();
    await app.person.click(publish());
    await screen.findAllByText(/Elige para quién es/);
    await app.person.click(within(audience()).getByRole('radio', { name: 'Todas las personas' }));
    expect(screen.queryAllByText(/Elige para quién es/)).toEqual([]);
  });

  it('stops requiring it in a restored draft', async () => {
    const first = show();
    await first.person.type(await title(), 'Simulacro');
    await first.person.click(publish());
    await screen.findAllByText(/Elige para quién es/);
    await waitFor(() => expect(formDraft(first)?.values.title).toBe('Simulacro'));
    const stored = first.storage.getItem(draftKey)!;
    document.body.replaceChildren();
    const app = show({}, { [draftKey]: stored });
    await screen.findByText(/Recuperamos tus cambios sin guardar/);
    await app.person.click(publish());
    await screen.findAllByText(/Elige para quién es/);
    await app.person.click(within(audience()).getByRole('radio', { name: 'Todas las personas' }));
    expect(screen.queryAllByText(/Elige para quién es/)).toEqual([]);
  });

  it('saves a draft with only a title', async () => {
    const app = show();
    await app.person.type(await title(), 'Más tarde');
    await app.person.click(screen.getByRole('button', { name: 'Guardar borrador' }));
    await waitFor(() => expect(sent(app)).toHaveLength(1));
    expect(sent(app)[0]?.body).toMatchObject({ title: 'Más tarde', status: 'draft', category_id: null });
  });

  it('stores the draft on the device and shows that', async () => {
    const app = show();
    await app.person.type(await title(), 'Simulacro');
    expect(await screen.findByText(/Guardado en este dispositivo ·/)).toBeVisible();
    await waitFor(() => expect(formDraft(app)?.values.title).toBe('Simulacro'));
  });

  it('restores the draft', async () => {
    const first = show();
    await first.person.type(await title(), 'Simulacro');
    await waitFor(() => expect(formDraft(first)?.values.title).toBe('Simulacro'));
    const saved = first.storage.getItem(draftKey) ?? '';
    document.body.replaceChildren();
    const second = show({}, { [draftKey]: saved });
    expect(await title()).toHaveValue('Simulacro');
    await second.person.click(screen.getByRole('button', { name: 'Empezar de nuevo' }));
    expect(await title()).toHaveValue('');
    expect(formDraft(second)).toBeNull();
  });

  it('retries with the same key after an unexpected error, and with a new one for another text', async () => {
    const app = show({ createPost: { status: 500, data: { message: 'x' } } });
    await app.person.type(await title(), 'Sin red');
    const save = screen.getByRole('button', { name: 'Guardar borrador' });
    await app.person.click(save);
    expect(await screen.findByRole('alert')).toHaveTextContent('Algo falló');
    expect(await title()).toHaveValue('Sin red');
    await app.person.click(save);
    await waitFor(() => expect(sent(app)).toHaveLength(2));
    await app.person.type(await title(), ' otra vez');
    await app.person.click(save);
    await waitFor(() => expect(sent(app)).toHaveLength(3));
    const keys = sent(app).map(({ headers }) => headers['Idempotency-Key']);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[0]);
    expect(formDraft(app)?.idempotencyKey).toBe(keys[2]);
  });

  it('shows our own message at a field that the server rejected', async () => {
    const app = show({
      createPost: {
        status: 422,
        data: { message: 'Invalid.', errors: { 'audience.course_ids': ['No such course.'] } },
      },
    });
    await fill(app);
    await chooseGroups(app);
    await app.person.click(publish());
    expect(await screen.findByRole('link', { name: /^Elige para quién es/ })).toBeVisible();
    expect(screen.queryByText('No such course.')).toBeNull();
  });

  it('F2: counts an audience without a grade and a course as one mistake', async () => {
    const errors = { 'audience.grade_ids': ['Required.'], 'audience.course_ids': ['Required.'] };
    const app = show({ createPost: { status: 422, data: { message: 'Invalid.', errors } } });
    await fill(app);
    await chooseGroups(app);
    await app.person.click(publish());
    expect(await screen.findByRole('heading', { name: 'Hay un campo por corregir' })).toBeVisible();
  });

  it('schedules, and requires a future time', async () => {
    const app = show({
      createPost: {
        status: 201,
        data: { data: { ...posts.penaFolclorica, id: posts.sinTerminar.id } },
      },
    });
    await fill(app);
    await app.person.click(within(audience()).getByRole('radio', { name: 'Todas las personas' }));
    await app.person.click(screen.getByRole('radio', { name: /Programar/ }));
    const schedule = screen.getByRole('button', { name: 'Programar' });
    await app.person.click(schedule);
    const wrong = 'Elige una fecha y una hora válidas en el futuro';
    expect(await screen.findByRole('link', { name: wrong })).toBeVisible();
    const moment = await screen.findByRole('group', { name: 'Fecha y hora' });
    await app.person.click(await within(moment).findByRole('spinbutton', { name: /^día/ }));
    await app.person.keyboard('170920991830');
    await app.person.click(schedule);
    expect(await screen.findByText('Noticia creada con éxito. Noticia programada.')).toBeVisible();
    expect(sent(app)[0]?.body).toMatchObject({
      status: 'published',
      published_at: '2099-09-17T18:30:00-03:00',
    });
  });

  it('previews the post as its readers will see it', async () => {
    const app = show();
    await fill(app);
    await app.person.click(screen.getByRole('button', { name: 'Vista previa' }));
    const preview = await screen.findByRole('dialog', { name: 'Vista previa' });
    expect(within(preview).getByRole('heading', { level: 2, name: 'Simulacro del jueves' })).toBeVisible();
    expect(within(preview).getByText('Por la puerta norte.')).toBeVisible();
    expect(within(preview).getByText(postCategories.avisos.name)).toBeVisible();
    expect(sent(app)).toEqual([]);
  });

  it('shows markup as text, in the editor and in the preview', async () => {
    const app = show();
    await title();
    await writeContent('Contenido', '<img src=x onerror=alert(1)>');
    await app.person.click(screen.getByRole('button', { name: 'Vista previa' }));
    const preview = await screen.findByRole('dialog', { name: 'Vista previa' });
    expect(within(preview).getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    expect(within(preview).queryByRole('img')).toBeNull();
  });

  it('uploads a cover, asks for its alternative text and sends both', async () => {
    const app = show();
    await app.person.type(await title(), 'Con portada');
    const picture = new File(['x'], 'patio.png', { type: 'image/png' });
    await app.person.upload(screen.getByLabelText(/Imagen de portada/), picture);
    const words = await screen.findByRole('textbox', { name: 'Descripción de la imagen' });
    await waitFor(() => expect(words).toHaveFocus());
    await app.person.type(words, 'El patio');
    await app.person.click(screen.getByRole('button', { name: 'Guardar borrador' }));
    await waitFor(() => expect(sent(app)).toHaveLength(1));
    expect(sent(app)[0]?.body).toMatchObject({ cover: { url: postPictures.patio.url, alt: 'El patio' } });
  });

  it('reports a failed picture upload and keeps the other fields', async () => {
    const app = show({ createPostPicture: { status: 422, data: { message: 'Invalid.', errors: {} } } });
    await app.person.type(await title(), 'Con portada');
    const picture = new File(['x'], 'patio.png', { type: 'image/png' });
    await app.person.upload(screen.getByLabelText(/Imagen de portada/), picture);
    expect(await screen.findByText(/patio\.png/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Descripción/ })).toBeNull());
    expect(await title()).toHaveValue('Con portada');
  });

  it('sends once after several clicks', async () => {
    const app = show({ createPost: 'pending' });
    await app.person.type(await title(), 'Una vez');
    const save = screen.getByRole('button', { name: 'Guardar borrador' });
    await app.person.dblClick(save);
    await waitFor(() => expect(sent(app)).toHaveLength(1));
    await app.person.click(save);
    expect(sent(app)).toHaveLength(1);
  });

  it('does not open without permission to write', async () => {
    renderScreen({ path: '/blog/new-post', user: users.lectura, children: <NewPostScreen /> });
    expect(await screen.findByText('No tienes acceso')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('asks before unsent input is left, and leaves an empty form without asking', async () => {
    const app = show();
    await app.person.type(await title(), 'Simulacro');
    await app.person.click(screen.getByRole('button', { name: 'Cancelar' }));
    const question = await screen.findByRole('alertdialog', { name: '¿Salir de esta página?' });
    await app.person.click(within(question).getByRole('button', { name: 'Cancelar' }));
    expect(app.navigation.getLocation().path).toBe('/blog/new-post');
    await app.person.clear(await title());
    await app.person.click(screen.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(app.navigation.getLocation().path).toBe('/blog'));
  });
});
