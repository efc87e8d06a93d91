import { courses, grades, places, users } from '@school/domain/fixtures';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Handlers } from '../../../testing/handlers.ts';
import { onePage } from '../../../testing/handlers.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { storageContent } from '../../../testing/storageContent.ts';
import { NewEventScreen } from './NewEventScreen.tsx';

const show = (
  answers: Handlers = {},
  path = '/events/new-event?date=2026-12-10',
  user = users.administrador,
) => renderScreen({ path, answers, user: user as typeof users.administrador, children: <NewEventScreen /> });

type Shown = ReturnType<typeof show>;

const name = () => screen.findByRole('textbox', { name: 'Nombre' });
const create = () => screen.getByRole('button', { name: 'Crear evento' });
const sent = ({ calls }: Shown) => calls.filter(({ operationId }) => operationId === 'createEvent');
const parts = async (label: string) =>
  within(await screen.findByRole('group', { name: label })).findAllByRole('spinbutton');

const fill = async ({ person }: Shown) => {
  await person.type(await name(), 'Feria de ciencias');
  await person.click(await screen.findByRole('radio', { name: 'Todas las personas' }));
};

describe('NewEventScreen', () => {
  it('reports a missing day only after its calendar is closed without a choice', async () => {
    const app = show({}, '/events/new-event');
    await name();
    const start = screen.getByRole('group', { name: 'Inicio' });
    await app.person.click(within(start).getByRole('button', { name: /calendario/ }));
    await screen.findByRole('dialog');
    expect(start).not.toHaveAttribute('data-invalid');
    await app.person.keyboard('{Escape}');
    await app.person.tab();
    await waitFor(() => expect(start).toHaveAttribute('data-invalid'));
  });

  it('creates an event on the chosen day in the school’s time zone', async () => {
    const app = show();
    await fill(app);
    await app.person.type(screen.getByRole('textbox', { name: /Descripción/ }), 'Traer proyectos.');
    await app.person.click(await screen.findByRole('checkbox', { name: 'Sincronizar con el calendario' }));
    await app.person.click(create());
    expect(await screen.findByText('Evento creado con éxito')).toBeVisible();
    expect(sent(app)[0]?.body).toEqual({
      name: 'Feria de ciencias',
      description: 'Traer proyectos.',
      place_id: null,
      address: null,
      start: '2026-12-10T12:00:00.000Z',
      end: '2026-12-10T13:00:00.000Z',
      all_day: false,
      timezone: 'America/Santiago',
      status: 'confirmed',
      audience: { scope: 'all' },
      sync: { enabled: true },
    });
    expect(app.navigation.getLocation()).toMatchObject({ path: '/events' });
    expect(app.navigation.getLocation().search).toMatch(/^\?date=2026-12-03&event=/);
  });

  it('creates all-day events for chosen grades and courses', async () => {
    const app = show();
    await app.person.type(await name(), 'Semana del libro');
    await app.person.click(screen.getByRole('checkbox', { name: 'Todo el día' }));
    const findRow = (name: string) => screen.findByRole('treeitem', { name: new RegExp(`^${name}`) });
    await app.person.click(await findRow(grades.basico1.name));
    await app.person.click(await findRow(courses.basico7A.name));
    await app.person.click(create());
    await waitFor(() => expect(sent(app)).toHaveLength(1));
    expect(sent(app)[0]?.body).toMatchObject({
      start: '2026-12-10',
      end: '2026-12-10',
      all_day: true,
      audience: { scope: 'restricted', grade_ids: [grades.basico1.id], course_ids: [courses.basico7A.id] },
    });
  });

  it('rejects a time that a clock change skips', async () => {
    const app = show({}, '/events/new-event');
    await fill(app);
    const [day] = await parts('Inicio');
    await app.person.click(day as HTMLElement);
    await app.person.keyboard('060920260030');
    await app.person.click(await name());
    expect(
      await screen.findByText(/el 6 de septiembre de 2026 los relojes pasan de 0:00 a 1:00/),
    ).toBeVisible();
    await app.person.click(create());
    expect(await screen.findByRole('heading', { name: /por corregir/ })).toBeVisible();
    expect(sent(app)).toEqual([]);
  });

  it('keeps the typed time when the place has another time zone', async () => {
    const [central] = Object.values(places);
    const away = {
      ...central!,
      id: '01990000-0000-7301-8000-000000000002',
      timezone: 'Pacific/Easter',
    };
    const app = show({ listPlaces: { status: 200, data: onePage([away]) } });
    await fill(app);
    await waitFor(() => expect(app.calls.some(({ operationId }) => operationId === 'listPlaces')).toBe(true));
    screen.getByRole('combobox', { name: 'Sede' }).focus();
    await app.person.keyboard('{Enter}');
    await screen.findByRole('option', { name: 'Sede Los Niches' });
    await app.person.keyboard('{End}{Enter}');
    expect((await parts('Inicio')).map((part) => part.textContent)).toEqual(['10', '12', '2026', '09', '00']);
    await app.person.click(create());
    await waitFor(() => expect(sent(app)).toHaveLength(1));
    expect(sent(app)[0]?.body).toMatchObject({
      start: '2026-12-10T14:00:00.000Z',
      timezone: 'Pacific/Easter',
    });
  });

  it('lists all missing fields before it sends anything', async () => {
    const app = show({}, '/events/new-event');
    await name();
    await app.person.click(create());
    expect(await screen.findByRole('heading', { name: 'Hay 4 campos por corregir' })).toBeVisible();
    expect(
      screen.getByRole('link', {
        name: /Elige para quién es: una sede, un nivel, un curso, un rol o una persona/,
      }),
    ).toBeVisible();
    expect(screen.getAllByRole('link', { name: /^(Inicio|Término): Escribe una fecha$/ })).toHaveLength(2);
    expect(sent(app)).toEqual([]);
  });

  it('reports a name that is too long', async () => {
    const app = show();
    await fill(app);
    await app.person.click(await name());
    await app.person.paste('x'.repeat(121));
    await app.person.click(create());
    expect(
      await screen.findByRole('link', { name: 'Nombre: Escribe 120 caracteres como máximo' }),
    ).toBeVisible();
    expect(sent(app)).toEqual([]);
  });

  it('sends markup, rotated letters and emoji unchanged, and once', async () => {
    const app = show();
    await fill(app);
    await app.person.clear(await name());
    await app.person.paste('<script>x</script> \u202Eabc 🎉');
    await app.person.dblClick(create());
    expect(await screen.findByText('Evento creado con éxito')).toBeVisible();
    expect(sent(app)).toHaveLength(1);
    expect(sent(app)[0]?.body).toMatchObject({ name: '<script>x</script> \u202Eabc 🎉' });
  });

  it('shows our own message at a field that the server rejected', async () => {
    const app = show({
      createEvent: { status: 422, data: { message: 'Invalid.', errors: { end: ['Too early.'] } } },
    });
    await fill(app);
    await app.person.click(create());
    expect(
      await screen.findByRole('link', { name: 'El término debe ser posterior al inicio' }),
    ).toBeVisible();
    expect(screen.queryByText('Too early.')).toBeNull();
  });

  it('offers only the own part with a permission of scope own', async () => {
    show({}, undefined, users.docente as never);
    expect(await screen.findByRole('treeitem', { name: new RegExp(grades.basico7.name) })).toBeVisible();
    expect(screen.queryByRole('treeitem', { name: new RegExp(grades.basico1.name) })).toBeNull();
    expect(screen.queryByRole('radio', { name: 'Todas las personas' })).toBeNull();
    expect(screen.getByText(/a tu parte del colegio/)).toBeVisible();
  });

  it('shows at the picker an audience that the server rejected', async () => {
    const app = show({
      createEvent: { status: 422, data: { message: 'x', errors: { 'audience.course_ids': ['Unknown.'] } } },
    });
    await fill(app);
    await app.person.click(create());
    expect(await screen.findByRole('link', { name: /Elige para quién es/ })).toBeVisible();
    expect(screen.queryByText('Unknown.')).toBeNull();
  });

  it('opens a draft with the audience format of an older version', async () => {
    const older = { name: 'Feria', scope: 'restricted', courses: [courses.basico1A.id], people: [] };
    const app = renderScreen({
      path: '/events/new-event',
      stored: {
        [`school.draft:2:localhost:${users.administrador.id}:new-event`]: JSON.stringify({
          values: older,
          idempotencyKey: 'stored-key',
          savedAt: '2026-09-08T10:41:00-03:00',
        }),
      },
      children: <NewEventScreen />,
    });
    expect(await name()).toHaveValue('Feria');
    expect(await screen.findByText('Nadie todavía')).toBeVisible();
    await app.person.click(create());
    expect(await screen.findByRole('link', { name: /Elige para quién es/ })).toBeVisible();
  });

  const stored = (start: string) => ({
    [`school.draft:2:localhost:${users.administrador.id}:new-event`]: JSON.stringify({
      values: { name: 'Feria', start, allDay: false, zone: 'America/Santiago' },
      idempotencyKey: 'stored-key',
      savedAt: '2026-09-08T10:41:00-03:00',
    }),
  });
  const open = (start: string, path: string) =>
    renderScreen({ path, stored: stored(start), children: <NewEventScreen /> });

  it('opens a new event on a chosen day, and keeps the draft of another day', async () => {
    const app = open('2026-12-04T12:00:00.000Z', '/events/new-event?date=2026-12-10');
    expect(await name()).toHaveValue('');
    await fill(app);
    await app.person.click(create());
    await waitFor(() => expect(sent(app)[0]?.body).toMatchObject({ start: '2026-12-10T12:00:00.000Z' }));
    const [draft] = Object.entries(stored('2026-12-04T12:00:00.000Z'))[0]!;
    expect(app.storage.getItem(draft)).toContain('Feria');
  });

  it('H2: opens the chosen day, also after its own draft moved to another day', async () => {
    const path = '/events/new-event?date=2026-12-10';
    const first = open('2026-12-04T12:00:00.000Z', path);
    await first.person.type(await name(), 'Reunión');
    const [day] = await parts('Inicio');
    await first.person.click(day!);
    await first.person.keyboard('11');
    const isMoved = (text: string) => text.includes('Reunión') && text.includes('2026-12-11');
    const drafts = () => Object.values(storageContent(first.storage));
    await waitFor(() => expect(drafts().some(isMoved)).toBe(true));
    const content = storageContent(first.storage);
    cleanup();
    const second = renderScreen({ path, stored: content, children: <NewEventScreen /> });
    expect(await name()).toHaveValue('');
    await fill(second);
    await second.person.click(create());
    await waitFor(() => expect(sent(second)[0]?.body).toMatchObject({ start: '2026-12-10T12:00:00.000Z' }));
    expect(Object.values(storageContent(second.storage)).some(isMoved)).toBe(true);
  });

  it.each(['/events/new-event?date=2026-12-10', '/events/new-event'])(
    'opens the draft of the same day, or of any day without a chosen one: %s',
    async (path) => {
      open('2026-12-10T15:00:00.000Z', path);
      expect(await name()).toHaveValue('Feria');
    },
  );

  it('F18: offers no copy where the school has connected no calendar', async () => {
    const app = show({
      listCalendarFeeds: { status: 200, data: { data: [], meta: { school_calendar: false } } },
    });
    await fill(app);
    await app.person.click(create());
    expect(await screen.findByText('Evento creado con éxito')).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: /Sincronizar/ })).toBeNull();
  });

  it('F18: promises a copy only if the school has connected a calendar', async () => {
    show();
    const box = await screen.findByRole('checkbox', { name: 'Sincronizar con el calendario' });
    expect(box).toHaveAccessibleDescription(/^Si el colegio conectó un calendario/);
  });

  it('does not open without permission to write', async () => {
    show({}, undefined, users.lectura as never);
    expect(await screen.findByText('No tienes acceso')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
