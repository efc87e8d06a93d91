import type { User } from '@school/domain';
import { documentCategories, documents, users } from '@school/domain/fixtures';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ok, type MockAnswer, type Handlers } from '../../../testing/handlers.ts';
import { changedFile } from '../../../testing/changedFile.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { NewDocumentsScreen } from './NewDocumentsScreen.tsx';

const path = '/documentos/new-document';
const show = (answers: Handlers = {}, search = '?category=circulares', user: User = users.administrador) =>
  renderScreen({ path: `${path}${search}`, answers, user, children: <NewDocumentsScreen /> });

type Shown = ReturnType<typeof show>;

const draftKey = `school.draft:2:localhost:${users.administrador.id}:new-documents`;
const sentBy = ({ calls }: Shown) => calls.filter(({ operationId }) => operationId === 'createDocument');
const getBody = (call: { body: unknown } | undefined) => call?.body as Record<string, string | File>;
const file = (name: string, words = 'words') => new File([words], name);
const created = ok('createDocument', { data: documents.reglamento as never });

/** Drops files on the field; its `accept` attribute doesn't filter dropped files. */
const drop = async (files: File[]) => {
  const field = await screen.findByLabelText(/Archivos/, { selector: 'input' });
  fireEvent.drop(field.closest('span')!.parentElement!, { dataTransfer: { files } });
};
const rows = () => within(screen.getByRole('list', { name: 'Archivos' })).getAllByRole('listitem');
const upload = ({ person }: Shown) => person.click(screen.getByRole('button', { name: 'Subir' }));
const forAll = async ({ person }: Shown) =>
  person.click(await screen.findByRole('radio', { name: 'Todas las personas' }));

