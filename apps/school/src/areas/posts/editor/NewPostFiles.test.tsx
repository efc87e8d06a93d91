import { attachments, users } from '@school/domain/fixtures';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ok, type MockAnswer, type Handlers } from '../../../testing/handlers.ts';
import { changedFile } from '../../../testing/changedFile.ts';
import { heicPhoto, stubHeicDecoder } from '../../../testing/heicPhoto.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { NewPostScreen } from './NewPostScreen.tsx';

const show = (answers: Handlers = {}, stored: Record<string, string> = {}) =>
  renderScreen({ path: '/blog/new-post', answers, stored, children: <NewPostScreen /> });

type Shown = ReturnType<typeof show>;

const { listado, horario } = attachments;
const file = (name: string, words = 'words') => new File([words], name);
const title = () => screen.findByRole('textbox', { name: 'Título' });
const field = () => screen.findByLabelText(/^Archivos adjuntos/);
const rows = () => within(screen.getByRole('list', { name: 'Archivos' })).getAllByRole('listitem');
const listTexts = () => rows().map(({ textContent }) => textContent);
const save = ({ person }: Shown) => person.click(screen.getByRole('button', { name: 'Guardar borrador' }));
const sent = ({ calls }: Shown, operation = 'createPost') =>
  calls.filter(({ operationId }) => operationId === operation);
const named = (app: Shown) => (sent(app).at(-1)!.body as { attachment_ids: string[] }).attachment_ids;

/** Drops files on the field; its `accept` attribute doesn't filter dropped files. */
const drop = async (...files: File[]) =>
  fireEvent.drop((await field()).closest('span')!.parentElement!, { dataTransfer: { files } });

const draftKey = `school.draft:2:localhost:${users.administrador.id}:new-post`;

