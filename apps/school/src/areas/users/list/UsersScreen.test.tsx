import type { SchoolUser, User } from '@school/domain';
import { roles, schoolUsers, users } from '@school/domain/fixtures';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Handlers, ok } from '../../../testing/handlers.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { usersResponse } from '../../../testing/defaultHandlers/users.ts';
import { UsersScreen } from './UsersScreen.tsx';

const show = (answers: Handlers = {}, path = '/users', user: User = users.administrador) =>
  renderScreen({ path, answers, user, children: <UsersScreen /> });

type Shown = ReturnType<typeof show>;

const findCalls = ({ calls }: Shown, id: string) => calls.filter(({ operationId }) => operationId === id);
const listed = (app: Shown) =>
  findCalls(app, 'listUsers')
    .map(({ query }) => Object.fromEntries(query))
    .filter(({ per_page: perPage }) => perPage !== '1');

const paula = schoolUsers.docente as SchoolUser;
const name = 'Paula Cárcamo Vera';
/** May start emergencies, and has no PIN. */
const tomas: SchoolUser = { ...(schoolUsers.inspectoria as SchoolUser), has_pin: false };
const withoutPin: Handlers = {
  listUsers: ({ query }) =>
    ok('listUsers', usersResponse(query.has('filter[pin]') ? [tomas] : [paula, tomas])),
};
const openMenu = async ({ person }: Shown, personName = name) => {
  await screen.findByRole('link', { name: personName });
  await person.click(screen.getByRole('button', { name: `Acciones para ${personName}` }));
};
const choose = async (app: Shown, item: string) =>
  app.person.click(await screen.findByRole('menuitem', { name: item }));

