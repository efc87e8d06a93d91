import type { SchoolUser, User } from '@school/domain';
import { roles, schoolUsers, users } from '@school/domain/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { invalidate } from '../../../data/cache.ts';
import type { Handlers } from '../../../testing/handlers.ts';
import { chooseAction } from '../../../testing/chooseAction.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { UserScreen } from './UserScreen.tsx';

const paula = schoolUsers.docente as SchoolUser;
const show = (answers: Handlers = {}, id: string = paula.id, user: User = users.administrador) =>
  renderScreen({ path: `/users/${id}`, answers, user, children: <UserScreen /> });

/** May start emergencies, and has no PIN. */
const tomas: SchoolUser = { ...(schoolUsers.inspectoria as SchoolUser), has_pin: false };
const showTomas = (person = tomas) => show({ getUser: { status: 200, data: { data: person } } }, person.id);

type Shown = ReturnType<typeof show>;
const findCalls = ({ calls }: Shown, id: string) => calls.filter(({ operationId }) => operationId === id);

describe('UserScreen', () => {
  it('shows the record and the roles with their permissions', async () => {
    show();
    expect(await screen.findByRole('heading', { level: 2, name: 'Paula Cárcamo Vera' })).toBeVisible();
    expect(screen.getByText('15.482.913-K')).toHaveAttribute('dir', 'ltr');
    expect(await screen.findByText(/Administra: noticias/)).toBeVisible();
    expect(screen.getByText('Sede Central')).toBeVisible();
  });

  it('does not mention a PIN for a person whose roles may not start emergencies', async () => {
    show();
    await screen.findByRole('heading', { level: 2, name: 'Paula Cárcamo Vera' });
    expect(screen.queryByText(/PIN/)).toBeNull();
  });

  it('sets the missing PIN of a person who may start emergencies', async () => {
    const app = showTomas();
    await app.person.click(await screen.findByRole('button', { name: 'Asignar un PIN' }));
    const dialog = await screen.findByRole('dialog');
    await app.person.type(within(dialog).getByRole('textbox', { name: 'PIN' }), '482613{Enter}');
    expect(await screen.findByText('PIN guardado')).toBeVisible();
    expect(findCalls(app, 'setUserPin')[0]?.body).toEqual({ pin: '482613' });
  });

  it.each([true, false])('offers to approve a sign-up only to who may change it: %s', async (update) => {
    const pending = schoolUsers.porAprobar as SchoolUser;
    const data = { ...pending, can: { ...pending.can, update } };
    show({ getUser: { status: 200, data: { data } } }, pending.id);
    expect(await screen.findByText('Espera aprobación.')).toBeVisible();
    expect(screen.queryAllByRole('link', { name: 'Aprobar' })).toHaveLength(update ? 1 : 0);
  });

  it.each([true, false])('offers a PIN only to who may reset it: %s', async (reset) => {
    showTomas({ ...tomas, can: { ...tomas.can, reset } });
    expect(await screen.findByText(/no puede confirmar una alerta real/)).toBeVisible();
    expect(screen.queryAllByRole('button', { name: 'Asignar un PIN' })).toHaveLength(reset ? 1 : 0);
  });

  it('approves a sign-up once a role is chosen', async () => {
    const app = show({}, `${schoolUsers.porAprobar.id}?edit=1`);
    await screen.findByRole('checkbox', { name: /^Docente/ });
    const send = screen.getByRole('button', { name: 'Aprobar y dar acceso' });
    await app.person.type(screen.getByRole('textbox', { name: /^Primer apellido/ }), 'Soto');
    await app.person.click(send);
    expect(await screen.findByRole('link', { name: 'Elige al menos un rol' })).toBeVisible();
    await app.person.click(screen.getByRole('checkbox', { name: /^Docente/ }));
    await app.person.click(send);
    expect(await screen.findByText('Solicitud aprobada')).toBeVisible();
    expect(findCalls(app, 'updateUser')[0]?.body).toMatchObject({
      status: 'active',
      role_ids: [roles.docente.id],
    });
    expect(app.navigation.getLocation().search).toBe('');
  });

  it('explains that the last administrator must stay one', async () => {
    const app = show(
      { updateUser: { status: 422, data: { message: 'x', errors: { role_ids: ['x'] } } } },
      `${paula.id}?edit=1`,
    );
    await app.person.click(await screen.findByRole('checkbox', { name: /^Lectura/ }));
    await app.person.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(
      await screen.findByRole('link', { name: /al menos una persona activa que lo administre/ }),
    ).toBeVisible();
  });

  it('shows both versions after a conflict and keeps both changes', async () => {
    const theirs = { ...paula, position: 'Jefa de UTP', version: paula.version + 1 };
    let conflict = true;
    const app = show(
      {
        updateUser: () => {
          if (!conflict) return { status: 200, data: { data: theirs } };
          conflict = false;
          return { status: 409, data: { message: 'x', current_version: theirs.version } };
        },
        getUser: () => ({ status: 200, data: { data: conflict ? paula : theirs } }),
      },
      `${paula.id}?edit=1`,
    );
    await screen.findByRole('checkbox', { name: /^Docente/ });
    const position = screen.getByRole('textbox', { name: /^Cargo/ });
    await app.person.clear(position);
    await app.person.type(position, 'Profesora jefa');
    await app.person.click(screen.getByRole('button', { name: 'Guardar' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('Jefa de UTP')).toBeVisible();
    expect(within(dialog).getByText('Profesora jefa')).toBeVisible();
    await app.person.click(within(dialog).getByRole('button', { name: 'Seguir con esto' }));
    await app.person.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(findCalls(app, 'updateUser')).toHaveLength(2));
    const again = findCalls(app, 'updateUser')[1];
    expect(again?.headers['If-Match']).toContain(String(theirs.version));
    expect(again?.body).toMatchObject({ position: 'Profesora jefa' });
  });

  it('F23: compares phones in groups of digits', async () => {
    const theirs = { ...paula, phone: '+56987654137', version: paula.version + 1 };
    let conflict = true;
    const conflicting = { status: 409, data: { message: 'x', current_version: theirs.version } };
    const app = show(
      {
        updateUser: () => {
          conflict = false;
          return conflicting;
        },
        getUser: () => ({ status: 200, data: { data: conflict ? paula : theirs } }),
      },
      `${paula.id}?edit=1`,
    );
    const phone = await screen.findByRole('textbox', { name: /^Teléfono/ });
    await screen.findByRole('checkbox', { name: /^Docente/ });
    await app.person.clear(phone);
    await app.person.type(phone, '+56 9 1234 5678');
    await app.person.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await within(await screen.findByRole('dialog')).findByText('+56 9 8765 4137')).toBeVisible();
  });

  it('keeps the input when the record is refetched, and stores no empty draft', async () => {
    let position = 'Profesora';
    const app = show(
      { getUser: () => ({ status: 200, data: { data: { ...paula, position } } }) },
      `${paula.id}?edit=1`,
    );
    await screen.findByRole('checkbox', { name: /^Docente/ });
    const field = screen.getByRole('textbox', { name: /^Cargo/ });
    expect(screen.queryByText(/Guardado en este dispositivo/)).toBeNull();
    await app.person.type(field, ' jefa');
    position = 'Jefa de UTP';
    invalidate(['getUser']);
    await waitFor(() => expect(findCalls(app, 'getUser').length).toBeGreaterThan(1));
    expect(await screen.findByText(/Guardado en este dispositivo/)).toBeVisible();
    expect(field).toHaveValue('Profesora jefa');
  });

  it('offers read-only people no actions and hides identity numbers', async () => {
    const can = { update: false, delete: false, reset: false, invite: false, roles: false };
    show(
      { getUser: { status: 200, data: { data: { ...paula, rut: null, can } } } },
      paula.id,
      users.asistente as User,
    );
    await screen.findByRole('heading', { level: 2 });
    expect(screen.queryByText('RUT')).toBeNull();
    expect(screen.queryByRole('button', { name: /Editar|Asignar un PIN|Acciones/ })).toBeNull();
  });

  it('does not open the form without permission to edit', async () => {
    const can = { update: false, delete: false, reset: false, invite: false, roles: false };
    show({ getUser: { status: 200, data: { data: { ...paula, can } } } }, `${paula.id}?edit=1`);
    expect(await screen.findByText('No tienes acceso')).toBeVisible();
  });

  it('N1: sends the invitation again, instead of a reset, while the person hasn’t chosen a password', async () => {
    const data = { ...paula, last_sign_in_at: null, can: { ...paula.can, invite: true } };
    const app = show({ getUser: { status: 200, data: { data } } });
    await chooseAction(app.person, 'Enviar de nuevo la invitación');
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('siete días');
    await app.person.click(within(question).getByRole('button', { name: 'Enviar de nuevo la invitación' }));
    expect(await screen.findByText('Invitación enviada')).toBeVisible();
    await app.person.click(screen.getByRole('button', { name: /^Acciones para/ }));
    expect(await screen.findByRole('menuitem', { name: 'Suspender' })).toBeVisible();
    expect(screen.queryByText('Restablecer contraseña')).toBeNull();
    expect(findCalls(app, 'sendInvitation')).toHaveLength(1);
  });

  it('deletes and returns to the list', async () => {
    const app = show();
    await app.person.click(await screen.findByRole('button', { name: /^Acciones para/ }));
    await app.person.click(await screen.findByRole('menuitem', { name: 'Eliminar usuario' }));
    const question = await screen.findByRole('alertdialog');
    await app.person.click(within(question).getByRole('button', { name: 'Eliminar usuario' }));
    expect(await screen.findByText('Usuario eliminado con éxito')).toBeVisible();
    expect(app.navigation.getLocation().path).toBe('/users');
  });

  it('reports a missing person', async () => {
    show({}, '01990000-0000-7901-8000-0000000000ff');
    expect(await screen.findByText(/No encontramos a esta persona/)).toBeVisible();
  });
});