describe('attachments of a new post', () => {
  it('upload as soon as they are chosen, and the post references them in order', async () => {
    const app = show();
    await app.person.type(await title(), 'Con archivos');
    await drop(file(listado.name), file(horario.name));
    await waitFor(() => expect(listTexts().filter((words) => words?.includes('Subido'))).toHaveLength(2));
    expect(sent(app, 'createPostAttachment')).toHaveLength(2);
    await save(app);
    await waitFor(() => expect(sent(app)).toHaveLength(1));
    expect(named(app)).toEqual([listado.id, horario.id]);
  });

  it('are removed, by keyboard too', async () => {
    const app = show();
    await app.person.type(await title(), 'Con archivos');
    await drop(file(listado.name), file(horario.name));
    await waitFor(() => expect(listTexts().filter((words) => words?.includes('Subido'))).toHaveLength(2));
    screen.getByRole('button', { name: `Quitar ${listado.name}` }).focus();
    await app.person.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: `Quitar ${horario.name}` })).toHaveFocus();
    await save(app);
    await waitFor(() => expect(sent(app)).toHaveLength(1));
    expect(named(app)).toEqual([horario.id]);
  });

  it('C09: ask for the file again when it was changed or deleted after it was chosen', async () => {
    show({ createPostAttachment: 'offline' });
    await drop(changedFile(listado.name));
    expect(await screen.findByText(/se eliminó después de que lo elegiste\. Elígelo de nuevo/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Reintentar/ })).toBeNull();
  });

  it('survive a reload in the draft', async () => {
    const first = show();
    await first.person.type(await title(), 'Con archivos');
    await drop(file(listado.name));
    await waitFor(() => expect(first.storage.getItem(draftKey)).toContain(listado.id));
    const stored = first.storage.getItem(draftKey)!;
    expect(stored).not.toContain('attachmentsLeft');
    document.body.replaceChildren();
    const second = show({}, { [draftKey]: stored });
    await field();
    expect(listTexts()[0]).toContain(listado.name);
    await save(second);
    await waitFor(() => expect(sent(second)).toHaveLength(1));
    expect(named(second)).toEqual([listado.id]);
  });

  it('are listed in a draft if the upload did not finish, including the cover', async () => {
    const first = show({ createPostAttachment: 'pending', createPostPicture: { status: 500 } });
    await drop(file(listado.name));
    const cover = screen.getByLabelText(/^Imagen de portada/, { selector: 'input' });
    await first.person.upload(cover, new File(['x'], 'patio.png', { type: 'image/png' }));
    await waitFor(() => expect(first.storage.getItem(draftKey)).toContain('patio.png'));
    await save(first);
    expect(await screen.findAllByRole('link', { name: /archivos/ })).toHaveLength(1);
    expect(sent(first)).toEqual([]);
    const stored = first.storage.getItem(draftKey)!;
    document.body.replaceChildren();
    const second = show({}, { [draftKey]: stored });
    await field();
    const notice = screen.getByText(/Recuperamos tus cambios sin guardar/).closest('[role="status"]')!;
    expect(notice).toHaveTextContent('patio.png');
    expect(notice).toHaveTextContent(listado.name);
    await drop(file(listado.name));
    await waitFor(() => expect(notice).not.toHaveTextContent(listado.name));
    await waitFor(() => expect(second.storage.getItem(draftKey)).toContain(listado.id));
    expect(notice).toHaveTextContent('patio.png');
  });

  it('show each error, keep the others, and retry under the same key', async () => {
    let broken = true;
    const app = show({
      createPostAttachment: ({ body }): MockAnswer => {
        const { name } = (body as { file: File }).file;
        if (name === 'falso.pdf') return { status: 422, data: { message: 'x', errors: { file: ['x'] } } };
        if (name === horario.name && broken) return { status: 500, data: { message: 'x' } };
        return ok('createPostAttachment', { data: name === horario.name ? horario : listado });
      },
    });
    await app.person.type(await title(), 'Con archivos');
    await drop(file(listado.name), file('falso.pdf'), file(horario.name));
    await waitFor(() => expect(listTexts()[1]).toContain('No se puede subir este archivo'));
    expect(screen.queryByRole('button', { name: 'Reintentar falso.pdf' })).toBeNull();
    await waitFor(() => expect(listTexts()[2]).toContain('Algo falló'));
    expect(listTexts()[0]).toContain('Subido');
    await save(app);
    const wrong = 'Hay archivos que no se subieron: reintenta o quítalos';
    expect(await screen.findByRole('link', { name: wrong })).toBeVisible();
    expect(sent(app)).toEqual([]);
    broken = false;
    await app.person.click(screen.getByRole('button', { name: `Reintentar ${horario.name}` }));
    await waitFor(() => expect(listTexts()[2]).toContain('Subido'));
    await app.person.click(screen.getByRole('button', { name: 'Quitar falso.pdf' }));
    await waitFor(() => expect(screen.queryByText(wrong)).toBeNull());
    await save(app);
    await waitFor(() => expect(sent(app)).toHaveLength(1));
    expect(named(app)).toEqual([listado.id, horario.id]);
    const [, , once, again] = sent(app, 'createPostAttachment').map(
      ({ headers }) => headers['Idempotency-Key'],
    );
    expect(again).toBe(once);
  });

  it('are not sent if empty, too large, of a wrong type or one too many', async () => {
    const app = show();
    await app.person.type(await title(), 'Con archivos');
    const huge = file('pelicula.mp4');
    Object.defineProperty(huge, 'size', { value: 200 * 1024 * 1024 });
    await drop(file('vacio.pdf', ''), huge, file('virus.exe'));
    const words = listTexts();
    expect(words[0]).toContain('El archivo está vacío');
    expect(words[1]).toContain('más de 100\u00A0MB');
    expect(words[2]).toContain('Solo PDF, Word');
    await drop(...Array.from({ length: 11 }, (_, at) => file(`${at}.pdf`)));
    expect(listTexts().at(-1)).toContain('Solo 10 archivos');
    await waitFor(() => expect(sent(app, 'createPostAttachment')).toHaveLength(10));
  });

  it('delay a submission until each upload has ended', async () => {
    const app = show({ createPostAttachment: 'pending' });
    await app.person.type(await title(), 'Con archivos');
    await drop(file(listado.name));
    await save(app);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Guardar borrador' })).toHaveAttribute('aria-busy', 'true'),
    );
    await app.person.type(await title(), ' y más');
    expect(sent(app)).toEqual([]);
    await app.person.click(screen.getByRole('button', { name: `Cancelar ${listado.name}` }));
    await waitFor(() => expect(sent(app)).toHaveLength(1));
    expect(sent(app)[0]!.body).toMatchObject({ title: 'Con archivos y más', attachment_ids: [] });
  });

  it('ask before an upload in progress is left', async () => {
    const app = show({ createPostAttachment: 'pending' });
    await app.person.click(await title());
    await drop(file(listado.name));
    const leaving = new Event('beforeunload', { cancelable: true });
    await waitFor(() => expect(window.dispatchEvent(leaving)).toBe(false));
    await app.person.click(screen.getByRole('button', { name: 'Cancelar' }));
    const question = await screen.findByRole('alertdialog', { name: '¿Salir de esta página?' });
    expect(question).toHaveTextContent('salvo los archivos sin subir');
    await app.person.click(within(question).getByRole('button', { name: 'Cancelar' }));
    await app.person.click(screen.getByRole('button', { name: `Cancelar ${listado.name}` }));
    const later = new Event('beforeunload', { cancelable: true });
    await waitFor(() => expect(window.dispatchEvent(later)).toBe(true));
    await app.person.click(screen.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(app.navigation.getLocation().path).toBe('/blog'));
  });

  it('are named if the server no longer has one', async () => {
    const app = show({
      createPost: { status: 422, data: { message: 'Invalid.', errors: { attachment_ids: ['Gone.'] } } },
    });
    await app.person.type(await title(), 'Con archivos');
    await drop(file(listado.name));
    await waitFor(() => expect(listTexts()[0]).toContain('Subido'));
    await save(app);
    const wrong = 'Uno de estos archivos ya no está disponible. Quítalo y adjúntalo de nuevo.';
    expect(await screen.findByRole('link', { name: wrong })).toBeVisible();
  });

  it('are in the preview', async () => {
    const app = show();
    await drop(file(listado.name));
    await waitFor(() => expect(listTexts()[0]).toContain('Subido'));
    await app.person.click(screen.getByRole('button', { name: 'Vista previa' }));
    const preview = await screen.findByRole('dialog', { name: 'Vista previa' });
    const list = within(preview).getByRole('list', { name: 'Archivos adjuntos' });
    expect(within(list).getByRole('button', { name: listado.name })).toBeVisible();
  });
});