describe('UsersScreen', () => {
  it('breaks a long e-mail address after the @', async () => {
    show();
    const beforeBreak = await screen.findByText('docente@');
    expect(beforeBreak.nextElementSibling?.tagName).toBe('WBR');
    expect(beforeBreak.parentElement).toHaveTextContent(schoolUsers.docente.email);
  });

  it('shows each person, their roles, and who of those who may start emergencies has no PIN', async () => {
    show(withoutPin);
    const link = await screen.findByRole('link', { name });
    expect(link).toHaveAttribute('href', `/users/${paula.id}`);
    const row = link.closest('tr')!;
    expect(row).toHaveTextContent('15.482.913-K');
    expect(row).toHaveTextContent('Docente');
    expect(row).not.toHaveTextContent('PIN');
    expect(screen.getByRole('link', { name: /Tomás/ }).closest('tr')).toHaveTextContent('Sin PIN');
    expect(await screen.findByText('Una persona que puede iniciar alertas no tiene PIN.')).toBeVisible();
  });

  it('leaves the cell of the roles empty for a person without one, so that a card has no gap', async () => {
    show();
    const row = (await screen.findByRole('link', { name: /^Ana Soto/ })).closest('tr')!;
    const at = screen.getAllByRole('columnheader').findIndex(({ textContent }) => textContent === 'Roles');
    expect(row.cells[at]).toBeEmptyDOMElement();
  });

  it('offers a PIN only for people who may start emergencies', async () => {
    const app = show();
    await openMenu(app);
    expect(await screen.findByRole('menuitem', { name: 'Restablecer contraseña' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: /PIN/ })).toBeNull();
    expect(screen.queryByText(/no tienen? PIN/)).toBeNull();
  });

  it('shows the last sign-in of each person, and who was only invited', async () => {
    const invited = { ...paula, last_sign_in_at: null };
    show({
      listUsers: { status: 200, data: usersResponse([invited, schoolUsers.inspectoria as SchoolUser]) },
    });
    const row = (await screen.findByRole('link', { name })).closest('tr')!;
    expect(screen.getByRole('columnheader', { name: 'Último ingreso' })).toBeVisible();
    expect(row).toHaveTextContent('Nunca');
    expect(row).toHaveTextContent('Sin ingresar');
    const other = screen.getByRole('link', { name: /Tomás/ }).closest('tr')!;
    expect(other).toHaveTextContent('Con acceso');
    expect(other).not.toHaveTextContent('Nunca');
  });

  it('says on the tab of people with access only who has not signed in yet', async () => {
    const invited = { ...paula, last_sign_in_at: null };
    const other = schoolUsers.inspectoria as SchoolUser;
    show({ listUsers: { status: 200, data: usersResponse([invited, other]) } }, '/users?status=active');
    const row = (await screen.findByRole('link', { name })).closest('tr')!;
    expect(row).toHaveTextContent('Sin ingresar');
    expect(screen.getByRole('link', { name: /Tomás/ }).closest('tr')).not.toHaveTextContent('Con acceso');
    cleanup();
    show({ listUsers: { status: 200, data: usersResponse([other]) } }, '/users?status=active');
    await screen.findByRole('link', { name: /Tomás/ });
    expect(screen.queryByRole('columnheader', { name: 'Acceso' })).toBeNull();
  });

  it('hides the invited state without permission to see sign-ins', async () => {
    const unknown = { ...paula, last_sign_in_at: null };
    show({ listUsers: { status: 200, data: usersResponse([unknown]) } }, '/users', users.docente);
    expect((await screen.findByRole('link', { name })).closest('tr')).toHaveTextContent('Con acceso');
    expect(screen.queryByRole('columnheader', { name: 'Último ingreso' })).toBeNull();
  });

  it('filters by the URL and ignores invalid values', async () => {
    const app = show(
      { listUsers: ok('listUsers', usersResponse([paula])) },
      `/users?q=vera&status=active&role=${roles.docente.id}&pin=without&sort=-name&page=2`,
    );
    await screen.findByRole('link', { name });
    expect(listed(app)[0]).toEqual({
      page: '2',
      per_page: '20',
      q: 'vera',
      'filter[status]': 'active',
      'filter[role]': roles.docente.id,
      'filter[pin]': 'without',
      sort: '-name',
    });
  });

  it('links to people without a PIN until only they are shown', async () => {
    const app = show(withoutPin);
    await app.person.click(await screen.findByRole('link', { name: /^Ver/ }));
    expect(app.navigation.getLocation().search).toBe('?status=active&pin=without');
    expect(await screen.findByText(/^Una persona .* no tiene PIN\.$/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Ver/ })).toBeNull();
  });

  it('ignores an invalid URL parameter', async () => {
    const app = show({}, '/users?status=gone&sort=age&page=-3&pin=1234');
    await screen.findByRole('link', { name });
    expect(listed(app)[0]).toEqual({ page: '1', per_page: '20' });
  });

  it('sorts by column header, in the URL', async () => {
    const app = show();
    await screen.findByRole('link', { name });
    const head = screen.getByRole('columnheader', { name: /Persona/ });
    await app.person.click(within(head).getByRole('button', { name: /Persona/ }));
    await waitFor(() => expect(app.navigation.getLocation().search).toBe('?sort=-name'));
  });

  it('searches while typing, in the URL', async () => {
    const app = show();
    const field = await screen.findByRole('searchbox', { name: 'Nombre, RUT o correo' });
    await app.person.type(field, '15.482');
    await waitFor(() => expect(app.navigation.getLocation().search).toBe('?q=15.482'));
    expect(field).toHaveFocus();
  });

  it('resets a password after a confirmation, with the messages of the specification', async () => {
    const app = show();
    await openMenu(app);
    await choose(app, 'Restablecer contraseña');
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent(name);
    await app.person.click(within(question).getByRole('button', { name: 'Restablecer contraseña' }));
    expect(
      await screen.findByText('Contraseña restablecida con éxito. El correo con el enlace se está enviando.'),
    ).toBeVisible();
    expect(findCalls(app, 'resetUserPassword')).toHaveLength(1);
  });

  it('sets a PIN, rejects an easy one, and shows a rejection by the server', async () => {
    const setUserPin = { status: 422, data: { message: 'x', errors: { pin: ['x'] } } };
    const app = show({ ...withoutPin, setUserPin });
    await openMenu(app, 'Tomás Araya Cortés');
    await choose(app, 'Asignar un PIN');
    const field = within(await screen.findByRole('dialog')).getByRole('textbox', { name: 'PIN' });
    await app.person.type(field, '1234{Enter}');
    expect(await screen.findAllByText('Este PIN es demasiado fácil de adivinar')).not.toHaveLength(0);
    expect(findCalls(app, 'setUserPin')).toEqual([]);
    await app.person.clear(field);
    await app.person.type(field, '4826{Enter}');
    await waitFor(() => expect(findCalls(app, 'setUserPin')).toHaveLength(1));
    expect(findCalls(app, 'setUserPin')[0]?.body).toEqual({ pin: '4826' });
    expect(await screen.findAllByText('Este PIN es demasiado fácil de adivinar')).not.toHaveLength(0);
    expect(JSON.stringify(Object.entries(app.storage))).not.toContain('4826');
  });

  it('removes a PIN', async () => {
    const app = show();
    await openMenu(app, 'Tomás Araya Cortés');
    await choose(app, 'Eliminar PIN');
    const question = await screen.findByRole('alertdialog');
    await app.person.click(within(question).getByRole('button', { name: 'Eliminar PIN' }));
    expect(await screen.findByText('PIN eliminado')).toBeVisible();
    expect(findCalls(app, 'deleteUserPin')).toHaveLength(1);
  });

  it('suspends with the version on screen, and shows why it was rejected', async () => {
    const app = show({ updateUser: { status: 422, data: { message: 'x', errors: { status: ['x'] } } } });
    await openMenu(app);
    await choose(app, 'Suspender');
    const question = await screen.findByRole('alertdialog');
    await app.person.click(within(question).getByRole('button', { name: 'Suspender' }));
    expect(await within(question).findByText(/al menos una persona activa que lo administre/)).toBeVisible();
    const [call] = findCalls(app, 'updateUser');
    expect(call?.headers['If-Match']).toContain(String(paula.version));
    expect(call?.body).toMatchObject({
      status: 'suspended',
      rut: '15482913-K',
      role_ids: [roles.docente.id],
    });
  });

  it('shows why a person cannot be deleted', async () => {
    const app = show({ deleteUser: { status: 409, data: { message: 'x' } } });
    await openMenu(app);
    await choose(app, 'Eliminar usuario');
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('Esto no se puede deshacer');
    await app.person.click(within(question).getByRole('button', { name: 'Eliminar usuario' }));
    expect(await within(question).findByText(/suspéndela/)).toBeVisible();
  });

  it('applies an action to several people and shows each result', async () => {
    const app = show({
      setUserRoles: ({ path }) =>
        path.includes(paula.id)
          ? { status: 403, data: { message: 'x' } }
          : { status: 200, data: { data: paula } },
    });
    await screen.findByRole('link', { name });
    for (const personName of [name, 'Tomás Araya Cortés']) {
      await app.person.click(screen.getByRole('checkbox', { name: new RegExp(personName) }));
    }
    await app.person.click(screen.getByRole('button', { name: 'Asignar un rol' }));
    await choose(app, 'Lectura');
    const question = await screen.findByRole('alertdialog', { name: /Lectura.* a 2 personas\?$/ });
    await app.person.click(within(question).getByRole('button', { name: 'Asignar un rol' }));
    const report = await screen.findByRole('dialog');
    expect(await within(report).findByText('Hecho: 1 de 2')).toBeVisible();
    expect(within(report).getByText('No se pudo hacer')).toBeVisible();
    expect(within(report).getByText('Tu rol no permite hacer esto.')).toBeVisible();
    expect(within(report).getByText('Listo')).toBeVisible();
    expect(findCalls(app, 'setUserRoles')[1]?.body).toEqual({
      role_ids: [roles.inspectoria.id, roles.lectura.id],
    });
    await app.person.click(within(report).getAllByRole('button', { name: 'Cerrar' }).at(-1)!);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Asignar un rol' })).toBeNull());
  });

  it('offers no actions to people who only read', async () => {
    const can = { update: false, delete: false, reset: false, invite: false, roles: false };
    const people = [{ ...paula, rut: null, can }];
    const app = show({ listUsers: { status: 200, data: usersResponse(people) } }, '/users', users.docente);
    await openMenu(app);
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Ver ficha',
    ]);
    expect(screen.queryByRole('link', { name: 'Nuevo usuario' })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('columnheader', { name: 'RUT' })).toBeNull();
  });

  it('does not open without permission, and sends no request', async () => {
    const app = show({}, '/users', users.lectura);
    expect(await screen.findByText('No tienes acceso')).toBeVisible();
    expect(findCalls(app, 'listUsers')).toEqual([]);
  });

  it('shows an error and retries', async () => {
    let fails = true;
    const app = show({
      listUsers: () =>
        fails ? { status: 500, data: { message: 'x' } } : { status: 200, data: usersResponse([paula]) },
    });
    const again = await screen.findByRole('button', { name: 'Reintentar' });
    fails = false;
    await app.person.click(again);
    expect(await screen.findByRole('link', { name })).toBeVisible();
  });

  it('distinguishes no matches from an empty list', async () => {
    show({ listUsers: { status: 200, data: usersResponse([]) } }, '/users?q=nadie');
    expect(await screen.findByText('Sin resultados')).toBeVisible();
  });

  it('shows hostile names as text', async () => {
    const hostile = '<img src=x onerror=alert(1)> \u202Eoiram 🦊';
    show({ listUsers: { status: 200, data: usersResponse([{ ...paula, name: hostile }]) } });
    expect(await screen.findByRole('link', { name: /onerror/ })).toBeVisible();
    expect(document.querySelector('img[src="x"]')).toBeNull();
  });
});
