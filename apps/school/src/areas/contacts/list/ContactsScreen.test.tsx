import type { User } from '@school/domain';
import { contacts, users } from '@school/domain/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Handlers } from '../../../testing/handlers.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { contactsResponse, everyContact } from '../../../testing/defaultHandlers/directory.ts';
import { ContactsScreen } from './ContactsScreen.tsx';

const show = (answers: Handlers = {}, path = '/admin/contacts', user: User = users.administrador as User) =>
  renderScreen({ path, answers, user, children: <ContactsScreen /> });

type Shown = ReturnType<typeof show>;

const findCalls = ({ calls }: Shown, id: string) => calls.filter(({ operationId }) => operationId === id);
const name = 'Rosa Cáceres Ñanco';
const openMenu = async ({ person }: Shown) => {
  await screen.findByRole('link', { name });
  await person.click(screen.getByRole('button', { name: `Acciones para ${name}` }));
};

describe('ContactsScreen', () => {
  it('shows name, category and contact details of each contact', async () => {
    show();
    const link = await screen.findByRole('link', { name });
    expect(link).toHaveAttribute('href', `/admin/contacts/${contacts.furgon.id}`);
    const row = link.closest('tr')!;
    expect(row).toHaveTextContent('Dueña del furgón · Transportes Romeral');
    expect(row).toHaveTextContent('Sede Los Niches');
    expect(row).toHaveTextContent('Celular');
    expect(row).toHaveTextContent('y 1 más');
    const phone = within(row).getByRole('link', { name: '+56 9 9123 4501' });
    expect(phone).toHaveAttribute('href', 'tel:+56991234501');
    expect(phone).toHaveAttribute('dir', 'ltr');
    const cesfam = screen.getByRole('link', { name: 'CESFAM Central de Curicó' }).closest('tr')!;
    expect(cesfam).toHaveTextContent('Contacto de emergencia');
    expect(cesfam).toHaveTextContent('Todo el colegio');
  });

  it('filters by the URL', async () => {
    const app = show({}, '/admin/contacts?q=rosa&category=Salud&emergency=no&sort=-name&page=2');
    await waitFor(() => expect(findCalls(app, 'listContacts')).not.toHaveLength(0));
    expect(Object.fromEntries(findCalls(app, 'listContacts')[0]!.query)).toEqual({
      page: '2',
      per_page: '20',
      q: 'rosa',
      'filter[category]': 'Salud',
      'filter[emergency]': 'false',
      sort: '-name',
    });
  });

  it('ignores an invalid URL parameter', async () => {
    const app = show({}, '/admin/contacts?emergency=perhaps&sort=age&page=-3');
    await screen.findByRole('link', { name });
    expect(Object.fromEntries(findCalls(app, 'listContacts')[0]!.query)).toEqual({
      page: '1',
      per_page: '20',
    });
  });

  it('filters by the school’s categories, in the URL', async () => {
    const app = show();
    await screen.findByRole('link', { name });
    await app.person.click(screen.getByRole('combobox', { name: 'Categoría' }));
    await app.person.click(await screen.findByRole('option', { name: 'Transporte' }));
    await waitFor(() => expect(app.navigation.getLocation().search).toBe('?category=Transporte'));
    await waitFor(() => expect(screen.queryByRole('link', { name: /CESFAM/ })).toBeNull());
    await app.person.click(screen.getByRole('button', { name: 'Quitar filtros' }));
    expect(await screen.findByRole('link', { name: /CESFAM/ })).toBeVisible();
  });

  it('searches while typing and sorts by column header, in the URL', async () => {
    const app = show();
    await screen.findByRole('link', { name });
    const head = screen.getByRole('columnheader', { name: /Contacto/ });
    await app.person.click(within(head).getByRole('button', { name: /Contacto/ }));
    await waitFor(() => expect(app.navigation.getLocation().search).toBe('?sort=-name'));
    const field = screen.getByRole('searchbox', { name: 'Nombre, teléfono o correo' });
    await app.person.type(field, '231');
    await waitFor(() => expect(app.navigation.getLocation().search).toBe('?q=231&sort=-name'));
    expect(field).toHaveFocus();
  });

  it('deletes after a confirmation', async () => {
    const app = show();
    await openMenu(app);
    expect(await screen.findByRole('menuitem', { name: 'Escribir un correo' })).toHaveAttribute(
      'href',
      'mailto:furgon@romeral.example',
    );
    await app.person.click(await screen.findByRole('menuitem', { name: 'Eliminar contacto' }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('Esto no se puede deshacer');
    expect(question).toHaveTextContent(name);
    await app.person.click(within(question).getByRole('button', { name: 'Eliminar contacto' }));
    expect(await screen.findByText('Contacto eliminado con éxito')).toBeVisible();
    expect(findCalls(app, 'deleteContact')).toHaveLength(1);
  });

  it('shows why a contact could not be deleted, and keeps it', async () => {
    const app = show({ deleteContact: { status: 403, data: { message: 'x' } } });
    await openMenu(app);
    await app.person.click(await screen.findByRole('menuitem', { name: 'Eliminar contacto' }));
    const question = await screen.findByRole('alertdialog');
    await app.person.click(within(question).getByRole('button', { name: 'Eliminar contacto' }));
    expect(await within(question).findByText('Tu rol no permite hacer esto.')).toBeVisible();
  });

  it('offers read-only people only permitted actions', async () => {
    const list = everyContact.map((contact) => ({ ...contact, can: { update: false, delete: false } }));
    const app = show(
      { listContacts: { status: 200, data: contactsResponse(list) } },
      '/admin/contacts',
      users.lectura as User,
    );
    await openMenu(app);
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Ver contacto',
      'Escribir un correo',
      'Descargar vCard',
    ]);
    expect(screen.queryByRole('link', { name: 'Nuevo contacto' })).toBeNull();
  });

  it('does not open without permission, and sends no request', async () => {
    const app = show({}, '/admin/contacts', { ...users.lectura, permissions: [] } as User);
    expect(await screen.findByText('No tienes acceso')).toBeVisible();
    expect(findCalls(app, 'listContacts')).toEqual([]);
  });

  it('shows an error and retries', async () => {
    let fails = true;
    const app = show({
      listContacts: () =>
        fails
          ? { status: 500, data: { message: 'x' } }
          : { status: 200, data: contactsResponse(everyContact) },
    });
    const again = await screen.findByRole('button', { name: 'Reintentar' });
    fails = false;
    await app.person.click(again);
    expect(await screen.findByRole('link', { name })).toBeVisible();
  });

  it('distinguishes no matches from an empty list', async () => {
    show({ listContacts: { status: 200, data: contactsResponse([]) } });
    expect(await screen.findByText('Todavía no hay contactos')).toBeVisible();
    const links = screen.getAllByRole('link', { name: 'Nuevo contacto' });
    expect(links[0]).toHaveAttribute('href', '/admin/contacts/create');
  });

  it('shows hostile names as text', async () => {
    const hostile = '<img src=x onerror=alert(1)> \u202Eoiram 🦊';
    show({ listContacts: { status: 200, data: contactsResponse([{ ...everyContact[0]!, name: hostile }]) } });
    expect(await screen.findByRole('link', { name: /onerror/ })).toBeVisible();
    expect(document.querySelector('img[src="x"]')).toBeNull();
  });
});
