import type { Document, User } from '@school/domain';
import { documents, users } from '@school/domain/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ok, onePage, type Handlers } from '../../../testing/handlers.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { DocumentsScreen } from './DocumentsScreen.tsx';

const show = (answers: Handlers = {}, path = '/documentos', user: User = users.administrador) =>
  renderScreen({ path, answers, user, children: <DocumentsScreen /> });

type Shown = ReturnType<typeof show>;

const findCalls = ({ calls }: Shown, id: string) => calls.filter(({ operationId }) => operationId === id);
const listQueries = (app: Shown) =>
  findCalls(app, 'listDocuments').map(({ query }) => Object.fromEntries(query));
const list = (data: readonly Document[]) => ok('listDocuments', onePage(data));

const plan = documents.plano as Document;
const rules = documents.reglamento as Document;
const openMenu = async ({ person }: Shown, { title }: Document) =>
  person.click(await screen.findByRole('button', { name: `Acciones para ${title}` }));
const items = async () =>
  (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent.trim());
const choose = async (app: Shown, name: string) =>
  app.person.click(await screen.findByRole('menuitem', { name }));

/** Records the files that the page downloads and the tabs that it opens. */
const browser = () => {
  const downloads: string[] = [];
  URL.createObjectURL = () => 'blob:school';
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function recordDownload(
    this: HTMLAnchorElement,
  ) {
    downloads.push(this.download);
  });
  return downloads;
};

afterEach(() => vi.restoreAllMocks());

