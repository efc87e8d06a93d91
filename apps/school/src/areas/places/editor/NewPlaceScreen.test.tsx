import type { User } from '@school/domain';
import { users } from '@school/domain/fixtures';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Handlers } from '../../../testing/handlers.ts';
import { hideZone } from '../../../testing/hideZone.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { NewPlaceScreen } from './NewPlaceScreen.tsx';

const show = (
  answers: Handlers = {},
  user: User = users.administrador as User,
  stored: Record<string, string> = {},
) => renderScreen({ path: '/admin/places/create', answers, user, stored, children: <NewPlaceScreen /> });

type Shown = ReturnType<typeof show>;

const field = (name: RegExp) => screen.getByRole('textbox', { name });
const send = () => screen.getByRole('button', { name: 'Guardar' });
const sent = ({ calls }: Shown) => calls.filter(({ operationId }) => operationId === 'createPlace');

async function fill({ person }: Shown) {
  await person.type(await screen.findByRole('textbox', { name: /^Nombre/ }), 'Sede Romeral');
  await person.type(field(/^Código/), 'RO-2');
  await person.type(field(/^Dirección/), 'Libertad 12');
}

const toDraft = (values: object) => ({
  [`school.draft:2:${location.hostname}:${users.administrador.id}:new-place`]: JSON.stringify({
    values,
    idempotencyKey: 'a-key-of-the-app',
    savedAt: '2026-09-08T10:41:00-03:00',
  }),
});

