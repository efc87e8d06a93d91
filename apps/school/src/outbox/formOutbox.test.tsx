import '../testing/indexedDatabase.ts';
import type { Contact } from '@school/domain';
import { attachments, contacts, posts, users } from '@school/domain/fixtures';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ContactScreen } from '../areas/contacts/detail/ContactScreen.tsx';
import { contactPaths } from '../areas/contacts/paths.ts';
import { OutboxScreen } from '../areas/outbox/OutboxScreen.tsx';
import { NewPostScreen } from '../areas/posts/editor/NewPostScreen.tsx';
import { ProfileScreen } from '../areas/profile/ProfileScreen.tsx';
import { type Handlers, type MockAnswer, ok } from '../testing/handlers.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import type { TestAppProps } from '../testing/TestApp.tsx';
import { eraseOutboxes } from './openOutbox.ts';
import { outboxName } from './outboxName.ts';
import { openOutboxStore } from './outboxStore.ts';

type App = ReturnType<typeof renderScreen>;

const [post] = Object.values(posts);

let current: App | undefined;

/** Ends the page on display. */
const closePage = () => {
  act(() => current?.session.logOut());
  cleanup();
};

/** Opens a page as after a reload: what the device stored is all that it has. */
function open(props: TestAppProps): App {
  closePage();
  const { storage } = current ?? {};
  const stored = Object.fromEntries(
    Array.from({ length: storage?.length ?? 0 }, (_, at) => storage!.key(at)!).map((key) => [
      key,
      storage!.getItem(key)!,
    ]),
  );
  current = renderScreen({ ...props, stored: { ...stored, ...props.stored } });
  return current;
}

const setOnline = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
};

const storedWrites = async () =>
  (await openOutboxStore(outboxName(window.location.hostname, users.administrador.id))).list();

const sent = ({ calls }: App, operation: string) =>
  calls.filter(({ operationId }) => operationId === operation);

beforeEach(() => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
  );
  setOnline(false);
});
afterEach(async () => {
  closePage();
  current = undefined;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await eraseOutboxes(window, null);
});

const offline: Handlers = {
  createPost: 'offline',
  createPostAttachment: 'offline',
  updateContact: 'offline',
};

/** Writes a draft of a post and saves it without a network. */
async function storePost(title: string, answers: Handlers = offline): Promise<App> {
  const app = open({ path: '/blog/new-post', online: false, answers, children: <NewPostScreen /> });
  await app.person.type(await screen.findByRole('textbox', { name: 'Título' }), title);
  await app.person.click(screen.getByRole('button', { name: 'Guardar borrador' }));
  expect(await screen.findByText(/Guardado en este dispositivo\. Se enviará/)).toBeVisible();
  return app;
}

const openOutboxPage = (answers: Handlers = offline) =>
  open({ path: '/app/outbox', answers, children: <OutboxScreen /> });

const row = async (title: string) =>
  (await within(await screen.findByRole('list', { name: 'Sin enviar' })).findByText(title)).closest('li')!;

it('stores a submitted form without a network, leaves it, and sends it when the network is back', async () => {
  const app = await storePost('Feria de ciencias');
  await waitFor(() => expect(app.navigation.getLocation().path).toBe('/blog'));
  expect(await screen.findByRole('button', { name: /1 por enviar/ })).toBeVisible();
  const [entry] = await storedWrites();
  const later = openOutboxPage({});
  expect(await row('Feria de ciencias')).toHaveTextContent(/Nueva noticia.*En espera de envío/);
  setOnline(true);
  expect(await screen.findByText('Ya se envió todo')).toBeVisible();
  expect(sent(later, 'createPost')).toMatchObject([
    { body: { title: 'Feria de ciencias', status: 'draft' }, headers: { 'Idempotency-Key': entry!.id } },
  ]);
  expect(await screen.findByText('Se envió «Feria de ciencias».')).toBeVisible();
});

it('says that a stored form waits, where the next screen does not open', async () => {
  const app = open({ path: '/blog/new-post', online: false, answers: offline, children: <NewPostScreen /> });
  await app.person.type(await screen.findByRole('textbox', { name: 'Título' }), 'Feria');
  app.navigation.guard(async () => false);
  await app.person.click(screen.getByRole('button', { name: 'Guardar borrador' }));
  expect(await screen.findByText('Lo que guardaste aún no se ha enviado')).toBeVisible();
  await app.person.click(screen.getByRole('button', { name: 'Editar antes de que se envíe' }));
  await app.person.type(await screen.findByRole('textbox', { name: 'Título' }), ' de ciencias');
  await app.person.click(screen.getByRole('button', { name: 'Guardar borrador' }));
  expect(await screen.findByText('Lo que guardaste aún no se ha enviado')).toBeVisible();
  expect(await storedWrites()).toMatchObject([{ payload: { title: 'Feria de ciencias' } }]);
});

it('opens a waiting form to edit it, does not send it meanwhile, and replaces it', async () => {
  await storePost('Feria');
  const list = openOutboxPage();
  await list.person.click(within(await row('Feria')).getByRole('button', { name: 'Editar' }));
  await waitFor(() => expect(list.navigation.getLocation().path).toBe('/blog/new-post'));
  const { path, search } = list.navigation.getLocation();
  const form = open({ path: path + search, answers: offline, children: <NewPostScreen /> });
  const title = await screen.findByRole('textbox', { name: 'Título' });
  expect(title).toHaveValue('Feria');
  expect(screen.getByText(/No se enviará hasta que lo guardes/)).toBeVisible();
  expect(await storedWrites()).toMatchObject([{ held: true }]);
  await form.person.type(title, ' de ciencias');
  await form.person.click(screen.getByRole('button', { name: 'Guardar borrador' }));
  expect(await screen.findByText(/Guardado en este dispositivo\. Se enviará/)).toBeVisible();
  expect(await storedWrites()).toMatchObject([
    { held: false, payload: { title: 'Feria de ciencias', request: { title: 'Feria de ciencias' } } },
  ]);
});

