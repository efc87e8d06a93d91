import type { Contact, User } from '@school/domain';
import { contacts, users } from '@school/domain/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Handlers } from '../../../testing/handlers.ts';
import { chooseAction } from '../../../testing/chooseAction.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { ContactScreen } from './ContactScreen.tsx';

const rosa = contacts.furgon as Contact;
const show = (answers: Handlers = {}, id: string = rosa.id, user: User = users.administrador as User) =>
  renderScreen({ path: `/admin/contacts/${id}`, answers, user, children: <ContactScreen /> });

type Shown = ReturnType<typeof show>;
const findCalls = ({ calls }: Shown, id: string) => calls.filter(({ operationId }) => operationId === id);

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('ContactScreen', () => {
  it('starts with the contact details', async () => {
    show();
    expect(await screen.findByRole('heading', { level: 2, name: 'Rosa Cáceres Ñanco' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Llamar' })).toHaveAttribute('href', 'tel:+56991234501');
    expect(screen.getByRole('link', { name: 'Escribir un correo' })).toHaveAttribute(
      'href',
      'mailto:furgon@romeral.example',
    );
    expect(screen.getByRole('link', { name: '+56 75 231 4402' })).toHaveAttribute('dir', 'ltr');
    expect(screen.getByText('Sede Los Niches')).toBeVisible();
  });

  it('offers no call without a phone number', async () => {
    show({}, contacts.gasfiter.id);
    await screen.findByRole('heading', { level: 2 });
    expect(screen.queryByRole('link', { name: /Llamar|Escribir/ })).toBeNull();
  });

  it('downloads the vCard under the name of the contact', async () => {
    const saved: string[] = [];
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));
    const listen = (event: Event) => {
      const link = event.target as HTMLAnchorElement;
      if (!link.download) return;
      event.preventDefault();
      saved.push(link.download);
    };
    document.addEventListener('click', listen);
    const app = show();
    await chooseAction(app.person, 'Descargar vCard');
    expect(await screen.findByText('vCard descargada')).toBeVisible();
    document.removeEventListener('click', listen);
    expect(saved).toEqual(['Rosa Cáceres Ñanco.vcf']);
  });

  it('reports a failed vCard download', async () => {
    const app = show({ getContactCard: { status: 500, data: { message: 'x' } } });
    await chooseAction(app.person, 'Descargar vCard');
    expect(await screen.findByText(/Algo falló/)).toBeVisible();
  });

  it('C07: shows an extension and dials it after the number', async () => {
    const phones = [{ label: 'Portería', e164: '+56752310132', extension: '24' }];
    show({ getContact: { status: 200, data: { data: { ...rosa, phones } } } });
    const link = await screen.findByRole('link', { name: '+56 75 231 0132, anexo 24' });
    expect(link).toHaveAttribute('href', 'tel:+56752310132;ext=24');
    expect(screen.getByRole('link', { name: 'Llamar' })).toHaveAttribute('href', 'tel:+56752310132;ext=24');
  });

  it('sends the changed fields with the version that was read', async () => {
    const app = show({}, `${rosa.id}?edit=1`);
    const notes = await screen.findByRole('textbox', { name: /^Notas/ });
    await app.person.type(notes, 'Llamar antes de las ocho');
    await app.person.click(screen.getByRole('button', { name: 'Quitar el teléfono 1' }));
    await app.person.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Contacto editado con éxito')).toBeVisible();
    const [call] = findCalls(app, 'updateContact');
    expect(call?.headers['If-Match']).toContain('3');
    expect(call?.body).toMatchObject({
      name: 'Rosa',
      notes: 'Llamar antes de las ocho',
      phones: [{ label: 'Casa', e164: '+56752314402', extension: null }],
      emails: rosa.emails,
      place_ids: rosa.places.map(({ id }) => id),
    });
    expect(app.navigation.getLocation().search).toBe('');
  });

  it('asks before a removed phone number is lost', async () => {
    const app = show({}, `${rosa.id}?edit=1`);
    await app.person.click(await screen.findByRole('button', { name: 'Quitar el teléfono 2' }));
    await app.person.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('¿Salir de esta página?');
  });

  it('shows both versions after a conflict and keeps both changes', async () => {
    const theirs = { ...rosa, position: 'Chofer', phones: [rosa.phones[0]!], version: 4 };
    let conflict = true;
    const app = show(
      {
        updateContact: () => {
          if (!conflict) return { status: 200, data: { data: theirs } };
          conflict = false;
          return { status: 409, data: { message: 'x', current_version: 4 } };
        },
        getContact: () => ({ status: 200, data: { data: conflict ? rosa : theirs } }),
      },
      `${rosa.id}?edit=1`,
    );
    const position = await screen.findByRole('textbox', { name: /^Cargo/ });
    await app.person.clear(position);
    await app.person.type(position, 'Gerenta');
    await app.person.click(screen.getByRole('button', { name: 'Quitar el teléfono 1' }));
    await app.person.click(screen.getByRole('button', { name: 'Guardar' }));
    const dialog = await screen.findByRole('dialog');
    expect(
      screen.getByText(/^Otra persona cambió esto.*Guarda de nuevo para elegir con qué versión te quedas/),
    ).toBeVisible();
    expect(within(dialog).getByText('Chofer')).toBeVisible();
    expect(within(dialog).getByText('Gerenta')).toBeVisible();
    const phones = within(dialog).getByRole('radiogroup', { name: 'Teléfonos' });
    expect(within(phones).getByText('Celular +56 9 9123 4501')).toBeVisible();
    expect(within(phones).getByText('Casa +56 75 231 4402')).toBeVisible();
    await app.person.click(within(phones).getByRole('radio', { name: /otra persona/ }));
    await app.person.click(within(dialog).getByRole('button', { name: 'Seguir con esto' }));
    expect(await screen.findByText(/^Lo que elegiste ya está en este formulario/)).toBeVisible();
    await app.person.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(findCalls(app, 'updateContact')).toHaveLength(2));
    const again = findCalls(app, 'updateContact')[1];
    expect(again?.headers['If-Match']).toContain('4');
    expect(again?.body).toMatchObject({ position: 'Gerenta', phones: [{ label: 'Celular' }] });
  });

  it('deletes and returns to the list', async () => {
    const app = show();
    await app.person.click(await screen.findByRole('button', { name: /^Acciones para/ }));
    await app.person.click(await screen.findByRole('menuitem', { name: 'Eliminar contacto' }));
    const question = await screen.findByRole('alertdialog');
    await app.person.click(within(question).getByRole('button', { name: 'Eliminar contacto' }));
    expect(await screen.findByText('Contacto eliminado con éxito')).toBeVisible();
    expect(app.navigation.getLocation().path).toBe('/admin/contacts');
  });

  it('offers read-only people no changes and does not open the form', async () => {
    const can = { update: false, delete: false };
    const answers: Handlers = { getContact: { status: 200, data: { data: { ...rosa, can } } } };
    show(answers, rosa.id, users.lectura as User);
    expect(await screen.findByRole('button', { name: 'Descargar vCard' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Editar|Acciones/ })).toBeNull();
    show(answers, `${rosa.id}?edit=1`, users.lectura as User);
    expect(await screen.findByText('No tienes acceso')).toBeVisible();
  });

  it('reports a missing contact', async () => {
    show({}, '01990000-0000-7831-8000-0000000000ff');
    expect(await screen.findByText('No encontramos este contacto.')).toBeVisible();
  });
});
