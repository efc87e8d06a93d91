import { fullName, type User } from '@school/domain';
import { courses, places, users } from '@school/domain/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { emptyNotification, type NotificationValues } from '../notificationValues.ts';
import type { Handlers } from '../../../testing/handlers.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { NewNotificationScreen } from './NewNotificationScreen.tsx';

const path = '/college-notifications/new-notification';
const show = (
  answers: Handlers = {},
  user: User = users.administrador,
  stored: Partial<NotificationValues> | null = null,
) =>
  renderScreen({
    path,
    answers,
    user,
    stored: stored
      ? {
          [`school.draft:2:localhost:${user.id}:new-notification`]: JSON.stringify({
            values: {
              ...emptyNotification,
              title: 'Evacúen',
              content: 'A la cancha.',
              audience: { scope: 'all' },
              ...stored,
            },
            idempotencyKey: 'stored-key',
            savedAt: '2026-09-08T10:41:00-03:00',
          }),
        }
      : {},
    children: <NewNotificationScreen />,
  });

type Shown = ReturnType<typeof show>;
const sent = ({ calls }: Shown) => calls.filter(({ operationId }) => operationId === 'createNotification');
const button = (name: string) => screen.getByRole('button', { name });
const title = () => screen.findByRole('textbox', { name: 'Título' });

async function fill({ person }: Shown, words = 'Cambio de sala') {
  await person.type(await title(), words);
  await person.type(screen.getByRole('textbox', { name: 'Contenido' }), 'Sala 12.');
}

async function chooseKind({ person }: Shown, kind: string) {
  await person.click(screen.getByRole('combobox', { name: 'Tipo de emergencia' }));
  await person.click(await screen.findByRole('option', { name: kind }));
}

const courseRow = (name: string) => new RegExp(`^${name}`);
const chooseCourse = async ({ person }: Shown) => {
  await person.click(await screen.findByRole('treeitem', { name: courseRow(courses.basico7A.name) }));
};

