import type { User } from '@school/domain';
import { colleges, users } from '@school/domain/fixtures';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Handlers } from '../../../testing/handlers.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { NewContactScreen } from './NewContactScreen.tsx';

const show = (answers: Handlers = {}, user: User = users.administrador as User) =>
  renderScreen({ path: '/admin/contacts/create', answers, user, children: <NewContactScreen /> });

type Shown = ReturnType<typeof show>;

const field = (name: RegExp) => screen.getByRole('textbox', { name });
const send = () => screen.getByRole('button', { name: 'Guardar' });
const sent = ({ calls }: Shown) => calls.filter(({ operationId }) => operationId === 'createContact');
const [central] = colleges.aromos.places;

describe('NewContactScreen', () => {
  it('adds a person with phone numbers, an address and a place', async () => {
    const app = show();
    const { person } = app;
    await person.type(await screen.findByRole('textbox', { name: 'Nombre' }), 'Rosa');
    await person.type(field(/^Primer apellido/), 'Cáceres');
    await person.type(field(/^Cargo/), 'Dueña');
    await person.type(field(/^Teléfono/), '991234501');
    await person.type(field(/^Etiqueta/), 'Celular');
    await person.click(screen.getByRole('button', { name: 'Agregar un teléfono' }));
    expect(field(/^Teléfono 2/)).toHaveFocus();
    await person.click(field(/^Teléfono 2/));
    await person.paste('+56 75 231 4402');
    await person.type(field(/^Correo electrónico/), 'furgon@romeral.example');
    await person.click(screen.getByRole('checkbox', { name: central!.name }));
    await person.click(screen.getByRole('checkbox', { name: /emergencia/ }));
    await person.click(send());
    expect(await screen.findByText('Contacto creado con éxito')).toBeVisible();
    expect(sent(app)[0]?.body).toEqual({
      kind: 'person',
      name: 'Rosa',
      first_lastname: 'Cáceres',
      second_lastname: null,
      organisation: null,
      position: 'Dueña',
      category: null,
      phones: [
        { label: 'Celular', e164: '+56991234501', extension: null },
        { label: '', e164: '+56752314402', extension: null },
      ],
      emails: ['furgon@romeral.example'],
      address: null,
      commune_id: null,
      place_ids: [central!.id],
      emergency: true,
      notes: null,
    });
    expect(app.navigation.getLocation().path).toMatch(/^\/admin\/contacts\/0/);
  });

  it('C06: adds an emergency number as it is dialled', async () => {
    const app = show();
    const { person } = app;
    await person.type(await screen.findByRole('textbox', { name: 'Nombre' }), 'Carabineros');
    await person.type(field(/^Teléfono/), '133');
    await person.click(send());
    await waitFor(() => expect(sent(app)).toHaveLength(1));
    expect(sent(app)[0]?.body).toMatchObject({ phones: [{ label: '', e164: '133', extension: null }] });
  });

  it('C07: puts the extension of a pasted number into its own field', async () => {
    const app = show();
    const { person } = app;
    await person.type(await screen.findByRole('textbox', { name: 'Nombre' }), 'Portería');
    await person.click(field(/^Teléfono/));
    await person.paste('75 231 0132 anexo 24');
    expect(field(/^Teléfono/)).toHaveValue('75 231 0132');
    expect(field(/^Anexo/)).toHaveValue('24');
    await person.click(send());
    await waitFor(() => expect(sent(app)).toHaveLength(1));
    expect(sent(app)[0]?.body).toMatchObject({
      phones: [{ label: '', e164: '+56752310132', extension: '24' }],
    });
  });

  it('C07: sends nothing while a number shows its error', async () => {
    const app = show();
    const { person } = app;
    await person.type(await screen.findByRole('textbox', { name: 'Nombre' }), 'Rosa');
    // Possible somewhere in the world, so that only the numbering plan of its country objects.
    await person.type(field(/^Teléfono/), '+34112345678');
    await person.tab();
    await waitFor(() => expect(field(/^Teléfono/)).toBeInvalid());
    await person.click(send());
    expect(await screen.findByRole('link', { name: /^Escribe el número con código de país/ })).toBeVisible();
    expect(sent(app)).toEqual([]);
    await person.clear(field(/^Teléfono/));
    await person.type(field(/^Teléfono/), '+34612345678');
    await person.click(send());
    await waitFor(() => expect(sent(app)).toHaveLength(1));
  });

  it('finds a commune without accents and shows its region', async () => {
    const app = show();
    const { person } = app;
    await person.type(await screen.findByRole('textbox', { name: 'Nombre' }), 'Rosa');
    await person.type(screen.getByRole('combobox', { name: /^Comuna/ }), 'nunoa');
    await person.click(await screen.findByRole('option', { name: /^Ñuñoa.*Metropolitana/ }));
    await person.click(send());
    await waitFor(() => expect(sent(app)).toHaveLength(1));
    expect(sent(app)[0]?.body).toMatchObject({ commune_id: '13120' });
  });

  it('takes an existing or a new category', async () => {
    const app = show();
    const { person } = app;
    await person.type(await screen.findByRole('textbox', { name: 'Nombre' }), 'Rosa');
    const category = screen.getByRole('combobox', { name: /^Categoría/ });
    await person.type(category, 'salu');
    await person.click(await screen.findByRole('option', { name: 'Salud' }));
    expect(category).toHaveValue('Salud');
    await person.clear(category);
    await person.type(category, 'Bienestar');
    await person.tab();
    expect(category).toHaveValue('Bienestar');
    await person.click(send());
    await waitFor(() => expect(sent(app)).toHaveLength(1));
    expect(sent(app)[0]?.body).toMatchObject({ category: 'Bienestar' });
  });

  it('requires no surname of an organisation and keeps the input', async () => {
    const app = show();
    const { person } = app;
    await person.type(await screen.findByRole('textbox', { name: 'Nombre' }), 'Imprenta');
    await person.type(field(/^Primer apellido/), 'Soto');
    await person.click(screen.getByRole('radio', { name: 'Organización' }));
    expect(field(/^Nombre de la organización/)).toHaveValue('Imprenta');
    expect(screen.queryByRole('textbox', { name: /apellido/ })).toBeNull();
    await person.click(send());
    await waitFor(() => expect(sent(app)).toHaveLength(1));
    expect(sent(app)[0]?.body).toMatchObject({ kind: 'organisation', first_lastname: null });
  });

  it('removes a row and moves the focus to the one before', async () => {
    const { person } = show();
    await screen.findByRole('textbox', { name: 'Nombre' });
    await person.type(field(/^Correo electrónico/), 'uno@romeral.example');
    await person.click(screen.getByRole('button', { name: 'Agregar un correo' }));
    await person.type(field(/^Correo electrónico 2/), 'dos@romeral.example');
    await person.click(screen.getByRole('button', { name: 'Quitar el correo 1' }));
    expect(field(/^Correo electrónico/)).toHaveValue('dos@romeral.example');
    expect(field(/^Correo electrónico/)).toHaveFocus();
    expect(screen.queryByRole('button', { name: /^Quitar/ })).toBeNull();
  });

  it('marks the invalid row if an earlier one is empty', async () => {
    const app = show();
    const { person } = app;
    await person.type(await screen.findByRole('textbox', { name: 'Nombre' }), 'Rosa');
    await person.click(screen.getByRole('button', { name: 'Agregar un correo' }));
    await person.type(field(/^Correo electrónico 2/), 'a@b\u202E<script>');
    await person.type(field(/^Teléfono/), '12345');
    await person.click(send());
    expect(await screen.findByRole('heading', { name: 'Hay 2 campos por corregir' })).toBeVisible();
    await person.click(screen.getByRole('link', { name: /correo electrónico válido/ }));
    expect(field(/^Correo electrónico 2/)).toHaveFocus();
    expect(sent(app)).toEqual([]);
    await person.clear(field(/^Correo electrónico 2/));
    await person.clear(field(/^Teléfono/));
    await person.click(send());
    await waitFor(() => expect(sent(app)).toHaveLength(1));
    expect(sent(app)[0]?.body).toMatchObject({ emails: [], phones: [] });
  });

  it('reports missing and too long fields', async () => {
    const app = show();
    const { person } = app;
    await person.click(await screen.findByRole('textbox', { name: 'Nombre' }));
    await person.click(send());
    expect(await screen.findByRole('link', { name: 'Nombre: Este campo es obligatorio' })).toBeVisible();
    await person.click(field(/^Nombre/));
    await person.paste('🦊'.repeat(101));
    await person.click(send());
    expect(
      await screen.findByRole('link', { name: 'Nombre: Escribe 100 caracteres como máximo' }),
    ).toBeVisible();
    expect(sent(app)).toEqual([]);
  });

  it('shows a server error at its field in our own words', async () => {
    const app = show({
      createContact: { status: 422, data: { message: 'x', errors: { place_ids: ['x'] } } },
    });
    await app.person.type(await screen.findByRole('textbox', { name: 'Nombre' }), 'Rosa');
    await app.person.click(send());
    expect(await screen.findByRole('link', { name: /ya no existe/ })).toBeVisible();
    expect(field(/^Nombre/)).toHaveValue('Rosa');
  });

  it('sends once after several clicks', async () => {
    const app = show({ createContact: 'pending' });
    await app.person.type(await screen.findByRole('textbox', { name: 'Nombre' }), 'Rosa');
    await app.person.dblClick(send());
    await waitFor(() => expect(sent(app)).toHaveLength(1));
  });

  it('keeps the contact until it is sent when the network fails, as long as the page without a database', async () => {
    const app = show({ createContact: 'offline' });
    await app.person.type(await screen.findByRole('textbox', { name: 'Nombre' }), 'Rosa');
    await app.person.click(send());
    expect(await screen.findByText(/Deja abierta esta página hasta que se envíe/)).toBeVisible();
    expect(app.navigation.getLocation().path).toBe('/admin/contacts');
  });

  it('offers only the own places with scope own, and requires one', async () => {
    const app = show({}, users.comunicaciones as User);
    await app.person.type(await screen.findByRole('textbox', { name: 'Nombre' }), 'Rosa');
    expect(screen.getByRole('checkbox', { name: central!.name })).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: 'Sede Los Niches' })).toBeNull();
    await app.person.click(send());
    expect(await screen.findByRole('link', { name: 'Elige al menos una de tus sedes' })).toBeVisible();
    await app.person.click(screen.getByRole('checkbox', { name: central!.name }));
    await app.person.click(send());
    await waitFor(() => expect(sent(app)).toHaveLength(1));
  });

  it.each([users.docente, users.lectura])('does not open without permission to write', async (user) => {
    show({}, user as User);
    expect(await screen.findByText('No tienes acceso')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
