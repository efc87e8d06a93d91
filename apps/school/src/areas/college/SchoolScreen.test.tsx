import type { CollegeRecord } from '@school/domain';
import { collegeRecords, users } from '@school/domain/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ok, type Handlers } from '../../testing/handlers.ts';
import { heicPhoto, stubHeicDecoder } from '../../testing/heicPhoto.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { SchoolScreen } from './SchoolScreen.tsx';
import { schoolToFormValues, toSchoolRequest } from './schoolValues.ts';

const school = collegeRecords.aromos as CollegeRecord;
const edit = '/admin/school?edit=1';
const show = (path = '/admin/school', answers: Handlers = {}) =>
  renderScreen({ path, answers, children: <SchoolScreen /> });
type Shown = ReturnType<typeof show>;
const sent = ({ calls }: Shown, id: string) => calls.filter(({ operationId }) => operationId === id);
const save = () => screen.getByRole('button', { name: 'Guardar' });
const phone = () => screen.getByRole('textbox', { name: /^Teléfono/ });
const nameField = () => screen.findByRole('textbox', { name: 'Nombre' });

beforeEach(() => {
  URL.createObjectURL = () => 'blob:chosen';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => void vi.unstubAllGlobals());

describe('SchoolScreen', () => {
  it('shows the record, the app settings and the colour contrast', async () => {
    show();
    expect(await screen.findByRole('heading', { level: 2, name: school.name })).toBeVisible();
    expect(screen.getByText('Curicó')).toBeVisible();
    expect(screen.getByText('Mostrar publicidad')).toBeVisible();
    expect(screen.getByText('Los colores se leen bien en modo claro y oscuro.')).toBeVisible();
    const published = screen.getByText('La aplicación móvil está publicada');
    expect(published.nextElementSibling).toHaveTextContent(/^Sí$/);
  });

  it('hides the raw sizes, counts and codes of the theme and app settings', async () => {
    show();
    await screen.findByRole('heading', { level: 2, name: school.name });
    expect(screen.queryByText(/\d : 1|\d+ de \d+/)).toBeNull();
    expect(screen.queryByText(/Estado de publicación/)).toBeNull();
  });

  it.each([
    [3, true, 3],
    [3, false, 0],
    [0, true, 1],
    [0, false, 0],
  ])('shows the status %d of the app, published %s, as %d', (status, published, written) => {
    const values = schoolToFormValues({ ...school, app_status_publishing: status });
    expect(toSchoolRequest({ ...values, published }).app_status_publishing).toBe(written);
  });

  it('saves changes with the version that was read', async () => {
    const app = show(edit);
    const name = await nameField();
    await app.person.clear(name);
    await app.person.type(name, '  Colegio <b>Los</b> Boldos \u{1F33F} ');
    await app.person.clear(screen.getByRole('textbox', { name: 'Color del colegio' }));
    await app.person.type(screen.getByRole('textbox', { name: 'Color del colegio' }), '#4338CA');
    await app.person.dblClick(save());
    expect(await screen.findByText(/^Datos del colegio guardados/)).toBeVisible();
    const [call, ...more] = sent(app, 'updateCollege');
    expect(more).toEqual([]);
    expect(call!.headers['If-Match']).toBe('"1"');
    expect(call!.body).toMatchObject({
      name: 'Colegio <b>Los</b> Boldos \u{1F33F}',
      commune_id: '07301',
      setting: { theme_color: '#4338CA', corners: 'soft' },
    });
    expect(app.navigation.getLocation().search).toBe('');
    await waitFor(() => expect(sent(app, 'findCollegeByDomain').length).toBeGreaterThan(0));
  });

  it('C07: shows an extension and dials it after the number', async () => {
    const record = { ...school, phone: '+56752310132', phone_extension: '24' };
    show('/admin/school', { getCollege: ok('getCollege', { data: record }) });
    const link = await screen.findByRole('link', { name: '+56 75 231 0132, anexo 24' });
    expect(link).toHaveAttribute('href', 'tel:+56752310132;ext=24');
  });

  it('C07: puts the extension of a pasted number into its own field', async () => {
    const app = show(edit);
    await nameField();
    await app.person.clear(phone());
    await app.person.click(phone());
    await app.person.paste('75 231 0132 anexo 24');
    expect(phone()).toHaveValue('75 231 0132');
    expect(screen.getByRole('textbox', { name: /^Anexo/ })).toHaveValue('24');
    await app.person.click(save());
    await waitFor(() => expect(sent(app, 'updateCollege')).toHaveLength(1));
    expect(sent(app, 'updateCollege')[0]!.body).toMatchObject({
      phone: '+56752310132',
      phone_extension: '24',
    });
  });

  it('C06: saves an emergency number as it is dialled', async () => {
    const app = show(edit);
    await nameField();
    await app.person.clear(phone());
    await app.person.type(phone(), '133');
    await app.person.click(save());
    await waitFor(() => expect(sent(app, 'updateCollege')).toHaveLength(1));
    expect(sent(app, 'updateCollege')[0]!.body).toMatchObject({ phone: '133', phone_extension: null });
  });

  it('C07: sends nothing while a number shows its error', async () => {
    const app = show(edit);
    await nameField();
    await app.person.clear(phone());
    // Possible somewhere in the world, so that only the numbering plan of its country objects.
    await app.person.type(phone(), '+34112345678');
    await app.person.tab();
    await waitFor(() => expect(phone()).toBeInvalid());
    await app.person.click(save());
    expect(await screen.findByRole('link', { name: /^Escribe el número con código de país/ })).toBeVisible();
    expect(sent(app, 'updateCollege')).toEqual([]);
  });

  it('C07: sends no extension without its number', async () => {
    const app = show(edit);
    await nameField();
    await app.person.clear(phone());
    await app.person.type(screen.getByRole('textbox', { name: /^Anexo/ }), '24');
    await app.person.click(save());
    expect(await screen.findByRole('link', { name: 'Escribe también el número de teléfono' })).toBeVisible();
    expect(sent(app, 'updateCollege')).toEqual([]);
  });

  it('previews a colour while it is typed and reports contrast corrections', async () => {
    const { person } = show(edit);
    await nameField();
    const color = screen.getByRole('textbox', { name: 'Color del colegio' });
    await person.clear(color);
    expect(screen.getByText('Escribe un color para ver cómo queda.')).toBeVisible();
    await person.type(color, '#FFEE00');
    expect(screen.getByText(/El texto sobre #FFEE00 sería difícil de leer/)).toBeVisible();
    expect(screen.getByText('Los colores se leen bien en modo claro y oscuro.')).toBeVisible();
  });

  it('lists all missing fields before it sends anything', async () => {
    const app = show(edit);
    await app.person.clear(await nameField());
    const color = screen.getByRole('textbox', { name: 'Color del colegio' });
    await app.person.clear(color);
    await app.person.type(color, 'verde');
    await app.person.click(save());
    expect(await screen.findByRole('heading', { name: 'Hay 2 campos por corregir' })).toBeVisible();
    expect(sent(app, 'updateCollege')).toEqual([]);
  });

  it('marks the field that the server rejected', async () => {
    const { person } = show(edit, {
      updateCollege: { status: 422, data: { message: 'Invalid.', errors: { 'setting.timezone': ['No.'] } } },
    });
    await nameField();
    await person.click(save());
    expect(await screen.findByRole('link', { name: 'Elige una zona horaria de la lista' })).toBeVisible();
  });

  it('shows both versions after a conflict and sends the new version', async () => {
    let version = 1;
    const app = show(edit, {
      getCollege: () => ({
        status: 200,
        data: { data: { ...school, version, short_name: version === 1 ? school.short_name : 'Aromos' } },
      }),
      updateCollege: ({ headers }) => {
        if (headers['If-Match'] === '"2"') return { status: 200, data: { data: { ...school, version: 3 } } };
        version = 2;
        return { status: 409, data: { message: 'Conflict.', current_version: 2 } };
      },
    });
    await nameField();
    await app.person.type(screen.getByRole('textbox', { name: 'Nombre corto' }), ' Norte');
    await app.person.click(save());
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('Los Aromos Norte')).toBeVisible();
    expect(within(dialog).getByText('Aromos')).toBeVisible();
    await app.person.click(within(dialog).getByRole('button', { name: 'Seguir con esto' }));
    await app.person.click(save());
    expect(await screen.findByText(/^Datos del colegio guardados/)).toBeVisible();
  });

  it('previews a picture before the upload, and uploads it', async () => {
    const app = show();
    const logo = await screen.findByRole('group', { name: 'Logo' });
    const file = new File(['pixels'], 'logo.png', { type: 'image/png' });
    await app.person.upload(logo.querySelector('input')!, file);
    expect(within(logo).getByRole('img', { name: 'Logo' })).toHaveAttribute('src', 'blob:chosen');
    expect(sent(app, 'updateCollegeImages')).toEqual([]);
    await app.person.click(within(logo).getByRole('button', { name: 'Usar esta imagen' }));
    expect(await screen.findByText(/^Imagen guardada/)).toBeVisible();
    const [call] = sent(app, 'updateCollegeImages');
    expect(call!.headers['If-Match']).toBe('"1"');
    expect(call!.body).toMatchObject({ _method: 'PUT', image: expect.any(File) as File });
  });

  it('C05: converts a HEIC photo before its preview', async () => {
    stubHeicDecoder();
    const app = show();
    const logo = await screen.findByRole('group', { name: 'Logo' });
    await app.person.upload(logo.querySelector('input')!, heicPhoto());
    await waitFor(() =>
      expect(within(logo).getByRole('img', { name: 'Logo' })).toHaveAttribute('src', 'blob:chosen'),
    );
    await app.person.click(within(logo).getByRole('button', { name: 'Usar esta imagen' }));
    expect(await screen.findByText(/^Imagen guardada/)).toBeVisible();
    expect(sent(app, 'updateCollegeImages')[0]!.body).toMatchObject({
      image: expect.objectContaining({ name: 'IMG_0001.jpg', type: 'image/jpeg' }) as File,
    });
  });

  it('C05: shows that a photo is converted, and cancels that', async () => {
    stubHeicDecoder();
    vi.stubGlobal('createImageBitmap', () => new Promise(() => undefined));
    const app = show();
    const logo = await screen.findByRole('group', { name: 'Logo' });
    await app.person.upload(logo.querySelector('input')!, heicPhoto());
    expect(await within(logo).findByRole('button', { name: 'Usar esta imagen' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await app.person.click(within(logo).getByRole('button', { name: 'Descartar' }));
    expect(within(logo).getByRole('button', { name: 'Reemplazar imagen: Logo' })).toBeVisible();
    expect(within(logo).queryByRole('button', { name: 'Usar esta imagen' })).toBeNull();
  });

  it.each([
    ['a text', new File(['words'], 'logo.txt', { type: 'text/plain' }), /No es PNG/],
    ['C05: a HEIC photo that this browser can’t convert', heicPhoto(), /no pudo convertir.*JPEG/],
    ['nothing', new File([], 'logo.png', { type: 'image/png' }), /No se puede leer/],
    [
      'too much',
      new File([new Uint8Array(20 * 1024 * 1024 + 1)], 'logo.png', { type: 'image/png' }),
      /más de 20 MB/,
    ],
  ])('does not send %s as a picture', async (_, file, words) => {
    const app = show();
    const logo = await screen.findByRole('group', { name: 'Logo' });
    const input = logo.querySelector('input')!;
    input.removeAttribute('accept');
    await app.person.upload(input, file);
    expect(await within(logo).findByRole('alert')).toHaveTextContent(words);
    expect(within(logo).queryByRole('button', { name: 'Usar esta imagen' })).toBeNull();
  });

  it('keeps a picture that the server could not read, and reports that', async () => {
    const app = show('/admin/school', {
      updateCollegeImages: { status: 422, data: { message: 'Invalid.', errors: { image: ['No.'] } } },
    });
    const logo = await screen.findByRole('group', { name: 'Logo' });
    await app.person.upload(
      logo.querySelector('input')!,
      new File(['cut'], 'logo.png', { type: 'image/png' }),
    );
    await app.person.click(within(logo).getByRole('button', { name: 'Usar esta imagen' }));
    expect(await within(logo).findByRole('alert')).toHaveTextContent(/No se puede leer/);
    expect(within(logo).getByRole('button', { name: 'Descartar' })).toBeVisible();
  });

  it('removes a picture after a confirmation', async () => {
    const app = show();
    await app.person.click(await screen.findByRole('button', { name: 'Quitar imagen: Portada' }));
    const question = await screen.findByRole('alertdialog');
    await app.person.click(within(question).getByRole('button', { name: 'Quitar' }));
    expect(await screen.findByText('Imagen quitada')).toBeVisible();
    expect(sent(app, 'updateCollegeImages')[0]!.body).toEqual({ _method: 'PUT', remove_image_splash: '1' });
  });

  it('does not open without permission to change the school', async () => {
    const app = renderScreen({
      path: '/admin/school',
      user: users.direccion,
      children: <SchoolScreen />,
    });
    expect(await screen.findByText('No tienes acceso')).toBeVisible();
    expect(sent(app, 'getCollege')).toEqual([]);
    expect(screen.queryByRole('link', { name: 'Colegio' })).toBeNull();
  });

  it('shows an error and retries', async () => {
    let works = false;
    const { person } = show('/admin/school', {
      getCollege: () => (works ? { status: 200, data: { data: school } } : { status: 500, data: {} }),
    });
    const again = await screen.findByRole('button', { name: 'Reintentar' });
    works = true;
    await person.click(again);
    expect(await screen.findByRole('heading', { level: 2, name: school.name })).toBeVisible();
  });
});
