import type { Place, User } from '@school/domain';
import { places, users } from '@school/domain/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { invalidate } from '../../../data/cache.ts';
import { ok, type Handlers } from '../../../testing/handlers.ts';
import { hideZone } from '../../../testing/hideZone.ts';
import { chooseAction } from '../../../testing/chooseAction.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { PlaceScreen } from './PlaceScreen.tsx';

const show = (
  answers: Handlers = {},
  id: string = places.losNiches.id,
  user: User = users.administrador as User,
) => renderScreen({ path: `/admin/places/${id}`, answers, user, children: <PlaceScreen /> });

type Shown = ReturnType<typeof show>;
const findCalls = ({ calls }: Shown, id: string) => calls.filter(({ operationId }) => operationId === id);
const name = () => screen.findByRole('textbox', { name: /^Nombre/ });
const save = () => screen.getByRole('button', { name: 'Guardar' });

describe('PlaceScreen', () => {
  it('shows address, time zone and opening hours', async () => {
    show({}, places.central.id);
    expect(await screen.findByRole('heading', { level: 2, name: 'Sede central' })).toBeVisible();
    expect(screen.getByText('Sede principal')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver en un mapa' })).toHaveAttribute(
      'href',
      expect.stringContaining('mlat=-34.9828&mlon=-71.2394'),
    );
    expect(screen.getByText('Hora de Chile')).toBeVisible();
    expect(screen.getByText('Hoy no abre.')).toBeVisible();
    const hours = screen.getByRole('group', { name: /Horario de atención/ });
    expect(hours).toHaveTextContent('14:00–18:30');
  });

  it('shows the time of the island in its own time zone', async () => {
    show({}, places.isla.id);
    // 10:42 in the school's time zone.
    expect(await screen.findByText(/8:42/)).toBeVisible();
  });

  it('C03: shows a place whose time zone this browser doesn’t know', async () => {
    hideZone('America/Coyhaique');
    show({ getPlace: ok('getPlace', { data: { ...places.isla, timezone: 'America/Coyhaique' } as Place }) });
    expect(await screen.findByText('America/Coyhaique')).toBeVisible();
    expect(screen.getByText(/10:42/)).toBeVisible();
    expect(screen.getByText(/Las horas se muestran en otra: Hora de Punta Arenas/)).toBeVisible();
  });

  it('C07: shows an extension and dials it after the number', async () => {
    const place = { ...places.central, phone: '+56752310132', phone_extension: '24' } as Place;
    show({ getPlace: ok('getPlace', { data: place }) });
    const link = await screen.findByRole('link', { name: '+56 75 231 0132, anexo 24' });
    expect(link).toHaveAttribute('href', 'tel:+56752310132;ext=24');
    expect(screen.getByRole('link', { name: 'Llamar' })).toHaveAttribute('href', 'tel:+56752310132;ext=24');
  });

  it('C06: shows and dials an emergency number as it is', async () => {
    show({ getPlace: ok('getPlace', { data: { ...places.central, phone: '133' } as Place }) });
    expect(await screen.findByRole('link', { name: '133' })).toHaveAttribute('href', 'tel:133');
  });

  it('sends the version that was read, and confirms a change of the main place', async () => {
    const app = show({}, `${places.losNiches.id}?edit=1`);
    const field = await name();
    await app.person.clear(field);
    await app.person.type(field, 'Sede Los Niches Alto');
    await app.person.click(screen.getByRole('checkbox', { name: /Sede principal/ }));
    await app.person.click(save());
    expect(await screen.findByText('Sede editada con éxito')).toBeVisible();
    // After a save the record is scrolled to its top and has the focus.
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    const [call] = findCalls(app, 'updatePlace');
    expect(call?.headers['If-Match']).toContain('2');
    expect(call?.body).toEqual({
      name: 'Sede Los Niches Alto',
      code: 'LN',
      main: true,
      address: places.losNiches.address,
      commune_id: '07301',
      lat: null,
      lng: null,
      timezone: 'America/Santiago',
      phone: '+56752310451',
      phone_extension: null,
      email: null,
      hours: places.losNiches.hours,
    });
  });

  it('keeps the main place the main one', async () => {
    show({}, `${places.central.id}?edit=1`);
    expect(await screen.findByRole('checkbox', { name: /Sede principal/ })).toBeDisabled();
    expect(screen.getByText(/marca otra sede como principal/)).toBeVisible();
  });

  it('shows server errors at their fields', async () => {
    const app = show(
      { updatePlace: { status: 422, data: { message: 'x', errors: { code: ['x'], timezone: ['x'] } } } },
      `${places.losNiches.id}?edit=1`,
    );
    await name();
    await app.person.click(save());
    expect(await screen.findByRole('link', { name: 'Otra sede ya tiene este código' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Elige una zona horaria de la lista' })).toBeVisible();
  });

  it('shows both versions after a conflict, including the hours', async () => {
    const theirs = { ...places.losNiches, hours: places.central.hours, version: 3 } as Place;
    let conflict = true;
    const app = show(
      {
        updatePlace: () => {
          if (!conflict) return { status: 200, data: { data: theirs } };
          conflict = false;
          return { status: 409, data: { message: 'x', current_version: 3 } };
        },
        getPlace: () => ({
          status: 200,
          data: { data: conflict ? (places.losNiches as Place) : theirs },
        }),
      },
      `${places.losNiches.id}?edit=1`,
    );
    await app.person.type(await name(), ' Alto');
    await app.person.click(await screen.findByRole('button', { name: /^Quitar .* del martes$/ }));
    await app.person.click(save());
    const dialog = await screen.findByRole('dialog');
    const hours = within(dialog).getByRole('radiogroup', { name: 'Horario de atención' });
    expect(within(hours).getByText('lunes 7:45–17:00')).toBeVisible();
    expect(hours).toHaveTextContent('lunes 7:30–13:00 y 14:00–18:30');
    await app.person.click(within(hours).getByRole('radio', { name: /otra persona/ }));
    await app.person.click(within(dialog).getByRole('button', { name: 'Seguir con esto' }));
    await app.person.click(save());
    await waitFor(() => expect(findCalls(app, 'updatePlace')).toHaveLength(2));
    expect(findCalls(app, 'updatePlace')[1]?.body).toMatchObject({
      name: 'Sede Los Niches Alto',
      hours: places.central.hours,
    });
  });

  it('C07: never joins a number with an extension that another person gave to the old number', async () => {
    const opened = { ...places.losNiches, phone_extension: '24' } as Place;
    const theirs = { ...opened, phone_extension: '25', version: 3 };
    let isChanged = false;
    const app = show(
      {
        updatePlace: ({ headers }) => {
          if (headers['If-Match'] === '"3"') return { status: 200, data: { data: theirs } };
          isChanged = true;
          return { status: 409, data: { message: 'x', current_version: 3 } };
        },
        getPlace: () => ({ status: 200, data: { data: isChanged ? theirs : opened } }),
      },
      `${places.losNiches.id}?edit=1`,
    );
    await name();
    const phone = screen.getByRole('textbox', { name: /^Teléfono/ });
    await app.person.clear(phone);
    await app.person.type(phone, '752310199');
    await app.person.click(save());
    const dialog = await screen.findByRole('dialog');
    const choice = within(dialog).getByRole('radiogroup', { name: 'Teléfono' });
    expect(choice).toHaveTextContent('+56 75 231 0199, anexo 24');
    expect(choice).toHaveTextContent('+56 75 231 0451, anexo 25');
    await app.person.click(within(choice).getByRole('radio', { name: /otra persona/ }));
    await app.person.click(within(dialog).getByRole('button', { name: 'Seguir con esto' }));
    await app.person.click(save());
    await waitFor(() => expect(findCalls(app, 'updatePlace')).toHaveLength(2));
    expect(findCalls(app, 'updatePlace')[1]?.body).toMatchObject({
      phone: '+56752310451',
      phone_extension: '25',
    });
  });

  it('deletes and returns to the list', async () => {
    const app = show();
    await chooseAction(app.person, 'Eliminar sede');
    const question = await screen.findByRole('alertdialog');
    await app.person.click(within(question).getByRole('button', { name: 'Eliminar sede' }));
    expect(await screen.findByText('Sede eliminada con éxito')).toBeVisible();
    expect(app.navigation.getLocation().path).toBe('/admin/places');
  });

  it('does not fetch a deleted place again when the event arrives before the answer', async () => {
    const deletePlace = () => {
      invalidate(['getPlace'], 'stream');
      return { status: 204 };
    };
    const app = show({ deletePlace });
    await chooseAction(app.person, 'Eliminar sede');
    const question = await screen.findByRole('alertdialog');
    await app.person.click(within(question).getByRole('button', { name: 'Eliminar sede' }));
    expect(await screen.findByText('Sede eliminada con éxito')).toBeVisible();
    expect(findCalls(app, 'getPlace')).toHaveLength(1);
  });

  it('shows read-only people the place without the form', async () => {
    show({}, places.losNiches.id, users.lectura as User);
    await screen.findByRole('heading', { level: 2 });
    expect(screen.queryByRole('button', { name: /Editar|Eliminar/ })).toBeNull();
    show({}, `${places.losNiches.id}?edit=1`, users.lectura as User);
    expect(await screen.findByText('No tienes acceso')).toBeVisible();
  });

  it('reports a missing place', async () => {
    show({}, '01990000-0000-7821-8000-0000000000ff');
    expect(await screen.findByText('No encontramos esta sede.')).toBeVisible();
  });
});