describe('NewDocumentsScreen', () => {
  it('sends each file with its name in the category of the URL and returns to that list', async () => {
    const app = show();
    await drop([file('Reglamento_interno.pdf'), file('Acta.docx')]);
    await forAll(app);
    const name = screen.getByRole('textbox', { name: 'Nombre para Acta.docx' });
    await app.person.clear(name);
    await app.person.type(name, 'Acta de marzo');
    await upload(app);
    expect(await screen.findByText('2 documentos subidos')).toBeVisible();
    const bodies = sentBy(app).map(getBody);
    expect(bodies.map(({ title }) => title)).toEqual(['Reglamento interno', 'Acta de marzo']);
    expect(bodies[0]).toMatchObject({
      category_id: documentCategories.circulares.id,
      audience: '{"scope":"all"}',
    });
    expect((bodies[1]!.file as File).name).toBe('Acta.docx');
    expect(app.navigation.getLocation().path).toBe('/documentos/circulares');
    const keys = sentBy(app).map(({ headers }) => headers['Idempotency-Key']);
    expect(new Set(keys).size).toBe(2);
  });

  it('C09: asks for the file again when it was changed or deleted after it was chosen', async () => {
    const app = show({ createDocument: 'offline' });
    await drop([changedFile('Acta.pdf')]);
    await forAll(app);
    await upload(app);
    await waitFor(() => expect(rows()[0]).toHaveTextContent(/Elígelo de nuevo/));
    expect(within(rows()[0]!).queryByRole('button', { name: /Reintentar/ })).toBeNull();
  });

  it('requires files, a category and an audience, and sends nothing before', async () => {
    const app = show({}, '');
    await screen.findByRole('form');
    await upload(app);
    expect(await screen.findAllByText('Elige al menos un archivo')).not.toHaveLength(0);
    expect(screen.getAllByText('Elige una categoría')).not.toHaveLength(0);
    expect(screen.getAllByText(/Elige para quién es/)).not.toHaveLength(0);
    expect(sentBy(app)).toEqual([]);
  });

  it('never sends a file that is empty, too large or of a wrong type', async () => {
    const app = show();
    const huge = file('pelicula.mp4');
    Object.defineProperty(huge, 'size', { value: 200 * 1024 * 1024 });
    await drop([file('vacio.pdf', ''), huge, file('virus.exe'), file('bueno.pdf')]);
    const words = rows().map(({ textContent }) => textContent);
    expect(words[0]).toContain('El archivo está vacío');
    expect(words[1]).toContain('más de 100\u00A0MB');
    expect(words[2]).toContain('Solo PDF, Word');
    await forAll(app);
    await upload(app);
    expect(await screen.findByText('Documento subido')).toBeVisible();
    expect(
      sentBy(app)
        .map(getBody)
        .map(({ title }) => title),
    ).toEqual(['bueno']);
  });

  it('stays on the page with rejected files, counts them and leaves without a confirmation', async () => {
    const app = show();
    await drop([file('bueno.pdf'), file('vacio.pdf', ''), file('virus.exe')]);
    const summary = '1 listo · 2 no se pueden subir';
    const [shown, announced] = screen.getAllByText(summary);
    expect(shown).toBeVisible();
    expect(announced).toHaveRole('status');
    await forAll(app);
    await upload(app);
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('Documento subido');
    expect(notice).toHaveTextContent('No se pudieron subir 2 archivos');
    expect(app.navigation.getLocation().path).toBe(path);
    expect(rows()).toHaveLength(2);
    expect(rows()[0]).toHaveTextContent('El archivo está vacío');
    expect(screen.getByRole('radio', { name: 'Todas las personas' })).toBeChecked();
    await app.person.click(screen.getByRole('button', { name: 'Quitar virus.exe' }));
    expect(notice).toHaveTextContent('No se pudo subir un archivo');
    await app.person.click(screen.getByRole('button', { name: 'Quitar vacio.pdf' }));
    expect(notice).not.toHaveTextContent('no se pudo');
    await app.person.click(screen.getByRole('link', { name: 'Ver documentos' }));
    await waitFor(() => expect(app.navigation.getLocation().path).toBe('/documentos/circulares'));
    expect(app.storage.getItem(draftKey)).toBeNull();
  });

  it('sends a file that replaces a rejected one, and confirms before it is discarded', async () => {
    const app = show();
    await drop([file('bueno.pdf'), file('vacio.pdf', '')]);
    await forAll(app);
    await upload(app);
    await screen.findByRole('alert');
    await app.person.click(screen.getByRole('button', { name: 'Quitar vacio.pdf' }));
    await drop([file('lleno.pdf')]);
    await app.person.click(screen.getByRole('link', { name: 'Ver documentos' }));
    const question = await screen.findByRole('alertdialog');
    await app.person.click(within(question).getByRole('button', { name: 'Cancelar' }));
    await upload(app);
    await waitFor(() => expect(app.navigation.getLocation().path).toBe('/documentos/circulares'));
    expect(sentBy(app).map((call) => getBody(call).title)).toEqual(['bueno', 'lleno']);
    expect(screen.getByText('Documento subido')).toBeVisible();
  });

  it('sends thirty files once each', async () => {
    const app = show();
    await drop(Array.from({ length: 30 }, (_, at) => file(`Circular ${at}.pdf`)));
    await forAll(app);
    await upload(app);
    expect(await screen.findByText('30 documentos subidos', {}, { timeout: 10_000 })).toBeVisible();
    expect(new Set(sentBy(app).map((call) => getBody(call).title)).size).toBe(30);
    expect(sentBy(app)).toHaveLength(30);
  });

  it('shows at each file why it failed, and retries only the failed ones', async () => {
    let broken = true;
    const app = show({
      createDocument: ({ body }): MockAnswer => {
        if (!broken || (body as { title: string }).title === 'uno') return created;
        return (body as { title: string }).title === 'dos'
          ? { status: 422, data: { message: 'x', errors: { file: ['x'] } } }
          : 'offline';
      },
    });
    await drop([file('uno.pdf'), file('dos.pdf'), file('tres.pdf')]);
    await forAll(app);
    await upload(app);
    expect(await screen.findByText(/Algunos archivos no se subieron/)).toBeVisible();
    const words = rows().map(({ textContent }) => textContent);
    expect(words[0]).toContain('Subido');
    expect(words[1]).toContain('No se puede subir este archivo');
    expect(screen.queryByRole('button', { name: 'Reintentar dos.pdf' })).toBeNull();
    expect(words[2]).toMatch(/conexión|red/i);
    broken = false;
    const before = sentBy(app);
    await app.person.click(screen.getByRole('button', { name: 'Reintentar tres.pdf' }));
    await waitFor(() => expect(sentBy(app)).toHaveLength(before.length + 1));
    expect(getBody(sentBy(app).at(-1)).title).toBe('tres');
    const findKey = (calls: typeof before, title: string) =>
      calls.findLast((call) => getBody(call).title === title)?.headers['Idempotency-Key'];
    expect(findKey(sentBy(app), 'tres')).toBe(findKey(before, 'tres'));
    expect(await screen.findByText('2 documentos subidos')).toBeVisible();
    expect(sentBy(app).filter((call) => getBody(call).title === 'uno')).toHaveLength(1);
    expect(sentBy(app).filter((call) => getBody(call).title === 'dos')).toHaveLength(1);
  });

  it('never resends a permanently rejected file, and asks for another if none is left', async () => {
    const app = show({
      createDocument: ({ body }): MockAnswer =>
        (body as { title: string }).title === 'bueno'
          ? created
          : { status: 422, data: { message: 'x', errors: { file: ['x'] } } },
    });
    await drop([file('falso.pdf')]);
    await forAll(app);
    await upload(app);
    await waitFor(() => expect(rows()[0]).toHaveTextContent('No se puede subir este archivo'));
    expect(screen.queryByRole('textbox', { name: 'Nombre' })).toBeNull();
    await upload(app);
    expect(await screen.findByRole('link', { name: 'Elige al menos un archivo' })).toBeVisible();
    expect(sentBy(app)).toHaveLength(1);
    await drop([file('bueno.pdf')]);
    await upload(app);
    expect(await screen.findByText('Documento subido')).toBeVisible();
    expect(sentBy(app).map((call) => getBody(call).title)).toEqual(['falso', 'bueno']);
  });

  it('cancels an upload in progress and sends the others', async () => {
    const app = show({
      createDocument: ({ body }) => ((body as { title: string }).title === 'lento' ? 'pending' : created),
    });
    await drop([file('lento.pdf'), file('rápido.pdf')]);
    await forAll(app);
    await upload(app);
    await app.person.click(await screen.findByRole('button', { name: 'Cancelar lento.pdf' }));
    await waitFor(() => expect(app.navigation.getLocation().path).toBe('/documentos/circulares'));
    expect(sentBy(app).map((call) => getBody(call).title)).toEqual(['lento', 'rápido']);
  });

  it('shows at the field an error that applies to all files', async () => {
    const app = show({
      createDocument: { status: 422, data: { message: 'x', errors: { 'audience.course_ids': ['x'] } } },
    });
    await drop([file('uno.pdf')]);
    await forAll(app);
    await upload(app);
    expect(
      await screen.findAllByText('Una de las opciones elegidas ya no existe. Elige de nuevo.'),
    ).not.toHaveLength(0);
  });

  it('gives the audience as the reason when it is outside of the own part of the school', async () => {
    const app = show({ createDocument: { status: 403, data: { message: 'x' } } }, undefined, users.docente);
    await drop([file('uno.pdf')]);
    const [course] = await screen.findAllByRole('treeitem', { name: /^7° A|^7° básico A/ });
    await app.person.click(course!);
    await upload(app);
    expect(await screen.findAllByText(/no son de tu parte del colegio/)).not.toHaveLength(0);
  });

  it('reports a role that allows no documents', async () => {
    const app = show({ createDocument: { status: 403, data: { message: 'x' } } });
    await drop([file('uno.pdf')]);
    await forAll(app);
    await upload(app);
    expect(await screen.findAllByText('Tu rol no permite hacer esto.')).not.toHaveLength(0);
  });

  it('offers the whole school only with permission to write for it', async () => {
    show({}, '', users.docente);
    await screen.findByRole('searchbox');
    expect(screen.queryByRole('radio', { name: 'Todas las personas' })).toBeNull();
  });

  it('requires a file name after it is cleared, and shows hostile names as text', async () => {
    const app = show();
    await drop([file('<img src=x onerror=alert(1)> \u202Efdp.pdf')]);
    await forAll(app);
    const name = screen.getByRole('textbox', { name: 'Nombre' });
    expect(name).toHaveValue('<img src=x onerror=alert(1)> \u202Efdp');
    expect(document.querySelector('img[src="x"]')).toBeNull();
    await app.person.clear(name);
    await upload(app);
    expect(await screen.findAllByText('Este campo es obligatorio')).not.toHaveLength(0);
    expect(sentBy(app)).toEqual([]);
  });

  it('lists the files of a draft that must be chosen again until they are', async () => {
    const first = show();
    await drop([file('Acta.docx'), file('Reglamento.pdf'), file('virus.exe')]);
    await waitFor(() => expect(first.storage.getItem(draftKey)).toContain('Reglamento.pdf'));
    const stored = first.storage.getItem(draftKey)!;
    document.body.replaceChildren();
    const app = renderScreen({
      path,
      answers: { createDocument: created },
      stored: { [draftKey]: stored },
      children: <NewDocumentsScreen />,
    });
    const notice = (await screen.findByText(/Recuperamos tus cambios sin guardar/)).closest(
      '[role="status"]',
    )!;
    expect(notice).toHaveTextContent(/elige de nuevo: \u2068Acta\.docx\u2069 y \u2068Reglamento\.pdf/);
    expect(notice).not.toHaveTextContent('virus.exe');
    await drop([file('Acta.docx')]);
    await waitFor(() => expect(notice).not.toHaveTextContent('Acta.docx'));
    expect(notice).toHaveTextContent('Reglamento.pdf');
    await waitFor(() => {
      const now = JSON.parse(app.storage.getItem(draftKey)!) as { files: string[] };
      expect(now.files).toEqual(['Reglamento.pdf', 'Acta.docx']);
    });
    await drop([file('Reglamento.pdf')]);
    await waitFor(() => expect(notice).not.toHaveTextContent('elige de nuevo'));
  });

  it('does not open without permission to add documents', async () => {
    show({}, '', users.lectura);
    expect(await screen.findByText('No tienes acceso')).toBeVisible();
  });

  it('links to the categories if there are none', async () => {
    show({ listDocumentCategories: ok('listDocumentCategories', { data: [] }) });
    expect(await screen.findByRole('link', { name: 'Nueva categoría' })).toHaveAttribute(
      'href',
      '/documentos/document-categories',
    );
  });
});
