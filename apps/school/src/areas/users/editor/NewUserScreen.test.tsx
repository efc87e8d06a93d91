import type { User } from '@school/domain';
import { courses, roles, users } from '@school/domain/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Handlers } from '../../../testing/handlers.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { NewUserScreen } from './NewUserScreen.tsx';

const show = (answers: Handlers = {}, user: User = users.administrador) =>
  renderScreen({ path: '/users/new', answers, user, children: <NewUserScreen /> });

type Shown = ReturnType<typeof show>;

const field = (name: RegExp) => screen.getByRole('textbox', { name });
const send = () => screen.getByRole('button', { name: 'Crear e invitar' });
const sent = ({ calls }: Shown) => calls.filter(({ operationId }) => operationId === 'createUser');

async function fill({ person }: Shown) {
  await screen.findByRole('checkbox', { name: /^Docente/ });
  await person.type(field(/^Nombre/), 'Fernanda');
  await person.type(field(/^Primer apellido/), 'Ñancupil');
  await person.type(field(/^Correo/), 'f.nancupil@aromos.example');
}

describe('NewUserScreen', () => {
  it('adds a person with identity numbers, role and courses, and opens their record', async () => {
    const app = show();
    await fill(app);
    await app.person.type(field(/^RUT/), '16743102k');
    await app.person.type(field(/^Teléfono/), '+56 9 8765 4959');
    await app.person.click(screen.getByRole('checkbox', { name: /^Docente/ }));
    await app.person.click(screen.getByRole('checkbox', { name: courses.basico1A.name }));
    await app.person.click(send());
    expect(await screen.findByText(/Invitación enviada/)).toBeVisible();
    expect(sent(app)[0]?.body).toMatchObject({
      name: 'Fernanda',
      first_lastname: 'Ñancupil',
      email: 'f.nancupil@aromos.example',
      phone: '+56987654959',
      status: 'active',
      role_ids: [roles.docente.id],
      course_ids: [courses.basico1A.id],
    });
    expect(app.navigation.getLocation().path).toMatch(/^\/users\/0/);
  });

  it('C20: adds a person with one name', async () => {
    const app = show();
    await app.person.click(await screen.findByRole('checkbox', { name: /^Lectura/ }));
    await app.person.type(field(/^Nombre/), 'Suharto');
    await app.person.type(field(/^Correo/), 'suharto@aromos.example');
    await app.person.click(send());
    expect(await screen.findByText(/Invitación enviada/)).toBeVisible();
    expect(sent(app)[0]?.body).toMatchObject({ name: 'Suharto', first_lastname: '', second_lastname: '' });
  });

  it('shows the permissions of each role', async () => {
    show();
    expect(await screen.findByText('Todo, en todo el colegio.')).toBeVisible();
    expect(
      screen.getByText('Solo ve: noticias, eventos, notificaciones, documentos y contactos.'),
    ).toBeVisible();
  });

  it('lists all missing fields before it sends anything', async () => {
    const app = show();
    await screen.findByRole('checkbox', { name: /^Docente/ });
    await app.person.click(send());
    expect(await screen.findByRole('heading', { name: 'Hay 3 campos por corregir' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Elige al menos un rol' })).toBeVisible();
    expect(sent(app)).toEqual([]);
  });

  it('rejects an invalid RUT, phone number and e-mail address', async () => {
    const app = show();
    await fill(app);
    await app.person.type(field(/^RUT/), '12.345.678-9');
    await app.person.type(field(/^Teléfono/), '12');
    await app.person.clear(field(/^Correo/));
    await app.person.type(field(/^Correo/), 'a@b\u202E<script>');
    await app.person.click(send());
    for (const wrong of [/RUT válido/, /correo electrónico válido/, /código de país, como/]) {
      expect(await screen.findByRole('link', { name: wrong })).toBeVisible();
    }
    expect(sent(app)).toEqual([]);
  });

  it.each([
    ['31', '12', '2999'],
    ['31', '12', '1899'],
  ])('rejects the birthdate %s/%s/%s, though the day exists', async (...parts) => {
    const app = show();
    await fill(app);
    const birth = within(screen.getByRole('group', { name: /^Fecha de nacimiento/ }));
    await app.person.click((await birth.findAllByRole('spinbutton'))[0]!);
    await app.person.keyboard(parts.join(''));
    await app.person.click(send());
    expect(await screen.findByText('Escribe una fecha entre 1900 y hoy')).toBeVisible();
    expect(
      screen.getByRole('link', { name: /Fecha de nacimiento.*Escribe una fecha entre 1900 y hoy/ }),
    ).toBeVisible();
    expect(sent(app)).toEqual([]);
  });

  it('rejects it in another time zone of the school too', async () => {
    const app = show({
      createUser: { status: 422, data: { message: 'x', errors: { birthdate: ['x'] } } },
    });
    await fill(app);
    await app.person.click(screen.getByRole('checkbox', { name: /^Docente/ }));
    await app.person.click(send());
    expect(await screen.findAllByText(/Escribe una fecha entre 1900 y hoy/)).not.toHaveLength(0);
  });

  it('shows at its field a RUT or e-mail address that is taken', async () => {
    const app = show({
      createUser: { status: 422, data: { message: 'x', errors: { rut: ['x'], email: ['x'] } } },
    });
    await fill(app);
    await app.person.click(screen.getByRole('checkbox', { name: /^Docente/ }));
    await app.person.click(send());
    expect(
      await screen.findByRole('link', { name: 'Otra persona del colegio ya usa este correo' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Otra persona del colegio ya tiene este RUT' })).toBeVisible();
    expect(field(/^Nombre/)).toHaveValue('Fernanda');
  });

  it('sends once after several clicks', async () => {
    const app = show({ createUser: 'pending' });
    await fill(app);
    await app.person.click(screen.getByRole('checkbox', { name: /^Docente/ }));
    await app.person.dblClick(send());
    await waitFor(() => expect(sent(app)).toHaveLength(1));
  });

  it('disables a role with more permissions than the user has', async () => {
    const giver = {
      ...users.direccion,
      permissions: [
        ...users.direccion.permissions,
        { permission: 'users.write' as const, scope: 'any' as const },
        { permission: 'users.roles' as const, scope: 'any' as const },
      ],
    };
    show({}, giver);
    expect(await screen.findByRole('checkbox', { name: /^Administración/ })).toBeDisabled();
    expect(screen.getByRole('checkbox', { name: /^Docente/ })).toBeEnabled();
  });

  it('does not open without permission to write', async () => {
    show({}, users.docente);
    expect(await screen.findByText('No tienes acceso')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
