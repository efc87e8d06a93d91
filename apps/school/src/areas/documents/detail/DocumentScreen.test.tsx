import type { Document, User } from '@school/domain';
import { documents, users } from '@school/domain/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ok, type MockAnswer, type Handlers } from '../../../testing/handlers.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { DocumentScreen } from './DocumentScreen.tsx';

const plan = documents.plano as Document;
const path = `/documentos/document/${plan.id}`;
const show = (answers: Handlers = {}, at = path, user: User = users.administrador) =>
  renderScreen({ path: at, answers, user, children: <DocumentScreen /> });

type Shown = ReturnType<typeof show>;

const findCalls = ({ calls }: Shown, id: string) => calls.filter(({ operationId }) => operationId === id);
const titleField = () => screen.findByRole('textbox', { name: 'Nombre' });
const save = ({ person }: Shown) => person.click(screen.getByRole('button', { name: 'Guardar' }));

beforeEach(() => {
  URL.createObjectURL = () => 'blob:school';
  URL.revokeObjectURL = () => undefined;
});

describe('DocumentScreen', () => {
  it('shows the file details and the audience', async () => {
    show();
    expect(await screen.findByRole('heading', { name: plan.title })).toBeVisible();
    const facts = document.querySelector('article')!;
    for (const text of [
      'plano-evacuacion.png',
      '1,4 MB',
      'Todo el colegio',
      '112',
      'Tomás Araya Cortés',
      'Sin vencimiento',
    ])
      expect(facts).toHaveTextContent(text);
    expect(within(facts).getByRole('link', { name: 'Reglamentos' })).toHaveAttribute(
      'href',
      '/documentos/reglamentos',
    );
  });

  it('previews a picture next to its details without counting a download', async () => {
    const app = show();
    const article = within((await screen.findByRole('heading', { name: plan.title })).closest('article')!);
    expect(await article.findByRole('img', { name: plan.title })).toHaveAttribute('src', 'blob:school');
    expect(findCalls(app, 'downloadDocument').map(({ query }) => query.get('preview'))).toEqual(['true']);
  });

  it('previews a large file only on request', async () => {
    const large = { ...plan, file: { ...plan.file, size: 24 * 1024 * 1024 } };
    const app = show({ getDocument: ok('getDocument', { data: large }) });
    expect(await screen.findByText(/^Este archivo pesa 2\d.*MB$/)).toBeVisible();
    expect(findCalls(app, 'downloadDocument')).toEqual([]);
    await app.person.click(screen.getByRole('button', { name: 'Mostrar vista previa' }));
    expect(await screen.findByRole('img', { name: plan.title })).toBeVisible();
  });

  it('previews nothing but pictures and PDFs', async () => {
    const word = { ...plan, file: { ...plan.file, type: 'application/msword', name: 'acta.doc' } };
    const app = show({ getDocument: ok('getDocument', { data: word }) });
    expect(await screen.findByRole('button', { name: 'Descargar' })).toBeVisible();
    expect(findCalls(app, 'downloadDocument')).toEqual([]);
  });

  it('previews a picture, and reports when that fails', async () => {
    let fails = true;
    const app = show({
      downloadDocument: () =>
        fails
          ? { status: 500, data: { message: 'x' } }
          : {
              status: 200,
              text: 'x',
              headers: { 'content-type': 'image/png', 'content-disposition': 'attachment' },
            },
    });
    expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
    await app.person.click(await screen.findByRole('button', { name: 'Ver' }));
    const dialog = await screen.findByRole('dialog');
    const again = await within(dialog).findByRole('button', { name: 'Reintentar' });
    fails = false;
    await app.person.click(again);
    expect(await within(dialog).findByRole('img', { name: plan.title })).toHaveAttribute(
      'src',
      'blob:school',
    );
  });

  it('replaces the file with the version that is on screen', async () => {
    let answer: MockAnswer = { status: 422, data: { message: 'x', errors: { file: ['x'] } } };
    const app = show({ replaceDocumentFile: () => answer });
    await app.person.click(await screen.findByRole('button', { name: /^Acciones para/ }));
    await app.person.click(await screen.findByRole('menuitem', { name: 'Reemplazar archivo' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reemplazar archivo' }));
    const send = dialog.getByRole('button', { name: 'Reemplazar archivo' });
    await app.person.click(send);
    expect(await dialog.findByRole('link', { name: 'Elige al menos un archivo' })).toBeVisible();
    const field = dialog.getByLabelText(/^Archivo nuevo/, { selector: 'input' });
    await app.person.upload(field, new File(['x'], 'falso.png'));
    await app.person.click(send);
    expect(await dialog.findByRole('link', { name: /No se puede subir este archivo/ })).toBeVisible();
    answer = ok('replaceDocumentFile', { data: { ...plan, version: 3 } as never });
    await app.person.upload(field, new File(['y'], 'plano.pdf'));
    expect(dialog.queryByText('falso.png')).toBeNull();
    await app.person.click(send);
    expect(await screen.findByText('Archivo reemplazado')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const calls = findCalls(app, 'replaceDocumentFile');
    expect(calls.map(({ headers }) => headers['If-Match'])).toEqual(['"2"', '"2"']);
    const { file, _method } = calls[1]!.body as { file: File; _method: string };
    expect([_method, file.name]).toEqual(['PUT', 'plano.pdf']);
    expect(calls[0]!.headers['Idempotency-Key']).not.toBe(calls[1]!.headers['Idempotency-Key']);
  });

  it('names a chosen file that was not sent when the dialog is opened again', async () => {
    const app = show();
    const open = async () => {
      await app.person.click(await screen.findByRole('button', { name: /^Acciones para/ }));
      await app.person.click(await screen.findByRole('menuitem', { name: 'Reemplazar archivo' }));
      return within(await screen.findByRole('dialog', { name: 'Reemplazar archivo' }));
    };
    const upload = async (dialog: Awaited<ReturnType<typeof open>>) =>
      app.person.upload(
        dialog.getByLabelText(/^Archivo nuevo/, { selector: 'input' }),
        new File(['y'], 'plano.pdf'),
      );
    await upload(await open());
    await app.person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const dialog = await open();
    expect(dialog.getByText(/^Aún sin subir; elige de nuevo: .?plano\.pdf/)).toBeVisible();
    expect(dialog.queryByText('Recuperamos tus cambios sin guardar.')).toBeNull();
    await upload(dialog);
    await waitFor(() => expect(dialog.queryByText(/^Aún sin subir/)).toBeNull());
  });

  it('changes name, category, audience and expiry with the version that is on screen', async () => {
    const app = show({}, `${path}?edit=1`);
    const field = await titleField();
    await app.person.clear(field);
    await app.person.type(field, '  Plano nuevo ');
    await save(app);
    await waitFor(() => expect(findCalls(app, 'updateDocument')).toHaveLength(1));
    const [call] = findCalls(app, 'updateDocument');
    expect(call?.headers['If-Match']).toBe('"2"');
    expect(call?.body).toEqual({
      title: 'Plano nuevo',
      category_id: plan.category.id,
      audience: { scope: 'all' },
      expires_at: null,
    });
    expect(await screen.findByText('Documento editado')).toBeVisible();
    expect(app.navigation.getLocation().search).toBe('');
  });

  it('requires a name and an audience, and sends nothing before', async () => {
    const app = show({}, `${path}?edit=1`);
    await app.person.clear(await titleField());
    await app.person.click(await screen.findByRole('radio', { name: 'Solo algunas personas' }));
    await save(app);
    expect(await screen.findAllByText('Este campo es obligatorio')).not.toHaveLength(0);
    expect(screen.getAllByText(/Elige para quién es/)).not.toHaveLength(0);
    expect(findCalls(app, 'updateDocument')).toEqual([]);
  });

  it('marks the fields that the server rejected', async () => {
    const app = show(
      { updateDocument: { status: 422, data: { message: 'x', errors: { category_id: ['x'] } } } },
      `${path}?edit=1`,
    );
    await app.person.type(await titleField(), '!');
    await save(app);
    expect(await screen.findAllByText('Esta categoría ya no existe. Elige otra.')).not.toHaveLength(0);
  });

  it('shows both versions after a conflict and sends the chosen one', async () => {
    let tries = 0;
    const theirs = { ...plan, title: 'Plano de ellos', version: 3 };
    let changed = false;
    const app = show(
      {
        updateDocument: () => {
          tries += 1;
          changed = true;
          return tries === 1
            ? { status: 409, data: { message: 'x', current_version: 3 } }
            : ok('updateDocument', { data: theirs });
        },
        getDocument: () => ok('getDocument', { data: changed ? theirs : plan }),
      },
      `${path}?edit=1`,
    );
    const field = await titleField();
    await app.person.clear(field);
    await app.person.type(field, 'Plano mío');
    await save(app);
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('Plano mío')).toBeVisible();
    await app.person.click(within(dialog).getByRole('radio', { name: /otra persona/ }));
    await app.person.click(within(dialog).getByRole('button', { name: 'Seguir con esto' }));
    await waitFor(() => expect(field).toHaveValue('Plano de ellos'));
    await save(app);
    await waitFor(() => expect(findCalls(app, 'updateDocument')).toHaveLength(2));
    expect(findCalls(app, 'updateDocument')[1]?.headers['If-Match']).toBe('"3"');
  });

  it('offers read-only people no actions, and explains it at the edit URL', async () => {
    const at = `/documentos/document/${documents.reglamento.id}`;
    show({}, at, users.lectura);
    await screen.findByRole('heading', { name: documents.reglamento.title });
    expect(screen.queryByRole('button', { name: 'Editar' })).toBeNull();
  });

  it('explains that the document may not be edited', async () => {
    show({}, `/documentos/document/${documents.reglamento.id}?edit=1`, users.lectura);
    expect(await screen.findByText('No tienes acceso')).toBeVisible();
  });

  it('reports a deleted document', async () => {
    show({}, '/documentos/document/unknown');
    expect(await screen.findByText('Este documento ya no existe o no tienes acceso a él.')).toBeVisible();
  });

  it('returns to the list after deletion', async () => {
    const app = show();
    await app.person.click(await screen.findByRole('button', { name: `Acciones para ${plan.title}` }));
    await app.person.click(await screen.findByRole('menuitem', { name: 'Eliminar' }));
    const question = await screen.findByRole('alertdialog');
    await app.person.click(within(question).getByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(app.navigation.getLocation().path).toBe('/documentos'));
  });
});
