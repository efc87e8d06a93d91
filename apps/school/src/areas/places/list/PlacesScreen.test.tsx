import type { User } from '@school/domain';
import { places, users } from '@school/domain/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { onePage, type Handlers } from '../../../testing/handlers.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { everyPlace } from '../../../testing/defaultHandlers/directory.ts';
import { PlacesScreen } from './PlacesScreen.tsx';

const show = (answers: Handlers = {}, path = '/admin/places', user: User = users.administrador as User) =>
  renderScreen({ path, answers, user, children: <PlacesScreen /> });

type Shown = ReturnType<typeof show>;

const findCalls = ({ calls }: Shown, id: string) => calls.filter(({ operationId }) => operationId === id);
const openMenu = async ({ person }: Shown, name: string) => {
  await screen.findByRole('link', { name });
  await person.click(screen.getByRole('button', { name: `Acciones para ${name}` }));
};

describe('PlacesScreen', () => {
  it('shows name, address, contact details and today’s hours of each place', async () => {
    show();
    const link = await screen.findByRole('link', { name: places.losNiches.name });
    expect(link).toHaveAttribute('href', `/admin/places/${places.losNiches.id}`);
    const row = link.closest('tr')!;
    expect(row).toHaveTextContent('Ruta J-55, kilómetro 11, Curicó');
    // 8 September 2026 is a Tuesday.
    expect(row).toHaveTextContent('7:45–17:00');
    expect(within(row).getByRole('link', { name: '+56 75 231 0451' })).toHaveAttribute('dir', 'ltr');
    const central = screen.getByRole('link', { name: places.central.name }).closest('tr')!;
    expect(central).toHaveTextContent('Sede principal');
    expect(central).toHaveTextContent('Cerrada');
  });

  it('filters by the URL, and sorts by column header', async () => {
    const app = show({}, '/admin/places?q=niches&page=2&sort=worst');
    await screen.findByRole('link', { name: places.central.name });
    expect(Object.fromEntries(findCalls(app, 'listPlaces')[0]!.query)).toEqual({
      page: '2',
      per_page: '20',
      q: 'niches',
    });
    const head = screen.getByRole('columnheader', { name: /Código/ });
    await app.person.click(within(head).getByRole('button', { name: /Código/ }));
    await waitFor(() => expect(app.navigation.getLocation().search).toBe('?q=niches&sort=code'));
  });

  it('deletes after a confirmation, but never the main one', async () => {
    const app = show();
    await openMenu(app, places.central.name);
    await screen.findByRole('menuitem', { name: 'Editar' });
    expect(screen.queryByRole('menuitem', { name: 'Eliminar sede' })).toBeNull();
    await app.person.keyboard('{Escape}');
    await openMenu(app, places.losNiches.name);
    await app.person.click(await screen.findByRole('menuitem', { name: 'Eliminar sede' }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('Esto no se puede deshacer');
    await app.person.click(within(question).getByRole('button', { name: 'Eliminar sede' }));
    expect(await screen.findByText('Sede eliminada con éxito')).toBeVisible();
    expect(findCalls(app, 'deletePlace')).toHaveLength(1);
  });

  it('explains why a place in use cannot be deleted', async () => {
    const app = show({ deletePlace: { status: 409, data: { message: 'x' } } });
    await openMenu(app, places.losNiches.name);
    await app.person.click(await screen.findByRole('menuitem', { name: 'Eliminar sede' }));
    const question = await screen.findByRole('alertdialog');
    await app.person.click(within(question).getByRole('button', { name: 'Eliminar sede' }));
    expect(await within(question).findByText(/Todavía hay cursos, personas/)).toBeVisible();
  });

  it('offers read-only people no changes', async () => {
    const app = show({}, '/admin/places', users.direccion as User);
    await openMenu(app, places.losNiches.name);
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Ver sede',
    ]);
    expect(screen.queryByRole('link', { name: 'Nueva sede' })).toBeNull();
  });

  it('shows an error and retries', async () => {
    let fails = true;
    const app = show({
      listPlaces: () =>
        fails ? { status: 500, data: { message: 'x' } } : { status: 200, data: onePage(everyPlace) },
    });
    const again = await screen.findByRole('button', { name: 'Reintentar' });
    fails = false;
    await app.person.click(again);
    expect(await screen.findByRole('link', { name: places.central.name })).toBeVisible();
  });

  it('reports no matches', async () => {
    show({ listPlaces: { status: 200, data: onePage([]) } }, '/admin/places?q=ninguna');
    expect(await screen.findByText('Sin resultados')).toBeVisible();
  });
});