describe('NewNotificationScreen', () => {
  it('sends to a course after it shows the number of recipients', async () => {
    const app = show();
    await fill(app, '<b>Cambio</b> de sala 🏫');
    expect(await screen.findByText('Aún no has elegido a nadie')).toBeVisible();
    await chooseCourse(app);
    expect(await screen.findByText('Por ahora, 14 personas')).toBeVisible();
    await app.person.click(button('Enviar'));
    expect(await screen.findByText('Notificación creada con éxito')).toBeVisible();
    expect(sent(app)).toHaveLength(1);
    expect(sent(app)[0]?.body).toMatchObject({
      title: '<b>Cambio</b> de sala 🏫',
      content: 'Sala 12.',
      kind: 'general',
      status: 'sent',
      scheduled_at: null,
      audience: { scope: 'restricted', course_ids: [courses.basico7A.id] },
    });
    expect(app.navigation.getLocation().path).toMatch(/^\/college-notifications\/0/);
  });

  it('sends by Ctrl+Enter', async () => {
    const app = show();
    await fill(app);
    await app.person.click(await screen.findByRole('radio', { name: 'Todos' }));
    await app.person.click(screen.getByRole('textbox', { name: 'Contenido' }));
    await app.person.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(sent(app)).toHaveLength(1));
    expect(sent(app)[0]?.body).toMatchObject({ status: 'sent', content: 'Sala 12.' });
  });

  it('does not start an emergency a second time by Ctrl+Enter in its confirmation', async () => {
    const app = show({}, users.administrador, { emergency: true, alertKind: 'gas' });
    await app.person.click(await screen.findByRole('textbox', { name: 'Contenido' }));
    await app.person.keyboard('{Control>}{Enter}{/Control}');
    const question = await screen.findByRole('dialog', { name: '¿Iniciar un simulacro?' });
    await app.person.keyboard('{Control>}{Enter}{/Control}');
    await app.person.click(within(question).getByRole('button', { name: 'No iniciar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(app)).toEqual([]);
  });

  it('lists all missing fields before it sends anything', async () => {
    const app = show();
    await title();
    await app.person.click(button('Enviar'));
    for (const wrong of ['Escribe un título', /Elige para quién es/])
      expect(await screen.findByRole('link', { name: wrong })).toBeVisible();
    expect(sent(app)).toEqual([]);
  });

  it('keeps a draft without an audience', async () => {
    const app = show();
    await fill(app);
    await app.person.click(button('Guardar borrador'));
    expect(await screen.findByText('Notificación creada con éxito. Borrador guardado.')).toBeVisible();
    expect(sent(app)[0]?.body).toMatchObject({ status: 'draft' });
  });

  it('schedules only for a future time', async () => {
    const past = show({}, users.administrador, { when: 'later', scheduledAt: '2020-03-04T08:00:00-03:00' });
    await title();
    await past.person.click(button('Programar'));
    expect(
      await screen.findByRole('link', { name: 'Elige un momento que aún no haya pasado' }),
    ).toBeVisible();
    expect(sent(past)).toEqual([]);
    document.body.replaceChildren();
    const future = show({}, users.administrador, { when: 'later', scheduledAt: '2090-03-04T08:00:00-03:00' });
    await title();
    await future.person.click(button('Programar'));
    expect(await screen.findByText('Notificación creada con éxito. Notificación programada.')).toBeVisible();
    expect(sent(future)[0]?.body).toMatchObject({ scheduled_at: '2090-03-04T08:00:00-03:00' });
  });

  it('starts a drill after a confirmation without a PIN; cancelling changes nothing', async () => {
    const app = show({}, users.administrador, { emergency: true, alertKind: 'gas' });
    await title();
    await app.person.click(button('Iniciar el simulacro'));
    let question = await screen.findByRole('dialog', { name: '¿Iniciar un simulacro?' });
    await app.person.click(within(question).getByRole('button', { name: 'No iniciar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(app)).toEqual([]);
    expect(await title()).toHaveValue('Evacúen');
    await app.person.click(button('Iniciar el simulacro'));
    question = await screen.findByRole('dialog', { name: '¿Iniciar un simulacro?' });
    await app.person.dblClick(within(question).getByRole('button', { name: 'Iniciar el simulacro' }));
    await waitFor(() => expect(app.navigation.getLocation().path).toMatch(/^\/college-notifications\/0/));
    expect(sent(app)).toHaveLength(1);
    expect(sent(app)[0]?.body).toMatchObject({
      emergency: true,
      mode: 'drill',
      status: 'sent',
      alert_kind: 'gas',
      place_ids: [],
      hold_seconds: 5,
    });
    expect(sent(app)[0]?.body).not.toHaveProperty('pin');
  });

  it('names the people whom an emergency reaches before it starts', async () => {
    const app = show({}, users.administrador, { emergency: true, alertKind: 'gas' });
    await title();
    await app.person.click(button('Iniciar el simulacro'));
    const question = await screen.findByRole('dialog', { name: '¿Iniciar un simulacro?' });
    await app.person.click(within(question).getByRole('button', { name: 'Ver quiénes la reciben' }));
    expect(await within(question).findByText(fullName(users.docente))).toBeVisible();
    const search = within(question).getByRole('searchbox', { name: 'Buscar por nombre' });
    await app.person.type(search, users.docente.name);
    await waitFor(() => expect(within(question).queryByText(fullName(users.administrador))).toBeNull());
    expect(within(question).getByText(fullName(users.docente))).toBeVisible();
    await app.person.type(search, ' xyz');
    expect(await within(question).findByText('Nadie con ese nombre la recibe')).toBeVisible();
  });

  it('fills in the prepared text of an emergency until the person changes it', async () => {
    const app = show({}, users.administrador, { emergency: true, title: '', content: '' });
    const content = await screen.findByRole('textbox', { name: 'Contenido' });
    await app.person.click(button('Iniciar el simulacro'));
    expect((await screen.findAllByText('Elige el tipo de emergencia'))[0]).toBeVisible();
    await chooseKind(app, 'Fuga de gas');
    await waitFor(() => expect(content).toHaveValue('Salgan de Colegio Los Aromos: gas.'));
    expect(await title()).toHaveValue('Evacúen');
    await app.person.click(await screen.findByRole('checkbox', { name: places.central.name }));
    await waitFor(() => expect(content).toHaveValue(`Salgan de ${places.central.name}: gas.`));
    await app.person.type(content, ' Por la escalera norte.');
    await chooseKind(app, 'Incendio');
    expect(content).toHaveValue(`Salgan de ${places.central.name}: gas. Por la escalera norte.`);
  });

  it('asks for the PIN of a real emergency again after a wrong one, and never stores it', async () => {
    let tries = 0;
    const app = show(
      {
        createNotification: ({ body }) => {
          tries += 1;
          return tries === 1
            ? { status: 422, data: { message: 'Invalid.', errors: { pin: ['Wrong.'] } } }
            : {
                status: 201,
                data: { data: { ...(body as object), id: '01990000-0000-7b01-8000-000000000004' } },
              };
        },
      },
      users.administrador,
      { emergency: true, mode: 'real', alertKind: 'gas' },
    );
    await title();
    await app.person.click(button('Iniciar la emergencia'));
    const question = await screen.findByRole('dialog', { name: '¿Iniciar una emergencia real?' });
    const start = within(question).getByRole('button', { name: 'Iniciar la emergencia' });
    await app.person.click(start);
    expect(
      await within(question).findByRole('link', {
        name: 'Escribe tu PIN para confirmar una emergencia real',
      }),
    ).toBeVisible();
    expect(sent(app)).toEqual([]);
    const field = within(question).getByLabelText('Tu PIN');
    await app.person.type(field, '1029');
    await app.person.click(start);
    expect(await within(question).findByRole('link', { name: 'PIN incorrecto' })).toBeVisible();
    await app.person.clear(field);
    await app.person.type(field, '4826');
    await app.person.click(start);
    await waitFor(() => expect(app.navigation.getLocation().path).toMatch(/^\/college-notifications\/0/));
    expect(sent(app).map(({ body }) => (body as { pin: string }).pin)).toEqual(['1029', '4826']);
    expect(new Set(sent(app).map(({ headers }) => headers['Idempotency-Key'])).size).toBe(1);
    expect(JSON.stringify(Object.values(app.storage))).not.toContain('4826');
  });

  it('explains to a person without a PIN that they can’t start a real emergency', async () => {
    const app = show(
      {},
      { ...users.administrador, has_pin: false },
      { emergency: true, mode: 'real', alertKind: 'gas' },
    );
    await title();
    expect(await screen.findByText('No tienes PIN')).toBeVisible();
    await app.person.click(button('Iniciar la emergencia'));
    const question = await screen.findByRole('dialog');
    expect(within(question).getByText('No tienes PIN')).toBeVisible();
    expect(within(question).queryByRole('button', { name: 'Iniciar la emergencia' })).toBeNull();
    expect(sent(app)).toEqual([]);
  });

  it('offers a teacher only their own groups and no emergency', async () => {
    show({}, users.docente);
    expect(await screen.findByRole('treeitem', { name: courseRow(courses.basico7A.name) })).toBeVisible();
    expect(screen.queryByRole('treeitem', { name: courseRow(courses.medio1A.name) })).toBeNull();
    expect(screen.queryByRole('radio', { name: 'Todos' })).toBeNull();
    expect(screen.queryByRole('checkbox', { name: /emergencia/ })).toBeNull();
  });

  it('offers an inspector everyone for a drill, and only their own groups otherwise', async () => {
    const app = show({}, users.inspectoria);
    await app.person.type(await screen.findByRole('textbox', { name: 'Título' }), 'Evacuación');
    await app.person.type(screen.getByRole('textbox', { name: 'Contenido' }), 'Salgan al patio norte.');
    expect(await screen.findByRole('tree')).toBeVisible();
    expect(screen.queryByRole('radio', { name: 'Todos' })).toBeNull();
    await app.person.click(screen.getByRole('checkbox', { name: /emergencia/ }));
    await app.person.click(await screen.findByRole('radio', { name: 'Todos' }));
    await app.person.click(screen.getByRole('checkbox', { name: /emergencia/ }));
    await app.person.click(screen.getByRole('radio', { name: 'Solo algunos' }));
    expect(screen.queryByRole('radio', { name: 'Todos' })).toBeNull();
  });

  it('shows our own message for an audience without recipients', async () => {
    const app = show({
      createNotification: { status: 422, data: { message: 'x', errors: { audience: ['Nobody.'] } } },
    });
    await fill(app);
    await chooseCourse(app);
    await app.person.click(button('Enviar'));
    expect(await screen.findByRole('link', { name: /no llega a nadie/ })).toBeVisible();
    expect(screen.queryByText('Nobody.')).toBeNull();
  });

  it('does not open without permission to send', async () => {
    show({}, users.lectura);
    expect(await screen.findByText('No tienes acceso')).toBeVisible();
  });

  it('offers only drills to people who may only start emergencies', async () => {
    const permissions = [
      { permission: 'notifications.view', scope: 'any' },
      { permission: 'emergency.start', scope: 'any' },
    ] satisfies User['permissions'];
    const app = show({}, { ...users.lectura, permissions });
    await app.person.type(await screen.findByRole('textbox', { name: 'Título' }), 'Evacuación');
    await app.person.type(screen.getByRole('textbox', { name: 'Contenido' }), 'A la cancha.');
    await app.person.click(await screen.findByRole('radio', { name: 'Todos' }));
    expect(screen.getByRole('radio', { name: /Simulacro/ })).toBeChecked();
    expect(screen.queryByRole('checkbox', { name: /emergencia/i })).toBeNull();
    await chooseKind(app, 'Sismo');
    await app.person.click(button('Iniciar el simulacro'));
    const question = await screen.findByRole('dialog', { name: '¿Iniciar un simulacro?' });
    await app.person.click(within(question).getByRole('button', { name: 'Iniciar el simulacro' }));
    await waitFor(() => expect(sent(app)).toHaveLength(1));
    expect(sent(app)[0]?.body).toMatchObject({ emergency: true, mode: 'drill' });
  });
});