describe('NewPlaceScreen', () => {
  it('C03: says that this browser doesn’t know the chosen time zone', async () => {
    hideZone('America/Coyhaique');
    const { person } = show();
    const zone = await screen.findByRole('combobox', { name: /^Zona horaria/ });
    expect(zone).not.toHaveAccessibleDescription(/no conoce/);
    await person.clear(zone);
    await person.type(zone, 'coyhaique');
    await person.click(await screen.findByRole('option', { name: /^America\/Coyhaique/ }));
    expect(zone).toHaveAccessibleDescription(/no conoce la zona horaria America\/Coyhaique/);
  });

  it('adds a place with commune, coordinates and time zone', async () => {
    const app = show();
    const { person } = app;
    await fill(app);
    const commune = screen.getByRole('combobox', { name: /^Comuna/ });
    await person.type(commune, 'rapa nui');
    expect(await screen.findAllByText('Nada coincide')).not.toHaveLength(0);
    await person.clear(commune);
    await person.type(commune, 'isla de pas');
    await person.click(await screen.findByRole('option', { name: /^Isla de Pascua/ }));
    const zone = screen.getByRole('combobox', { name: /^Zona horaria/ });
    expect(zone).toHaveValue('Hora de Chile');
    await person.clear(zone);
    await person.type(zone, 'easter');
    await person.click(
      await screen.findByRole('option', { name: /^Hora de la Isla de Pascua.*Pacific\/Easter/ }),
    );
    expect(zone).toHaveValue('Hora de la Isla de Pascua');
    await person.click(field(/^Coordenadas/));
    await person.paste('-27,1498; −109,4321');
    await person.tab();
    expect(await screen.findByRole('link', { name: 'Ver en un mapa' })).toHaveAttribute(
      'href',
      expect.stringContaining('mlat=-27.1498&mlon=-109.4321'),
    );
    await person.click(send());
    expect(await screen.findByText('Sede creada con éxito')).toBeVisible();
    expect(sent(app)[0]?.body).toEqual({
      name: 'Sede Romeral',
      code: 'RO-2',
      main: false,
      address: 'Libertad 12',
      commune_id: '05201',
      lat: -27.1498,
      lng: -109.4321,
      timezone: 'Pacific/Easter',
      phone: null,
      phone_extension: null,
      email: null,
      hours: [],
    });
    expect(app.navigation.getLocation().path).toMatch(/^\/admin\/places\/0/);
  });

  it('C06: adds an emergency number as it is dialled', async () => {
    const app = show();
    await fill(app);
    await app.person.type(field(/^Teléfono/), '*4141');
    await app.person.click(send());
    await waitFor(() => expect(sent(app)).toHaveLength(1));
    expect(sent(app)[0]?.body).toMatchObject({ phone: '*4141', phone_extension: null });
  });

  it('C07: puts the extension of a pasted number into its own field', async () => {
    const app = show();
    await fill(app);
    await app.person.click(field(/^Teléfono/));
    await app.person.paste('75 231 0132 anexo 24');
    expect(field(/^Teléfono/)).toHaveValue('75 231 0132');
    expect(field(/^Anexo/)).toHaveValue('24');
    await app.person.click(send());
    await waitFor(() => expect(sent(app)).toHaveLength(1));
    expect(sent(app)[0]?.body).toMatchObject({ phone: '+56752310132', phone_extension: '24' });
  });

  it('C07: sends nothing while a number shows its error', async () => {
    const app = show();
    await fill(app);
    // Possible somewhere in the world, so that only the numbering plan of its country objects.
    await app.person.type(field(/^Teléfono/), '+34112345678');
    await app.person.tab();
    await waitFor(() => expect(field(/^Teléfono/)).toBeInvalid());
    await app.person.click(send());
    expect(await screen.findByRole('link', { name: /^Escribe el número con código de país/ })).toBeVisible();
    expect(sent(app)).toEqual([]);
  });

  it('C07: sends no extension without its number, and none that cannot be dialled', async () => {
    const app = show();
    await fill(app);
    await app.person.type(field(/^Anexo/), '24');
    await app.person.click(send());
    await app.person.click(
      await screen.findByRole('link', { name: 'Escribe también el número de teléfono' }),
    );
    expect(field(/^Anexo/)).toHaveFocus();
    await app.person.type(field(/^Teléfono/), '752310132');
    await app.person.type(field(/^Anexo/), ' norte');
    await app.person.click(send());
    expect(await screen.findByRole('link', { name: 'Escribe hasta 8 dígitos' })).toBeVisible();
    expect(sent(app)).toEqual([]);
  });

  it('sends the opening hours day by day as typed', async () => {
    const app = show();
    const { person } = app;
    await fill(app);
    await person.click(screen.getByRole('button', { name: 'Agregar horario del lunes' }));
    const [hour] = await screen.findAllByRole('spinbutton', {}, { timeout: 20_000 });
    await person.click(hour!);
    await person.keyboard('0800');
    await person.tab();
    await person.keyboard('1300');
    await person.click(send());
    await waitFor(() => expect(sent(app)).toHaveLength(1));
    expect(sent(app)[0]?.body).toMatchObject({
      hours: [{ weekday: 1, opens: '08:00', closes: '13:00' }],
    });
  });

  it('lists all missing fields before it sends anything', async () => {
    const app = show();
    await app.person.click(await screen.findByRole('textbox', { name: /^Nombre/ }));
    await app.person.click(send());
    expect(await screen.findByRole('heading', { name: 'Hay 3 campos por corregir' })).toBeVisible();
    expect(sent(app)).toEqual([]);
  });

  it('rejects incomplete or invalid coordinates, and a code with other characters', async () => {
    const app = show();
    await fill(app);
    await app.person.clear(field(/^Código/));
    await app.person.type(field(/^Código/), '<b>ñ\u202E');
    await app.person.type(field(/^Coordenadas/), 'al sur');
    await app.person.click(send());
    expect(
      await screen.findByRole('link', { name: 'Código: Hasta 10 letras, números y guiones' }),
    ).toBeVisible();
    expect(screen.getAllByRole('link', { name: /Escribe dos números/ })).not.toHaveLength(0);
    await app.person.clear(field(/^Coordenadas/));
    await app.person.type(field(/^Coordenadas/), '-34.9');
    expect(screen.getAllByRole('link', { name: /Escribe dos números/ })).not.toHaveLength(0);
    expect(sent(app)).toEqual([]);
  });

  it('rejects hours that are incomplete, end before they start or overlap', async () => {
    const hours = [
      { weekday: 1, opens: '08:00', closes: '' },
      { weekday: 2, opens: '09:00', closes: '08:00' },
    ];
    const app = show({}, undefined, toDraft({ hours }));
    await fill(app);
    await app.person.click(send());
    expect(await screen.findByRole('link', { name: /^Escribe horas como 08:00/ })).toBeVisible();
    expect(sent(app)).toEqual([]);
  });

  it('omits empty opening hours', async () => {
    const app = show({}, undefined, toDraft({ hours: [{ weekday: 1, opens: '', closes: '' }] }));
    await fill(app);
    await app.person.click(send());
    await waitFor(() => expect(sent(app)).toHaveLength(1));
    expect(sent(app)[0]?.body).toMatchObject({ hours: [] });
  });

  it('sends once after several clicks', async () => {
    const app = show({ createPlace: 'pending' });
    await fill(app);
    await app.person.dblClick(send());
    await waitFor(() => expect(sent(app)).toHaveLength(1));
  });

  it.each([users.direccion, users.lectura])('does not open without permission to write', async (user) => {
    show({}, user as User);
    expect(await screen.findByText('No tienes acceso')).toBeVisible();
  });
});
