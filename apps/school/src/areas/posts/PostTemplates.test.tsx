import type { Template, TemplateDetail } from '@school/domain';
import { posts, templateDetails } from '@school/domain/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listedTemplate } from '../../testing/defaultHandlers/templates.ts';
import { type Handlers, ok } from '../../testing/handlers.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { NewPostScreen } from './editor/NewPostScreen.tsx';
import { PostsScreen } from './list/PostsScreen.tsx';

const { circular } = templateDetails;
const listed = (change: Partial<Template>[]) =>
  ok('listTemplates', {
    data: change.map((one, index) => ({
      ...listedTemplate(circular as TemplateDetail),
      id: `01990000-0000-7d61-8000-00000000001${index}`,
      ...one,
    })),
  });

const title = () => screen.findByRole('textbox', { name: 'Título' });
const dialog = () => screen.findByRole('dialog', { name: 'Plantillas' });
const showEditor = (answers: Handlers = {}) =>
  renderScreen({ path: '/blog/new-post', answers, children: <NewPostScreen /> });
type App = ReturnType<typeof showEditor>;
const callsTo = ({ calls }: App, id: string) => calls.filter(({ operationId }) => operationId === id);

const openList = async (answers: Handlers = {}) => {
  const app = renderScreen({ path: '/blog', answers, children: <PostsScreen /> });
  await app.person.click(await screen.findByRole('button', { name: 'Plantillas' }));
  return { ...app, inside: within(await dialog()) };
};

describe('the templates of a kind', () => {
  it('start a record, after a confirmation if something was typed, which stays on the device', async () => {
    const app = showEditor();
    await app.person.type(await title(), 'Simulacro');
    await app.person.click(screen.getByRole('button', { name: 'Usar una plantilla' }));
    await app.person.click(await within(await dialog()).findByRole('button', { name: circular.name }));
    const question = await screen.findByRole('alertdialog', { name: '¿Salir de esta página?' });
    await app.person.click(within(question).getByRole('button', { name: 'Cancelar' }));
    expect(await title()).toHaveValue('Simulacro');
    await app.person.click(screen.getByRole('button', { name: 'Usar una plantilla' }));
    await app.person.click(await within(await dialog()).findByRole('button', { name: circular.name }));
    await app.person.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Salir' }),
    );
    await waitFor(async () => expect((await title()).getAttribute('value')).toMatch(/^Circular del \d/));
    expect(app.navigation.getLocation().search).toBe(`?template=${circular.id}`);
    app.navigation.navigate('/blog/new-post');
    await waitFor(async () => expect(await title()).toHaveValue('Simulacro'));
  });

  it('say how to create the first one', async () => {
    const { inside } = await openList({ listTemplates: listed([]) });
    expect(await inside.findByRole('heading', { name: 'Aún no hay plantillas' })).toBeVisible();
    expect(inside.getByText(/«Guardar como plantilla»/)).toBeVisible();
  });

  it('report a failure and load on the second attempt', async () => {
    let attempts = 0;
    const { inside, person } = await openList({
      listTemplates: () => ((attempts += 1) === 1 ? 'offline' : listed([{ name: 'Boletín' }])),
    });
    await person.click(await inside.findByRole('button', { name: 'Reintentar' }));
    expect(await inside.findByRole('button', { name: 'Boletín' })).toBeVisible();
  });

  it('are searched without accents once there are many', async () => {
    const names = ['Ácido', 'Boletín', 'Circular', 'Día', 'Eco', 'Feria', 'Gala', 'Huerto'];
    const { inside, person } = await openList({ listTemplates: listed(names.map((name) => ({ name }))) });
    await person.type(await inside.findByRole('searchbox', { name: 'Nombre de la plantilla' }), 'boletin');
    expect(inside.getAllByRole('listitem')).toHaveLength(1);
    await person.type(inside.getByRole('searchbox'), 'x');
    expect(inside.getByRole('status')).toHaveTextContent('Ninguna plantilla tiene este nombre');
  });

  it('are renamed in place', async () => {
    const app = await openList({
      updateTemplate: { status: 422, data: { message: 'Invalid.', errors: { name: ['Taken.'] } } },
    });
    const { inside, person } = app;
    await person.click(await inside.findByRole('button', { name: `Acciones para «${circular.name}»` }));
    await person.click(await screen.findByRole('menuitem', { name: 'Cambiar nombre' }));
    const name = await inside.findByRole('textbox', { name: 'Nombre' });
    expect(name).toHaveFocus();
    await person.clear(name);
    await person.type(name, ' Boletín {Enter}');
    expect(await inside.findByRole('link', { name: 'Ya hay una plantilla con este nombre' })).toBeVisible();
    const [call] = callsTo(app, 'updateTemplate');
    expect(call?.body).toEqual({ name: 'Boletín' });
    expect(call?.headers['If-Match']).toBe('"1"');
    expect(name).toHaveValue(' Boletín ');
  });

  it('are deleted after a confirmation', async () => {
    const app = await openList();
    const { inside, person } = app;
    await person.click(await inside.findByRole('button', { name: `Acciones para «${circular.name}»` }));
    await person.click(await screen.findByRole('menuitem', { name: 'Eliminar' }));
    const question = await screen.findByRole('alertdialog', { name: '¿Eliminar esta plantilla?' });
    await person.click(within(question).getByRole('button', { name: 'Eliminar' }));
    expect(await screen.findByText('Plantilla eliminada')).toBeVisible();
    expect(callsTo(app, 'deleteTemplate')).toHaveLength(1);
  });

  it('have no actions for people who may only use them', async () => {
    const can = { update: false, delete: false };
    const { inside } = await openList({ listTemplates: listed([{ name: 'Boletín', can }]) });
    expect(await inside.findByRole('button', { name: 'Boletín' })).toBeVisible();
    expect(inside.queryByRole('button', { name: /Acciones/ })).toBeNull();
  });
});