describe('DocumentsScreen', () => {
  it('shows type, audience, size and downloads of each document', async () => {
    show();
    const link = await screen.findByRole('link', { name: plan.title });
    expect(link).toHaveAttribute('href', `/documentos/document/${plan.id}`);
    const row = link.closest('tr')!;
    expect(row).toHaveTextContent('Reglamentos · Tomás Araya Cortés');
    expect(row).toHaveTextContent('Todo el colegio');
    expect(row).toHaveTextContent('1,4 MB');
    expect(row).toHaveTextContent('112');
    const restricted = screen.getByRole('link', { name: documents.planificacion.title }).closest('tr')!;
    expect(restricted).toHaveTextContent('Vencido');
    await waitFor(() => expect(restricted).toHaveTextContent('6° básico'));
  });

  it('filters by the URL', async () => {
    const app = show({}, '/documentos/reglamentos?q=plano&sort=-title&page=2');
    await screen.findByRole('link', { name: plan.title });
    expect(listQueries(app)[0]).toEqual({
      page: '2',
      per_page: '20',
      q: 'plano',
      'filter[category]': 'reglamentos',
      sort: '-title',
    });
  });

  it('ignores an invalid URL parameter, and shows an unknown category as empty', async () => {
    const app = show({}, '/documentos?sort=size&page=-3');
    await screen.findByRole('link', { name: plan.title });
    expect(listQueries(app)[0]).toEqual({ page: '1', per_page: '20' });
  });

  it('shows no results for an unknown category without a request', async () => {
    const app = show({}, '/documentos/No%20such%20<b>');
    expect(await screen.findByText('Sin resultados')).toBeVisible();
    expect(listQueries(app)).toEqual([]);
  });

  it('searches, filters and sorts in the URL', async () => {
    const app = show();
    await screen.findByRole('link', { name: plan.title });
    const field = screen.getByRole('searchbox', { name: 'Nombre o archivo' });
    await app.person.type(field, 'plano');
    await waitFor(() => expect(app.navigation.getLocation().search).toBe('?q=plano'));
    expect(field).toHaveFocus();
    const head = screen.getByRole('columnheader', { name: /Documento/ });
    await app.person.click(within(head).getByRole('button'));
    await waitFor(() => expect(app.navigation.getLocation().search).toBe('?q=plano&sort=title'));
  });

  it('downloads a file under its own name', async () => {
    const downloads = browser();
    const app = show();
    await openMenu(app, plan);
    await choose(app, 'Descargar');
    await waitFor(() => expect(downloads).toEqual(['plano-evacuacion.png']));
    expect(findCalls(app, 'downloadDocument')).toHaveLength(1);
  });

  it('opens a PDF in a new tab at once, and closes it if the file is missing', async () => {
    browser();
    let fails = false;
    const tab = { closed: false, close: vi.fn(), location: { replace: vi.fn() } };
    vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    const app = show({
      downloadDocument: () =>
        fails
          ? { status: 404, data: { message: 'x' } }
          : {
              status: 200,
              text: '%PDF',
              headers: { 'content-type': 'application/pdf', 'content-disposition': 'attachment' },
            },
    });
    await openMenu(app, rules);
    await choose(app, 'Abrir en otra pestaña');
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('blob:school'));
    fails = true;
    await openMenu(app, rules);
    await choose(app, 'Abrir en otra pestaña');
    await waitFor(() => expect(tab.close).toHaveBeenCalled());
    expect(await screen.findByText('No encontramos esto o no tienes acceso.')).toBeVisible();
  });

  it('downloads a PDF if the browser opens no tab', async () => {
    const downloads = browser();
    vi.spyOn(window, 'open').mockReturnValue(null);
    const app = show();
    await openMenu(app, rules);
    await choose(app, 'Abrir en otra pestaña');
    await waitFor(() => expect(downloads).toEqual(['reglamento-interno.pdf']));
  });

  it('deletes after a confirmation', async () => {
    const app = show();
    await openMenu(app, plan);
    await choose(app, 'Eliminar');
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('Esto no se puede deshacer');
    await app.person.click(within(question).getByRole('button', { name: 'Eliminar' }));
    expect(await screen.findByText('Documento eliminado')).toBeVisible();
    expect(findCalls(app, 'deleteDocument')).toHaveLength(1);
  });

  it('deletes several and shows each result', async () => {
    const app = show({
      deleteDocument: ({ path }) =>
        path.includes(rules.id) ? { status: 403, data: { message: 'x' } } : { status: 204 },
    });
    for (const { title } of [rules, plan]) {
      await app.person.click(await screen.findByRole('checkbox', { name: new RegExp(title) }));
    }
    await app.person.click(screen.getByRole('button', { name: 'Eliminar' }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('¿Eliminar 2 documentos?');
    await app.person.click(within(question).getByRole('button', { name: 'Eliminar' }));
    const report = await screen.findByRole('dialog');
    expect(await within(report).findByText('Hecho: 1 de 2')).toBeVisible();
    expect(within(report).getByText('Tu rol no permite hacer esto.')).toBeVisible();
    await app.person.click(within(report).getAllByRole('button', { name: 'Cerrar' }).at(-1)!);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Eliminar' })).toBeNull());
  });

  it('shows the results even if no document is left', async () => {
    let left = [plan];
    const app = show({
      listDocuments: () => list(left),
      deleteDocument: () => {
        left = [];
        return { status: 404, data: { message: 'x' } };
      },
    });
    await app.person.click(await screen.findByRole('checkbox', { name: new RegExp(plan.title) }));
    await app.person.click(screen.getByRole('button', { name: 'Eliminar' }));
    const question = await screen.findByRole('alertdialog');
    await app.person.click(within(question).getByRole('button', { name: 'Eliminar' }));
    expect(await screen.findByText('Aún no hay documentos')).toBeInTheDocument();
    expect(await screen.findByText('Hecho: 1 de 1')).toBeVisible();
  });

  it('offers no actions to people who only read', async () => {
    const can = { update: false, delete: false };
    const app = show({ listDocuments: list([{ ...plan, can }]) }, '/documentos', users.lectura);
    await openMenu(app, plan);
    expect(await items()).toEqual(['Descargar', 'Ver']);
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Subir documentos' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Categorías' })).toBeNull();
  });

  it('offers categories only with a permission of scope any', async () => {
    show({}, '/documentos/circulares', users.docente);
    const [add] = await screen.findAllByRole('link', { name: 'Subir documentos' });
    expect(add).toHaveAttribute('href', '/documentos/new-document?category=circulares');
    expect(screen.queryByRole('link', { name: 'Categorías' })).toBeNull();
  });

  it('does not open without permission, and sends no request', async () => {
    const app = show({}, '/documentos', { ...users.lectura, permissions: [] });
    expect(await screen.findByText('No tienes acceso')).toBeVisible();
    expect(listQueries(app)).toEqual([]);
  });

  it('shows an error and retries', async () => {
    let fails = true;
    const app = show({
      listDocuments: () => (fails ? { status: 500, data: { message: 'x' } } : list([plan])),
    });
    const again = await screen.findByRole('button', { name: 'Reintentar' });
    fails = false;
    await app.person.click(again);
    expect(await screen.findByRole('link', { name: plan.title })).toBeVisible();
  });

  it('explains an empty list and how to start', async () => {
    show({ listDocuments: list([]) });
    expect(await screen.findByText('Aún no hay documentos')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Subir documentos' }).length).toBeGreaterThan(0);
  });

  it('shows hostile titles as text', async () => {
    const title = '<img src=x onerror=alert(1)> \u202Efdp.exe 🦊';
    show({ listDocuments: list([{ ...plan, title }]) });
    expect(await screen.findByRole('link', { name: /onerror/ })).toBeVisible();
    expect(document.querySelector('img[src="x"]')).toBeNull();
  });
});
