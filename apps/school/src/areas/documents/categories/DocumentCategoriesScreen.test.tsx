import type { User } from '@school/domain';
import { documentCategories, users } from '@school/domain/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ok, type Handlers } from '../../../testing/handlers.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { DocumentCategoriesScreen } from './DocumentCategoriesScreen.tsx';

const show = (answers: Handlers = {}, user: User = users.administrador) =>
  renderScreen({
    path: '/documentos/document-categories',
    answers,
    user,
    children: <DocumentCategoriesScreen />,
  });

type Shown = ReturnType<typeof show>;

const findCalls = ({ calls }: Shown, id: string) => calls.filter(({ operationId }) => operationId === id);
const { circulares, formularios, reglamentos } = documentCategories;
const open = async (app: Shown, item: string) => {
  await app.person.click(await screen.findByRole('button', { name: 'Acciones para Circulares' }));
  await app.person.click(await screen.findByRole('menuitem', { name: item }));
};

describe('DocumentCategoriesScreen', () => {
  it('shows the tree with links to the documents', async () => {
    show({
      listDocumentCategories: ok('listDocumentCategories', {
        data: [reglamentos, { ...circulares, parent_id: reglamentos.id }, formularios],
      }),
    });
    const links = await screen.findAllByRole('rowheader');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Reglamentos',
      'CircularesDentro de Reglamentos',
      'Formularios',
    ]);
    expect(screen.getByRole('link', { name: 'Circulares' })).toHaveAttribute(
      'href',
      '/documentos/circulares',
    );
  });

  it('asks which name to keep after a conflict', async () => {
    let now = circulares;
    const app = show({
      listDocumentCategories: () => ok('listDocumentCategories', { data: [reglamentos, now] }),
      updateDocumentCategory: ({ headers }) => {
        if (headers['If-Match'] === '"2"') return ok('updateDocumentCategory', { data: now });
        now = { ...circulares, name: 'Cartas', version: 2 };
        return { status: 409, data: { message: 'Conflict.', current_version: 2 } };
      },
    });
    await open(app, 'Editar categoría');
    const dialog = await screen.findByRole('dialog', { name: 'Editar categoría' });
    await app.person.type(within(dialog).getByRole('textbox', { name: 'Nombre' }), ' 2026');
    await app.person.click(within(dialog).getByRole('button', { name: 'Guardar' }));
    const question = await screen.findByRole('dialog', { name: 'Otra persona cambió esto mientras tanto' });
    expect(within(question).getByText('Cartas')).toBeVisible();
    await app.person.click(within(question).getByRole('button', { name: 'Seguir con esto' }));
    await app.person.click(
      within(await screen.findByRole('dialog', { name: 'Editar categoría' })).getByRole('button', {
        name: 'Guardar',
      }),
    );
    await waitFor(() => expect(findCalls(app, 'updateDocumentCategory')).toHaveLength(2));
    expect(findCalls(app, 'updateDocumentCategory')[1]).toMatchObject({
      body: { name: 'Circulares 2026' },
    });
  });

  it('adds one, and reports a name that is taken', async () => {
    let isTaken = true;
    const app = show({
      createDocumentCategory: () =>
        isTaken
          ? { status: 422, data: { message: 'x', errors: { name: ['x'] } } }
          : ok('createDocumentCategory', { data: circulares }),
    });
    await app.person.click(await screen.findByRole('button', { name: 'Nueva categoría' }));
    const dialog = await screen.findByRole('dialog');
    const save = () => app.person.click(within(dialog).getByRole('button', { name: 'Guardar' }));
    await save();
    expect(await within(dialog).findAllByText('Este campo es obligatorio')).not.toHaveLength(0);
    expect(findCalls(app, 'createDocumentCategory')).toEqual([]);
    await app.person.type(within(dialog).getByRole('textbox', { name: 'Nombre' }), ' Actas ');
    await save();
    expect(await within(dialog).findAllByText('Ya hay una categoría con este nombre')).not.toHaveLength(0);
    isTaken = false;
    await save();
    expect(await screen.findByText('Categoría creada')).toBeVisible();
    expect(findCalls(app, 'createDocumentCategory').at(-1)?.body).toEqual({ name: 'Actas', parent_id: null });
  });

  it('renames one and keeps its position', async () => {
    const app = show();
    await open(app, 'Editar categoría');
    const dialog = await screen.findByRole('dialog');
    const field = within(dialog).getByRole('textbox', { name: 'Nombre' });
    expect(field).toHaveValue('Circulares');
    await app.person.type(field, ' 2026');
    await app.person.click(within(dialog).getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(findCalls(app, 'updateDocumentCategory')).toHaveLength(1));
    expect(findCalls(app, 'updateDocumentCategory')[0]?.body).toEqual({
      name: 'Circulares 2026',
      parent_id: null,
      order: circulares.order,
    });
  });

  it('explains why a category with documents cannot be deleted', async () => {
    const app = show({ deleteDocumentCategory: { status: 409, data: { message: 'x' } } });
    await open(app, 'Eliminar categoría');
    const question = await screen.findByRole('alertdialog');
    await app.person.click(within(question).getByRole('button', { name: 'Eliminar categoría' }));
    expect(await within(question).findByText(/Todavía tiene documentos/)).toBeVisible();
  });

  it('opens only with a permission of scope any', async () => {
    const app = show({}, users.docente);
    expect(await screen.findByText('No tienes acceso')).toBeVisible();
    expect(findCalls(app, 'listDocumentCategories')).toEqual([]);
  });

  it('shows an error and an empty list', async () => {
    let answer: Handlers['listDocumentCategories'] = { status: 500, data: { message: 'x' } };
    const app = show({ listDocumentCategories: () => answer as never });
    const again = await screen.findByRole('button', { name: 'Reintentar' });
    answer = ok('listDocumentCategories', { data: [] });
    await app.person.click(again);
    expect(await screen.findByText('Aún no hay categorías')).toBeVisible();
  });
});