const save = () => screen.findByRole('dialog', { name: 'Guardar como plantilla' });

describe('saving as a template', () => {
  const openSave = async (answers: Handlers = {}) => {
    const app = showEditor(answers);
    await app.person.type(await title(), 'Boletín del {{date}');
    await app.person.click(screen.getByRole('button', { name: 'Guardar como plantilla' }));
    const inside = within(await save());
    return { ...app, inside, name: await inside.findByRole('textbox', { name: 'Nombre' }) };
  };

  it('stores the values of the form and leaves the form as it is', async () => {
    const app = await openSave();
    await app.person.type(app.name, 'Boletín{Enter}');
    expect(await screen.findByText('Plantilla guardada')).toBeVisible();
    expect(callsTo(app, 'createTemplate')[0]?.body).toEqual({
      name: 'Boletín',
      post: {
        title: 'Boletín del {date}',
        category_id: null,
        body: { type: 'doc', content: [] },
        audience: { scope: 'restricted' },
      },
    });
    expect(callsTo(app, 'createPost')).toEqual([]);
    expect(await title()).toHaveValue('Boletín del {date}');
  });

  it('asks for a name', async () => {
    const app = await openSave();
    await app.person.click(app.inside.getByRole('button', { name: 'Guardar' }));
    expect(await app.inside.findByRole('link')).toBeVisible();
    expect(callsTo(app, 'createTemplate')).toEqual([]);
  });

  it('replaces the template of the same name, ignoring case', async () => {
    const app = await openSave();
    await app.person.type(app.name, circular.name.toUpperCase());
    expect(app.inside.getByText(/^Ya hay una plantilla con este nombre/)).toBeVisible();
    await app.person.click(app.inside.getByRole('button', { name: 'Reemplazar plantilla' }));
    expect(await screen.findByText('Plantilla guardada')).toBeVisible();
    expect(callsTo(app, 'createTemplate')).toEqual([]);
    expect(callsTo(app, 'updateTemplate')[0]).toMatchObject({
      headers: { 'If-Match': '"1"' },
      body: { post: { title: 'Boletín del {date}' } },
    });
  });

  it('names the fields that the server rejected', async () => {
    const errors = { 'post.title': ['Unknown.'], 'post.category_id': ['Unknown.'] };
    const app = await openSave({ createTemplate: { status: 422, data: { message: 'Invalid.', errors } } });
    await app.person.type(app.name, 'Boletín{Enter}');
    expect(
      await app.inside.findByText(/^Revisa Título y Categoría\. .*\{date\} y \{school\}\.$/),
    ).toBeVisible();
    expect(app.name).toHaveValue('Boletín');
  });

  it('says that the school has as many as it can', async () => {
    const app = await openSave({ createTemplate: { status: 409, data: { message: 'Too many.' } } });
    await app.person.type(app.name, 'Boletín{Enter}');
    expect(await app.inside.findByText(/no puede guardar más plantillas/)).toBeVisible();
  });

  it('takes the values of an existing post without its pictures', async () => {
    const app = renderScreen({ path: '/blog', children: <PostsScreen /> });
    const { title: name } = posts.fiestasPatrias;
    await app.person.click(await screen.findByRole('button', { name: `Acciones para «${name}»` }));
    await app.person.click(await screen.findByRole('menuitem', { name: 'Guardar como plantilla' }));
    const inside = within(await save());
    await app.person.type(await inside.findByRole('textbox', { name: 'Nombre' }), 'Fiestas{Enter}');
    expect(await screen.findByText('Plantilla guardada')).toBeVisible();
    expect(callsTo(app, 'createTemplate')[0]?.body).toMatchObject({
      name: 'Fiestas',
      post: { title: name, category_id: posts.fiestasPatrias.category.id },
    });
  });
});