describe('the cover of a new post', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it.each([
    ['that the server can’t read', ['x'], 422, /No se puede leer como imagen/, false],
    ['of a phone that this browser can’t convert', ['\0\0\0\x18ftypheic'], 422, /foto HEIC/, false],
    ['while the server fails', ['x'], 500, /Algo falló de nuestro lado/, true],
  ])('C05: gives the reason for a picture %s', async (_, parts, status, reason, canRetry) => {
    const app = show({
      createPostPicture: { status, data: { message: 'Invalid.', errors: { file: ['No.'] } } },
    });
    const picture = new File(parts, 'patio.jpg', { type: 'image/jpeg' });
    await app.person.upload(await screen.findByLabelText(/Imagen de portada/), picture);
    expect(await screen.findByText(reason)).toBeVisible();
    expect(screen.queryAllByRole('button', { name: /^Reintentar/ })).toHaveLength(canRetry ? 1 : 0);
  });

  it('C05: is a HEIC photo that is sent as JPEG, once converted, and again under the same key', async () => {
    const { decoded } = stubHeicDecoder();
    let broken = true;
    const app = show({
      createPostPicture: (): MockAnswer =>
        broken
          ? { status: 500, data: { message: 'x' } }
          : ok('createPostPicture', { data: { url: '/media/posts/1.webp' } }),
    });
    const cover = await screen.findByLabelText<HTMLInputElement>(/Imagen de portada/);
    expect(cover).toHaveAccessibleDescription(/PNG, JPEG, WebP o HEIC/);
    await app.person.upload(cover, heicPhoto());
    await screen.findByText(/Algo falló de nuestro lado/);
    broken = false;
    await app.person.click(screen.getByRole('button', { name: 'Reintentar IMG_0001.HEIC' }));
    expect(await screen.findByRole('textbox', { name: /Descripción de la imagen/ })).toBeVisible();
    expect(decoded).toHaveLength(1);
    const calls = sent(app, 'createPostPicture');
    expect(calls.map(({ body }) => body)).toEqual([
      { file: expect.objectContaining({ name: 'IMG_0001.jpg', type: 'image/jpeg' }) as File },
      { file: expect.objectContaining({ name: 'IMG_0001.jpg', type: 'image/jpeg' }) as File },
    ]);
    expect(new Set(calls.map(({ headers }) => headers['Idempotency-Key'])).size).toBe(1);
  });
});