it('deletes a waiting form after a confirmation', async () => {
  await storePost('Feria');
  const list = openOutboxPage();
  await list.person.click(within(await row('Feria')).getByRole('button', { name: 'Eliminar' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('¿Eliminar «Feria» de este dispositivo?')).toBeVisible();
  await list.person.click(question.getByRole('button', { name: 'Eliminar' }));
  expect(await screen.findByText('Ya se envió todo')).toBeVisible();
  expect(await storedWrites()).toEqual([]);
});

it('uploads the files of a waiting form before it is sent', async () => {
  // The database of the tests can't store files.
  vi.stubGlobal('indexedDB', undefined);
  let isReachable = false;
  const answer = (success: MockAnswer) => () => (isReachable ? success : 'offline');
  const app = open({
    path: '/blog/new-post',
    online: false,
    answers: {
      createPostAttachment: answer(ok('createPostAttachment', { data: attachments.listado })),
      createPost: answer(ok('createPost', { data: post! })),
    },
    children: <NewPostScreen />,
  });
  await app.person.type(await screen.findByRole('textbox', { name: 'Título' }), 'Con lista');
  const field = (await screen.findByLabelText(/^Archivos adjuntos/)).closest('span')!.parentElement!;
  fireEvent.drop(field, { dataTransfer: { files: [new File(['x'], 'lista.pdf')] } });
  expect(await screen.findByText(/Se enviará con el formulario/)).toBeVisible();
  await app.person.click(screen.getByRole('button', { name: 'Guardar borrador' }));
  expect(await screen.findByRole('button', { name: /1 por enviar/ })).toBeVisible();
  // Without a database the file waits as long as the page.
  expect(
    screen.getByText(/Este navegador no permite guardar datos\. Deja abierta esta página/),
  ).toBeVisible();
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  isReachable = true;
  setOnline(true);
  await waitFor(() => expect(sent(app, 'createPost')).toHaveLength(1));
  expect(sent(app, 'createPostAttachment').length).toBeGreaterThan(1);
  expect(
    new Set(
      sent(app, 'createPostAttachment')
        .slice(1)
        .map(({ headers }) => headers['Idempotency-Key']),
    ).size,
  ).toBe(1);
  expect(sent(app, 'createPost')).toMatchObject([{ body: { attachment_ids: [attachments.listado.id] } }]);
});

it('says why the server rejected a waiting form, which stays to be edited', async () => {
  await storePost('Feria');
  const answers = { createPost: { status: 403, data: { message: 'x' } } };
  const app = open({ path: '/blog/new-post', online: false, answers, children: <NewPostScreen /> });
  expect(await screen.findByRole('button', { name: /1 por enviar/ })).toBeVisible();
  setOnline(true);
  expect(await screen.findByText('No se pudo enviar «Feria».')).toBeVisible();
  expect(sent(app, 'createPost')).toHaveLength(1);
  openOutboxPage(answers);
  expect(await row('Feria')).toHaveTextContent('Tu rol no permite hacer esto.');
  expect(within(await row('Feria')).getByRole('button', { name: 'Editar' })).toBeVisible();
});

const contact = contacts.furgon as Contact;

it('shows the waiting change of a record instead of its form', async () => {
  const answers = { ...offline, getContact: ok('getContact', { data: contact }) };
  const path = contactPaths.detail.href({ id: contact.id, edit: true });
  const app = open({ path, answers, children: <ContactScreen /> });
  const notes = await screen.findByRole('textbox', { name: /Notas/ });
  await app.person.type(notes, 'Llamar antes.');
  await app.person.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText(/Guardado en este dispositivo\. Se enviará/)).toBeVisible();
  const again = open({ path, answers, children: <ContactScreen /> });
  expect(await screen.findByText('Lo que guardaste aún no se ha enviado')).toBeVisible();
  await again.person.click(screen.getByRole('button', { name: 'Editar antes de que se envíe' }));
  expect(await screen.findByRole('textbox', { name: /Notas/ })).toHaveValue(
    `${contact.notes ?? ''}Llamar antes.`,
  );
});

it('stores no RUT: a profile with a new one stays open and says why', async () => {
  const app = open({
    path: '/app/profile',
    answers: { updateProfile: 'offline' },
    children: <ProfileScreen />,
  });
  const rut = await screen.findByRole('textbox', { name: /RUT/ });
  await app.person.clear(rut);
  await app.person.type(rut, '12.345.678-5');
  await app.person.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText(/el RUT y la contraseña no se guardan en este dispositivo/)).toBeVisible();
  expect(rut).toHaveValue('12.345.678-5');
  expect(await storedWrites()).toEqual([]);
});

it('stores a profile without its RUT', async () => {
  const app = open({
    path: '/app/profile',
    answers: { updateProfile: 'offline' },
    children: <ProfileScreen />,
  });
  await app.person.type(await screen.findByRole('textbox', { name: 'Nombre' }), ' Inés');
  await app.person.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText(/Guardado en este dispositivo\. Se enviará/)).toBeVisible();
  expect(JSON.stringify(await storedWrites())).not.toContain(users.administrador.rut);
});
