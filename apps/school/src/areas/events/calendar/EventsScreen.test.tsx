import type { Event, User } from '@school/domain';
import { events, users } from '@school/domain/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ok, type Handlers } from '../../../testing/handlers.ts';
import { hideZone } from '../../../testing/hideZone.ts';
import { chooseAction } from '../../../testing/chooseAction.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { calendarResponse } from '../../../testing/defaultHandlers/events.ts';
import { receiptsResponse } from '../../../testing/defaultHandlers/receipts.ts';
import { EventsScreen } from './EventsScreen.tsx';

const december = '/events?date=2026-12-03';
const show = (answers: Handlers = {}, path = december, user: User = users.administrador) =>
  renderScreen({ path, answers, user, children: <EventsScreen /> });

type Shown = ReturnType<typeof show>;

const name = events.ensayo.name;
const callsTo = (app: Shown, operation: string) =>
  app.calls.filter(({ operationId }) => operationId === operation);
const queries = (app: Shown) => callsTo(app, 'listEvents').map(({ query }) => Object.fromEntries(query));
const event = (title: string) => screen.findByRole('button', { name: new RegExp(title) });
const openReunion = `${december}&event=${events.reunion.id}`;

describe('EventsScreen', () => {
  it('shows the events of the month in the URL', async () => {
    const app = show();
    expect(await event(name)).toBeVisible();
    expect(screen.getByRole('grid', { name: 'diciembre de 2026' })).toBeVisible();
    expect(queries(app)[0]).toEqual({ from: '2026-11-25', to: '2027-01-06', page: '1', per_page: '100' });
  });

  it('shows the school’s current month for a missing or invalid one in the URL', async () => {
    const app = show({}, '/events?date=nonsense&view=nonsense&status=nonsense');
    expect(await screen.findByRole('grid', { name: 'septiembre de 2026' })).toBeVisible();
    expect(queries(app)[0]).toMatchObject({ from: '2026-08-26', to: '2026-10-06' });
    expect(queries(app)[0]).not.toHaveProperty('filter[status]');
  });

  it('filters by the URL', async () => {
    const app = show({}, `${december}&q=libro&status=tentative&place=${events.consejo.place.id}`);
    await event(events.consejo.name);
    expect(queries(app)[0]).toMatchObject({
      q: 'libro',
      'filter[status]': 'tentative',
      'filter[place]': events.consejo.place.id,
    });
  });

  it('changes the month in the URL', async () => {
    const app = show();
    await event(name);
    await app.person.click(screen.getByRole('button', { name: 'Mes siguiente' }));
    expect(await screen.findByRole('grid', { name: 'enero de 2027' })).toBeVisible();
    await waitFor(() => expect(app.navigation.getLocation().search).toBe('?date=2027-01-03'));
    await waitFor(() => expect(queries(app).at(-1)).toMatchObject({ from: '2026-12-26', to: '2027-02-06' }));
  });

  it('shows a week, where a time slot starts a new event', async () => {
    const app = show();
    await event(name);
    await app.person.click(screen.getByRole('radio', { name: 'Semana' }));
    const week = await screen.findByRole('grid');
    expect(queries(app).at(-1)).toMatchObject({ from: '2026-11-27', to: '2026-12-09' });
    expect(app.navigation.getLocation().search).toBe('?view=week&date=2026-12-03');
    await app.person.click(within(week).getByRole('gridcell', { name: /miércoles.* 10:00/ }));
    await waitFor(() =>
      expect(app.navigation.getLocation()).toMatchObject({
        path: '/events/new-event',
        search: '?date=2026-12-02&time=10:00',
      }),
    );
  });

  it('shows an agenda', async () => {
    const app = show();
    await event(name);
    await app.person.click(screen.getByRole('radio', { name: 'Agenda' }));
    expect(await screen.findByRole('heading', { level: 3, name: /jueves.*3/ })).toBeVisible();
    expect(app.navigation.getLocation().search).toBe('?view=agenda&date=2026-12-03');
    expect(queries(app).at(-1)).toMatchObject({ from: '2026-12-01', to: '2026-12-31' });
    await app.person.click(screen.getByRole('button', { name: 'Mes anterior' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Noviembre de 2026' })).toBeVisible();
  });

  it('opens an event by URL in the time zone of its place, and closes it', async () => {
    const app = show();
    await app.person.click(await event('Rapa Nui'));
    const dialog = await screen.findByRole('dialog', { name: events.rapaNui.name });
    expect(await within(dialog).findByText(/10 de diciembre, 11:00/)).toBeVisible();
    expect(within(dialog).getByText(/^Hora de .*Pascua/)).toBeVisible();
    expect(within(dialog).getByText('Todo el colegio')).toBeVisible();
    expect(app.navigation.getLocation().search).toContain(`event=${events.rapaNui.id}`);
    await app.person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(app.navigation.getLocation().search).toBe('?date=2026-12-03');
  });

  it('C03: shows an event whose time zone this browser doesn’t know, and says which one it shows', async () => {
    hideZone('America/Coyhaique');
    const coyhaique = {
      ...(events.ensayo as Event),
      start: '2026-12-03T18:30:00-03:00',
      end: '2026-12-03T20:00:00-03:00',
      timezone: 'America/Coyhaique',
    };
    show(
      {
        getEvent: ok('getEvent', { data: coyhaique }),
        listEvents: ok('listEvents', calendarResponse([coyhaique])),
      },
      `${december}&event=${coyhaique.id}`,
    );
    const dialog = await screen.findByRole('dialog', { name: coyhaique.name });
    expect(await within(dialog).findByText(/3 de diciembre,? 18:30/)).toBeVisible();
    expect(
      within(dialog).getByText(/no conoce la zona horaria America\/Coyhaique.*Punta Arenas/),
    ).toBeVisible();
  });

  it('shows all-day events as days', async () => {
    show({ listReceipts: ok('listReceipts', receiptsResponse([])) }, `${december}&event=${events.semana.id}`);
    const dialog = await screen.findByRole('dialog', { name: events.semana.name });
    expect(await within(dialog).findByText(/14.*17 de diciembre$/)).toBeVisible();
    expect(within(dialog).queryByText(/:\d\d/)).toBeNull();
  });

  it('shows why the calendar sync failed', async () => {
    show({}, `${december}&event=${events.charla.id}`);
    expect(await screen.findByText(/no aceptó el usuario o la contraseña/)).toBeVisible();
    expect(screen.getByText('User name or password are not accepted.')).toBeVisible();
  });

  it('syncs now, and reports a missing calendar connection', async () => {
    const answer = { status: 422, data: { message: 'Invalid.', errors: { sync: ['None.'] } } };
    const app = show({ syncEvent: answer }, openReunion);
    await chooseAction(app.person, 'Sincronizar ahora');
    expect(await screen.findByText(/No hay ningún calendario conectado/)).toBeVisible();
  });

  it('syncs the version on screen, and asks before it syncs a newer one', async () => {
    const newer = {
      status: 409,
      data: {
        message: 'Conflict.',
        current_version: 9,
        changed_by: 'Rosa Soto Lagos',
        changed_at: '2026-09-08T10:00:00-03:00',
      },
    };
    const answer: Handlers['syncEvent'] = ({ headers }) =>
      headers['If-Match'] === '"9"' ? ok('syncEvent', { data: events.reunion as Event }) : newer;
    const app = show({ syncEvent: answer }, openReunion);
    await chooseAction(app.person, 'Sincronizar ahora');
    const question = await screen.findByRole('alertdialog', {
      name: '¿Sincronizar la versión más reciente?',
    });
    expect(question).toHaveTextContent('Rosa Soto Lagos');
    const versions = () => callsTo(app, 'syncEvent').map(({ headers }) => headers['If-Match']);
    expect(versions()).toEqual([`"${events.reunion.version}"`]);
    await app.person.click(within(question).getByRole('button', { name: 'Sincronizar ahora' }));
    expect(await screen.findByText('Copiando al calendario')).toBeVisible();
    expect(versions()).toEqual([`"${events.reunion.version}"`, '"9"']);
  });

  const choose = async (app: Shown, item: string) => {
    await app.person.click(await screen.findByRole('button', { name: /^Acciones para/ }));
    await app.person.click(await screen.findByRole('menuitem', { name: item }));
    return screen.findByRole('alertdialog');
  };

  it('asks before it cancels', async () => {
    const app = show({}, openReunion);
    const question = await choose(app, 'Cancelar evento');
    await app.person.click(within(question).getByRole('button', { name: 'Mantener evento' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(callsTo(app, 'cancelEvent')).toHaveLength(0);
    const again = await choose(app, 'Cancelar evento');
    await app.person.click(within(again).getByRole('button', { name: 'Cancelar evento' }));
    expect(await screen.findByText('Evento cancelado')).toBeVisible();
    expect(callsTo(app, 'cancelEvent')).toHaveLength(1);
  });

  it('asks before it deletes, then closes the event and shows a toast', async () => {
    const app = show({}, openReunion);
    const question = await choose(app, 'Eliminar');
    expect(question).toHaveTextContent('Esto no se puede deshacer');
    await app.person.click(within(question).getByRole('button', { name: 'Eliminar' }));
    expect(await screen.findByText('Evento eliminado con éxito')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(callsTo(app, 'deleteEvent')).toHaveLength(1);
  });

  it('shows a rejection in the confirmation', async () => {
    const app = show({ deleteEvent: { status: 403, data: { message: 'No.' } } }, openReunion);
    const question = await choose(app, 'Eliminar');
    await app.person.click(within(question).getByRole('button', { name: 'Eliminar' }));
    expect(await within(question).findByText('Tu rol no permite hacer esto.')).toBeVisible();
  });

  it('offers no actions to people who only read', async () => {
    show({}, `${december}&event=${events.feriado.id}`, users.lectura);
    const dialog = await screen.findByRole('dialog', { name: events.feriado.name });
    await within(dialog).findByText('Todo el colegio');
    expect(within(dialog).getAllByRole('button')).toHaveLength(1);
    expect(screen.queryByRole('link', { name: 'Nuevo evento' })).toBeNull();
    expect(within(dialog).queryByText('Calendario del colegio')).toBeNull();
  });

  it('links from a day to a new event on it', async () => {
    const app = show();
    await event(name);
    await app.person.click(screen.getByRole('gridcell', { name: /22 de diciembre/ }));
    await waitFor(() => expect(app.navigation.getLocation().path).toBe('/events/new-event'));
    expect(app.navigation.getLocation().search).toBe('?date=2026-12-22');
  });

  it('shows names unchanged', async () => {
    const hostile = { ...(events.ensayo as Event), name: '<b>Peña</b> \u202Eabc 🎉' };
    show({ listEvents: { status: 200, data: calendarResponse([hostile]) } });
    expect(await screen.findByText(/<b>Peña<\/b>.*🎉/)).toBeVisible();
  });

  it('distinguishes an empty calendar from no matches', async () => {
    const app = show({ listEvents: { status: 200, data: calendarResponse([]) } }, `${december}&q=nada`);
    expect(await screen.findByText('Sin resultados')).toBeVisible();
    await app.person.click(screen.getAllByRole('button', { name: 'Quitar filtros' })[1] as HTMLElement);
    expect(await screen.findByText('No hay eventos este mes')).toBeVisible();
    expect(app.navigation.getLocation().search).toBe('?date=2026-12-03');
  });

  it('shows ERROR and retries', async () => {
    let tries = 0;
    const app = show({
      listEvents: () => {
        tries += 1;
        return tries === 1
          ? { status: 500, data: { message: 'Server error.' } }
          : { status: 200, data: calendarResponse([events.ensayo as Event]) };
      },
    });
    expect(await screen.findByText('ERROR')).toBeVisible();
    await app.person.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await event(name)).toBeVisible();
  });

  it('shows how many events of a full month are loaded', async () => {
    show({ listEvents: { status: 200, data: calendarResponse([events.ensayo as Event], { total: 230 }) } });
    expect(await screen.findByRole('navigation', { name: 'Páginas' })).toBeVisible();
  });
});
