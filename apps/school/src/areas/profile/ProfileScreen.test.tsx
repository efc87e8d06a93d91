import { demoPasswords, users } from '@school/domain/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Handlers } from '../../testing/handlers.ts';
import { heicPhoto, stubHeicDecoder } from '../../testing/heicPhoto.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { ProfileScreen } from './ProfileScreen.tsx';

const show = (part = '', answers: Handlers = {}) =>
  renderScreen({ path: `/app/profile?part=${part}`, answers, children: <ProfileScreen /> });

const callsTo = (app: ReturnType<typeof show>, operationId: string) =>
  app.calls.filter((call) => call.operationId === operationId);

describe('ProfileScreen', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('saves the own record and reads the user again', async () => {
    const app = show();
    const name = await screen.findByRole('textbox', { name: 'Nombre' });
    expect(name).toHaveValue(users.administrador.name);
    await app.person.clear(name);
    await app.person.type(name, 'Marcela Inés');
    await app.person.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Tus datos quedaron guardados')).toBeVisible();
    expect(callsTo(app, 'updateProfile')).toHaveLength(1);
    await waitFor(() => expect(callsTo(app, 'getCurrentUser').length).toBeGreaterThan(0));
    expect(app.navigation.getLocation().path).toBe('/app/profile');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Nombre' })).toBeVisible());
  });

  it('leaves a RUT as it is that this device does not store', async () => {
    const { rut: _, ...stored } = users.administrador;
    const app = renderScreen({
      path: '/app/profile',
      user: stored as typeof users.administrador,
      children: <ProfileScreen />,
    });
    const name = await screen.findByRole('textbox', { name: 'Nombre' });
    expect(screen.queryByRole('textbox', { name: /RUT/ })).toBeNull();
    await app.person.type(name, ' Inés');
    await app.person.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(callsTo(app, 'updateProfile')).toHaveLength(1));
    expect(callsTo(app, 'updateProfile')[0]!.body).not.toHaveProperty('rut');
  });

  it('asks before an uncropped picture is left, but not after it was removed', async () => {
    vi.stubGlobal('createImageBitmap', async () => ({ width: 800, height: 600, close: () => undefined }));
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    const app = show();
    const field = await screen.findByLabelText(/^Foto/, { selector: 'input' });
    await app.person.upload(field, new File(['x'], 'yo.png', { type: 'image/png' }));
    const cut = await screen.findByRole('application');
    void app.navigation.navigate('/app');
    const question = await screen.findByRole('alertdialog', { name: '¿Salir de esta página?' });
    await app.person.click(within(question).getByRole('button', { name: 'Cancelar' }));
    expect(app.navigation.getLocation().path).toBe('/app/profile');
    const putBack = within(cut.parentElement!.parentElement!).getByRole('button', { name: 'Cancelar' });
    await app.person.click(putBack);
    void app.navigation.navigate('/app');
    await waitFor(() => expect(app.navigation.getLocation().path).toBe('/app'));
  });

  describe('C05: a HEIC photo as picture', () => {
    const choose = async (app: ReturnType<typeof show>, name?: string) => {
      const field = await screen.findByLabelText(/^Foto|Foto$/, { selector: 'input' });
      await app.person.upload(field, heicPhoto(name));
    };
    beforeEach(() => {
      vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    });

    it('is cropped after it was converted', async () => {
      const { decoded } = stubHeicDecoder();
      await choose(show());
      expect(await screen.findByRole('application')).toBeVisible();
      // The photo by the app, and its JPEG by the field.
      expect(decoded).toEqual([
        expect.objectContaining({ name: 'IMG_0001.HEIC' }),
        expect.objectContaining({ name: 'IMG_0001.jpg', type: 'image/jpeg' }),
      ]);
    });

    it('is not left out of what is saved meanwhile, and can be cancelled', async () => {
      stubHeicDecoder();
      vi.stubGlobal('createImageBitmap', () => new Promise(() => undefined));
      const app = show();
      await choose(app);
      await choose(app, 'IMG_0002.HEIC');
      expect(await screen.findByRole('status', { name: 'Cargando' })).toBeVisible();
      await app.person.click(screen.getByRole('button', { name: 'Guardar' }));
      const wait = 'Espera a que termine de convertirse la foto, o cancela';
      expect(await screen.findByRole('link', { name: wait })).toBeVisible();
      expect(callsTo(app, 'updateProfile')).toEqual([]);
      const status = screen.getByRole('status', { name: 'Cargando' });
      await app.person.click(within(status.parentElement!).getByRole('button', { name: 'Cancelar' }));
      await waitFor(() => expect(screen.queryByText(wait)).toBeNull());
      await app.person.click(screen.getByRole('button', { name: 'Guardar' }));
      await waitFor(() => expect(callsTo(app, 'updateProfile')).toHaveLength(1));
      expect(callsTo(app, 'updateProfile')[0]!.body).not.toHaveProperty('avatar');
    });

    it('gives the reason why it can’t be converted', async () => {
      await choose(show());
      expect(await screen.findByText(/no pudo convertir esta foto HEIC/)).toBeVisible();
    });
  });

  it('keeps a concurrent change by an administrator', async () => {
    let now = users.administrador;
    const app = show('', {
      getCurrentUser: () => ({ status: 200, data: { data: now } }),
      updateProfile: ({ headers }) => {
        if (headers['If-Match'] === '"2"') return { status: 200, data: { data: now } };
        now = { ...now, second_lastname: 'Otárola', version: 2 };
        return { status: 409, data: { message: 'Conflict.', current_version: 2 } };
      },
    });
    await app.person.type(await screen.findByRole('textbox', { name: 'Nombre' }), ' Inés');
    await app.person.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Tus datos quedaron guardados')).toBeVisible();
    const calls = callsTo(app, 'updateProfile');
    expect(calls.map(({ headers }) => headers['If-Match'])).toEqual(['"1"', '"2"']);
    expect(calls[1]?.body).toMatchObject({
      name: `${users.administrador.name} Inés`,
      second_lastname: 'Otárola',
    });
    expect(screen.getByText(/También se conservaron los cambios de otra persona en: /)).toBeVisible();
  });

  it('removes the own picture', async () => {
    const user = { ...users.administrador, avatar: '/media/avatars/019.webp' };
    const app = renderScreen({ path: '/app/profile', user, children: <ProfileScreen /> });
    await screen.findByRole('textbox', { name: 'Nombre' });
    await app.person.click(screen.getByRole('button', { name: /Quitar/ }));
    await app.person.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Tus datos quedaron guardados')).toBeVisible();
    expect(callsTo(app, 'updateProfile')[0]?.body).toMatchObject({ remove_avatar: '1' });
  });

  it('shows the field that the server rejected', async () => {
    const app = show('', {
      updateProfile: { status: 422, data: { message: 'Invalid.', errors: { email: ['Taken.'] } } },
    });
    await app.person.type(await screen.findByRole('textbox', { name: 'Nombre' }), '!');
    await app.person.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByRole('link', { name: /ya usa este correo/ })).toBeVisible();
  });

  it('rejects a birthdate in the future', async () => {
    const app = show();
    // The date segments load after the field.
    const birth = await waitFor(() =>
      within(screen.getByRole('group', { name: /^Fecha de nacimiento/ })).getAllByRole('spinbutton'),
    );
    await app.person.click(birth[2]!);
    await app.person.keyboard('2999');
    await app.person.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Escribe una fecha entre 1900 y hoy')).toBeVisible();
    expect(callsTo(app, 'updateProfile')).toEqual([]);
  });

  it('changes the password and stores it in no draft', async () => {
    const app = show('password');
    await app.person.type(await screen.findByLabelText('Contraseña actual'), demoPasswords.aromos);
    await app.person.type(screen.getByLabelText('Contraseña nueva'), 'un caballo correcto');
    await app.person.type(screen.getByLabelText('Repite la contraseña nueva'), 'un caballo correcto');
    await app.person.click(screen.getByRole('button', { name: 'Cambiar contraseña' }));
    expect(await screen.findByText('Contraseña cambiada')).toBeVisible();
    expect(screen.getByLabelText('Contraseña actual')).toHaveValue('');
    expect(JSON.stringify({ ...app.storage })).not.toContain('caballo');
  });

  it('reports a wrong current password', async () => {
    const app = show('password', {
      updatePassword: { status: 422, data: { message: 'Invalid.', errors: { current_password: ['No.'] } } },
    });
    await app.person.type(await screen.findByLabelText('Contraseña actual'), 'otra');
    await app.person.type(screen.getByLabelText('Contraseña nueva'), 'un caballo correcto');
    await app.person.type(screen.getByLabelText('Repite la contraseña nueva'), 'un caballo correcto');
    await app.person.click(screen.getByRole('button', { name: 'Cambiar contraseña' }));
    expect((await screen.findAllByText('Esta no es tu contraseña actual'))[0]).toBeVisible();
  });

  it('shows an offline banner too, and keeps the input', async () => {
    const app = show('', { updateProfile: 'offline', findCollegeByDomain: 'pending' });
    const name = await screen.findByRole('textbox', { name: 'Nombre' });
    await app.person.type(name, ' Inés');
    expect(screen.queryByText(/^Sin conexión/)).toBeNull();
    await app.person.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText(/^Sin conexión. Lo que ves/)).toBeVisible();
    expect(name).toHaveValue(`${users.administrador.name} Inés`);
  });

  it('signs out another device after a confirmation, and not this one', async () => {
    const app = show('devices');
    const list = await screen.findByRole('list', { name: 'Dispositivos' });
    expect(within(list).getByText('Este dispositivo')).toBeVisible();
    await app.person.click(within(list).getByRole('button'));
    const question = await screen.findByRole('alertdialog');
    await app.person.click(within(question).getByRole('button', { name: 'Cerrar sesión' }));
    expect(await screen.findByText('Sesión cerrada')).toBeVisible();
    expect(callsTo(app, 'revokeSession')[0]?.path).toMatch(/0002$/);
  });

  it('stores the toast duration on this device', async () => {
    const app = show('preferences');
    await app.person.click(await screen.findByRole('radio', { name: '20 segundos' }));
    expect(app.storage.getItem('toast-time')).toBe('20000');
    await app.person.click(screen.getByRole('radio', { name: 'Oscuro' }));
    expect(app.screenServices.scheme.get()).toBe('dark');
  });

  it('asks for the password only when the e-mail address changes', async () => {
    const app = show();
    const email = await screen.findByRole('textbox', { name: 'Correo electrónico' });
    expect(screen.queryByLabelText('Contraseña actual')).toBeNull();
    await app.person.clear(email);
    await app.person.type(email, 'otra@aromos.example');
    await app.person.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByRole('link', { name: 'Escribe tu contraseña' })).toBeVisible();
    expect(callsTo(app, 'updateProfile')).toEqual([]);
    await app.person.type(screen.getByLabelText('Contraseña actual'), demoPasswords.aromos);
    await app.person.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(callsTo(app, 'updateProfile')).toHaveLength(1));
    const stored = Array.from({ length: app.storage.length }, (_, at) =>
      app.storage.getItem(app.storage.key(at)!),
    );
    expect(stored.join()).not.toContain(demoPasswords.aromos);
  });

  it('sets the own PIN with the password', async () => {
    const app = show('pin');
    await app.person.type(await screen.findByLabelText('Contraseña actual'), demoPasswords.aromos);
    await app.person.type(screen.getByLabelText('PIN nuevo'), '4826');
    await app.person.click(screen.getByRole('button', { name: 'Guardar PIN' }));
    expect(await screen.findByText('PIN guardado')).toBeVisible();
    expect(callsTo(app, 'updateOwnPin')[0]!.body).toEqual({
      pin: '4826',
      current_password: demoPasswords.aromos,
    });
  });

  it('offers a PIN only to people who may start emergencies', async () => {
    renderScreen({ path: '/app/profile?part=pin', user: users.docente, children: <ProfileScreen /> });
    expect(await screen.findByRole('textbox', { name: 'Nombre' })).toHaveValue(users.docente.name);
    expect(screen.getByRole('link', { name: 'Contraseña' })).toBeVisible();
    expect(screen.queryByText(/PIN/)).toBeNull();
  });

  it('reports a wrong password and keeps the typed PIN', async () => {
    const rejected = { message: 'Invalid.', errors: { current_password: ['No.'] } };
    const app = show('pin', { updateOwnPin: { status: 422, data: rejected } });
    await app.person.type(await screen.findByLabelText('Contraseña actual'), 'otra');
    await app.person.type(screen.getByLabelText('PIN nuevo'), '4826');
    await app.person.click(screen.getByRole('button', { name: 'Guardar PIN' }));
    expect(await screen.findByRole('link', { name: 'Esta no es tu contraseña actual' })).toBeVisible();
    expect(screen.getByLabelText('PIN nuevo')).toHaveValue('4826');
  });

  it('deletes the own PIN with the password after a confirmation', async () => {
    const app = renderScreen({
      path: '/app/profile?part=pin',
      user: { ...users.administrador, has_pin: true },
      children: <ProfileScreen />,
    });
    await app.person.click(await screen.findByRole('button', { name: 'Eliminar PIN' }));
    const dialog = await screen.findByRole('dialog', { name: '¿Eliminar tu PIN?' });
    expect(dialog).toHaveTextContent('Esto no se puede deshacer.');
    await app.person.type(within(dialog).getByLabelText('Contraseña actual'), demoPasswords.aromos);
    await app.person.click(within(dialog).getByRole('button', { name: 'Eliminar PIN' }));
    expect(await screen.findByText('PIN eliminado')).toBeVisible();
    const calls = app.calls.filter(({ operationId }) => operationId === 'updateOwnPin');
    expect(calls[0]!.body).toEqual({ pin: null, current_password: demoPasswords.aromos });
  });

  it('names devices by browser and system, and signs out all others after a confirmation', async () => {
    const app = show('devices');
    expect(await screen.findByText('Firefox en Linux')).toBeVisible();
    await app.person.click(screen.getByRole('button', { name: 'Cerrar sesión en los demás' }));
    const question = await screen.findByRole('alertdialog');
    await app.person.click(within(question).getByRole('button', { name: 'Cerrar sesión en los demás' }));
    expect(await screen.findByText('Sesión cerrada en los demás dispositivos')).toBeVisible();
    expect(callsTo(app, 'revokeOtherSessions')).toHaveLength(1);
  });

  it('uses the chosen language for e-mails too', async () => {
    const app = show('preferences');
    await app.person.click(await screen.findByRole('combobox', { name: 'Idioma' }));
    await app.person.click(await screen.findByRole('option', { name: 'Deutsch' }));
    await waitFor(() => expect(callsTo(app, 'updatePreferences')[0]?.body).toEqual({ language: 'de' }));
  });
});
