import { demoPasswords, users } from '@school/domain/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Handlers } from '../../testing/handlers.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { ProfileScreen } from './ProfileScreen.tsx';

const show = (part = '', answers: Handlers = {}) =>
  renderScreen({ path: `/app/profile?part=${part}`, answers, children: <ProfileScreen /> });

const asked = (stage: ReturnType<typeof show>, operationId: string) =>
  stage.calls.filter((call) => call.operationId === operationId);

describe('ProfileScreen', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('saves the own record and reads the user again', async () => {
    const stage = show();
    const name = await screen.findByRole('textbox', { name: 'Nombre' });
    expect(name).toHaveValue(users.administrador.name);
    await stage.person.clear(name);
    await stage.person.type(name, 'Marcela Inés');
    await stage.person.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Tus datos quedaron guardados')).toBeVisible();
    expect(asked(stage, 'updateProfile')).toHaveLength(1);
    await waitFor(() => expect(asked(stage, 'getCurrentUser').length).toBeGreaterThan(0));
    expect(stage.navigation.getPlace().path).toBe('/app/profile');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Nombre' })).toBeVisible());
  });

  it('asks before an uncropped picture is left, but not after it was removed', async () => {
    vi.stubGlobal('createImageBitmap', async () => ({ width: 800, height: 600, close: () => undefined }));
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    const stage = show();
    const field = await screen.findByLabelText(/^Foto/, { selector: 'input' });
    await stage.person.upload(field, new File(['x'], 'yo.png', { type: 'image/png' }));
    const cut = await screen.findByRole('application');
    void stage.navigation.navigate('/app');
    const question = await screen.findByRole('alertdialog', { name: '¿Salir sin enviarlo?' });
    await stage.person.click(within(question).getByRole('button', { name: 'Cancelar' }));
    expect(stage.navigation.getPlace().path).toBe('/app/profile');
    const putBack = within(cut.parentElement!.parentElement!).getByRole('button', { name: 'Cancelar' });
    await stage.person.click(putBack);
    void stage.navigation.navigate('/app');
    await waitFor(() => expect(stage.navigation.getPlace().path).toBe('/app'));
  });

  it('keeps a concurrent change by an administrator', async () => {
    let now = users.administrador;
    const stage = show('', {
      getCurrentUser: () => ({ status: 200, data: { data: now } }),
      updateProfile: ({ headers }) => {
        if (headers['If-Match'] === '"2"') return { status: 200, data: { data: now } };
        now = { ...now, second_lastname: 'Otárola', version: 2 };
        return { status: 409, data: { message: 'Conflict.', current_version: 2 } };
      },
    });
    await stage.person.type(await screen.findByRole('textbox', { name: 'Nombre' }), ' Inés');
    await stage.person.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Tus datos quedaron guardados')).toBeVisible();
    const calls = asked(stage, 'updateProfile');
    expect(calls.map(({ headers }) => headers['If-Match'])).toEqual(['"1"', '"2"']);
    expect(calls[1]?.body).toMatchObject({
      name: `${users.administrador.name} Inés`,
      second_lastname: 'Otárola',
    });
    expect(screen.getByText(/También quedaron los cambios de otra persona en: /)).toBeVisible();
  });

  it('removes the own picture', async () => {
    const user = { ...users.administrador, avatar: '/media/avatars/019.webp' };
    const stage = renderScreen({ path: '/app/profile', user, children: <ProfileScreen /> });
    await screen.findByRole('textbox', { name: 'Nombre' });
    await stage.person.click(screen.getByRole('button', { name: /Quitar/ }));
    await stage.person.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Tus datos quedaron guardados')).toBeVisible();
    expect(asked(stage, 'updateProfile')[0]?.body).toMatchObject({ remove_avatar: '1' });
  });

  it('shows the field that the server rejected', async () => {
    const stage = show('', {
      updateProfile: { status: 422, data: { message: 'Invalid.', errors: { email: ['Taken.'] } } },
    });
    await stage.person.type(await screen.findByRole('textbox', { name: 'Nombre' }), '!');
    await stage.person.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByRole('link', { name: /ya usa este correo/ })).toBeVisible();
  });

  it('rejects a birthdate in the future', async () => {
    const stage = show();
    // The date segments load after the field.
    const birth = await waitFor(() =>
      within(screen.getByRole('group', { name: /^Fecha de nacimiento/ })).getAllByRole('spinbutton'),
    );
    await stage.person.click(birth[2]!);
    await stage.person.keyboard('2999');
    await stage.person.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Escribe una fecha entre 1900 y hoy')).toBeVisible();
    expect(asked(stage, 'updateProfile')).toEqual([]);
  });

  it('changes the password and stores it in no draft', async () => {
    const stage = show('password');
    await stage.person.type(await screen.findByLabelText('Contraseña actual'), demoPasswords.aromos);
    await stage.person.type(screen.getByLabelText('Contraseña nueva'), 'un caballo correcto');
    await stage.person.type(screen.getByLabelText('Repite la contraseña nueva'), 'un caballo correcto');
    await stage.person.click(screen.getByRole('button', { name: 'Cambiar contraseña' }));
    expect(await screen.findByText('Contraseña cambiada')).toBeVisible();
    expect(screen.getByLabelText('Contraseña actual')).toHaveValue('');
    expect(JSON.stringify({ ...stage.storage })).not.toContain('caballo');
  });

  it('reports a wrong current password', async () => {
    const stage = show('password', {
      updatePassword: { status: 422, data: { message: 'Invalid.', errors: { current_password: ['No.'] } } },
    });
    await stage.person.type(await screen.findByLabelText('Contraseña actual'), 'otra');
    await stage.person.type(screen.getByLabelText('Contraseña nueva'), 'un caballo correcto');
    await stage.person.type(screen.getByLabelText('Repite la contraseña nueva'), 'un caballo correcto');
    await stage.person.click(screen.getByRole('button', { name: 'Cambiar contraseña' }));
    expect((await screen.findAllByText('Esta no es tu contraseña actual'))[0]).toBeVisible();
  });

  it('shows an offline banner too, and keeps the input', async () => {
    const stage = show('', { updateProfile: 'offline', findCollegeByDomain: 'pending' });
    const name = await screen.findByRole('textbox', { name: 'Nombre' });
    await stage.person.type(name, ' Inés');
    expect(screen.queryByText(/^Sin conexión/)).toBeNull();
    await stage.person.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText(/^Sin conexión. Lo que ves/)).toBeVisible();
    expect(name).toHaveValue(`${users.administrador.name} Inés`);
  });

  it('signs out another device after a confirmation, and not this one', async () => {
    const stage = show('devices');
    const list = await screen.findByRole('list', { name: 'Dispositivos' });
    expect(within(list).getByText('Este dispositivo')).toBeVisible();
    await stage.person.click(within(list).getByRole('button'));
    const question = await screen.findByRole('alertdialog');
    await stage.person.click(within(question).getByRole('button', { name: 'Cerrar sesión ahí' }));
    expect(await screen.findByText('Sesión cerrada ahí')).toBeVisible();
    expect(asked(stage, 'revokeSession')[0]?.path).toMatch(/0002$/);
  });

  it('stores the toast duration on this device', async () => {
    const stage = show('preferences');
    await stage.person.click(await screen.findByRole('radio', { name: '20 segundos' }));
    expect(stage.storage.getItem('toast-time')).toBe('20000');
    await stage.person.click(screen.getByRole('radio', { name: 'Oscuro' }));
    expect(stage.surroundings.scheme.get()).toBe('dark');
  });

  it('asks for the password only when the e-mail address changes', async () => {
    const stage = show();
    const email = await screen.findByRole('textbox', { name: 'Correo electrónico' });
    expect(screen.queryByLabelText('Contraseña actual')).toBeNull();
    await stage.person.clear(email);
    await stage.person.type(email, 'otra@aromos.example');
    await stage.person.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByRole('link', { name: 'Escribe tu contraseña' })).toBeVisible();
    expect(asked(stage, 'updateProfile')).toEqual([]);
    await stage.person.type(screen.getByLabelText('Contraseña actual'), demoPasswords.aromos);
    await stage.person.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(asked(stage, 'updateProfile')).toHaveLength(1));
    const kept = Array.from({ length: stage.storage.length }, (_, at) =>
      stage.storage.getItem(stage.storage.key(at)!),
    );
    expect(kept.join()).not.toContain(demoPasswords.aromos);
  });

  it('sets the own PIN with the password', async () => {
    const stage = show('pin');
    await stage.person.type(await screen.findByLabelText('Contraseña actual'), demoPasswords.aromos);
    await stage.person.type(screen.getByLabelText('PIN nuevo'), '4826');
    await stage.person.click(screen.getByRole('button', { name: 'Guardar PIN' }));
    expect(await screen.findByText('PIN guardado')).toBeVisible();
    expect(asked(stage, 'updateOwnPin')[0]!.body).toEqual({
      pin: '4826',
      current_password: demoPasswords.aromos,
    });
  });

  it('reports a wrong password and keeps the typed PIN', async () => {
    const refused = { message: 'Invalid.', errors: { current_password: ['No.'] } };
    const stage = show('pin', { updateOwnPin: { status: 422, data: refused } });
    await stage.person.type(await screen.findByLabelText('Contraseña actual'), 'otra');
    await stage.person.type(screen.getByLabelText('PIN nuevo'), '4826');
    await stage.person.click(screen.getByRole('button', { name: 'Guardar PIN' }));
    expect(await screen.findByRole('link', { name: 'Esta no es tu contraseña actual' })).toBeVisible();
    expect(screen.getByLabelText('PIN nuevo')).toHaveValue('4826');
  });

  it('deletes the own PIN with the password after a confirmation', async () => {
    const stage = renderScreen({
      path: '/app/profile?part=pin',
      user: { ...users.administrador, has_pin: true },
      children: <ProfileScreen />,
    });
    await stage.person.click(await screen.findByRole('button', { name: 'Eliminar PIN' }));
    const dialog = await screen.findByRole('dialog', { name: '¿Eliminar tu PIN?' });
    expect(dialog).toHaveTextContent('Esto no se puede deshacer.');
    await stage.person.type(within(dialog).getByLabelText('Contraseña actual'), demoPasswords.aromos);
    await stage.person.click(within(dialog).getByRole('button', { name: 'Eliminar PIN' }));
    expect(await screen.findByText('PIN eliminado')).toBeVisible();
    const calls = stage.calls.filter(({ operationId }) => operationId === 'updateOwnPin');
    expect(calls[0]!.body).toEqual({ pin: null, current_password: demoPasswords.aromos });
  });

  it('names devices by browser and system, and signs out all others after a confirmation', async () => {
    const stage = show('devices');
    expect(await screen.findByText('Firefox en Linux')).toBeVisible();
    await stage.person.click(screen.getByRole('button', { name: 'Cerrar sesión en los demás' }));
    const question = await screen.findByRole('alertdialog');
    await stage.person.click(within(question).getByRole('button', { name: 'Cerrar sesión en los demás' }));
    expect(await screen.findByText('Sesión cerrada en los demás dispositivos')).toBeVisible();
    expect(asked(stage, 'revokeOtherSessions')).toHaveLength(1);
  });
});
