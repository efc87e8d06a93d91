import { fullName, type User } from '@school/domain';
import { places, users } from '@school/domain/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { emptyAlert, type NotificationValues } from '../notificationValues.ts';
import type { Handlers } from '../../../testing/handlers.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { storeDraft } from '../../../testing/storeDraft.ts';
import { NewAlertScreen } from './NewAlertScreen.tsx';

const texts = { title: 'Evacúen', content: 'A la cancha.' };
const draft = (values: Partial<NotificationValues> = {}, user?: User) =>
  storeDraft('new-alert', { ...emptyAlert, ...texts, alertKind: 'gas', ...values }, user);
const show = (
  answers: Handlers = {},
  stored: Record<string, string> = {},
  user: User = users.administrador,
) =>
  renderScreen({
    path: '/college-notifications/new-alert',
    answers,
    user,
    stored,
    children: <NewAlertScreen />,
  });

type Shown = ReturnType<typeof show>;
const sent = ({ calls }: Shown) => calls.filter(({ operationId }) => operationId === 'createNotification');
const button = (name: string) => screen.getByRole('button', { name });
const title = () => screen.findByRole('textbox', { name: 'Título' });
const chooseKind = async ({ person }: Shown, kind: string) =>
  person.click(await screen.findByRole('radio', { name: kind }));
const real = '¿Iniciar una alerta real?';
const drill = '¿Iniciar un simulacro?';

describe('NewAlertScreen', () => {
  it('starts a real alert for everyone: choose a kind, start, confirm with the PIN', async () => {
    const app = show();
    await chooseKind(app, 'Fuga de gas');
    await waitFor(async () => expect(await title()).not.toHaveValue(''));
    await app.person.click(button('Iniciar alerta real'));
    const question = await screen.findByRole('dialog', { name: real });
    await app.person.type(within(question).getByLabelText('Tu PIN'), '4826{Enter}');
    await waitFor(() => expect(app.navigation.getLocation().path).toMatch(/^\/college-notifications\/0/));
    expect(sent(app)).toHaveLength(1);
    expect(sent(app)[0]?.body).toMatchObject({
      emergency: true,
      mode: 'real',
      status: 'sent',
      alert_kind: 'gas',
      audience: { scope: 'all' },
      pin: '4826',
    });
  });

  it('requires a kind before it asks for confirmation', async () => {
    const app = show();
    await title();
    await app.person.click(button('Iniciar alerta real'));
    expect(await screen.findByRole('link', { name: 'Elige el tipo de emergencia' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows no progress on its own button while the confirmation is open', async () => {
    const app = show({}, draft());
    await title();
    const start = button('Iniciar alerta real');
    await app.person.click(start);
    await screen.findByRole('dialog', { name: real });
    expect(start).not.toHaveAttribute('aria-busy', 'true');
    expect(start).not.toHaveAttribute('aria-disabled', 'true');
    expect(start).toBeEnabled();
  });

  it('does not open without permission to start emergencies', async () => {
    show({}, {}, users.docente);
    expect(await screen.findByText('No tienes acceso')).toBeVisible();
  });

  it('ignores a draft that is older than a quarter of an hour', async () => {
    const [[key, text]] = Object.entries(draft({ mode: 'drill' })) as [[string, string]];
    show({}, { [key]: text.replace('T10:41', 'T10:11') });
    expect(await title()).toHaveValue('');
    expect(screen.getByRole('radio', { name: /^Real/ })).toBeChecked();
  });

  it('does not start an emergency a second time by Ctrl+Enter in its confirmation', async () => {
    const app = show({}, draft({ mode: 'drill' }));
    await app.person.click(await screen.findByRole('textbox', { name: 'Contenido' }));
    await app.person.keyboard('{Control>}{Enter}{/Control}');
    const question = await screen.findByRole('dialog', { name: drill });
    await app.person.keyboard('{Control>}{Enter}{/Control}');
    await app.person.click(within(question).getByRole('button', { name: 'No iniciar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(app)).toEqual([]);
  });

  it('starts a drill after a confirmation without a PIN; cancelling changes nothing', async () => {
    const app = show({}, draft({ mode: 'drill' }));
    await title();
    await app.person.click(button('Iniciar el simulacro'));
    let question = await screen.findByRole('dialog', { name: drill });
    await app.person.click(within(question).getByRole('button', { name: 'No iniciar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(app)).toEqual([]);
    expect(await title()).toHaveValue('Evacúen');
    await app.person.click(button('Iniciar el simulacro'));
    question = await screen.findByRole('dialog', { name: drill });
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

  it('names the people that an emergency reaches before it starts', async () => {
    const app = show({}, draft({ mode: 'drill' }));
    await title();
    await app.person.click(button('Iniciar el simulacro'));
    const question = await screen.findByRole('dialog', { name: drill });
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
    const app = show({}, draft({ alertKind: '', content: '' }));
    const content = await screen.findByRole('textbox', { name: 'Contenido' });
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
      draft(),
    );
    await title();
    await app.person.click(button('Iniciar alerta real'));
    const question = await screen.findByRole('dialog', { name: real });
    const start = within(question).getByRole('button', { name: 'Iniciar alerta real' });
    await app.person.click(start);
    const field = within(question).getByLabelText('Tu PIN');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(/Escribe tu PIN para confirmar una alerta real/),
    );
    expect(field).toHaveFocus();
    expect(sent(app)).toEqual([]);
    await app.person.type(field, '1029');
    await app.person.click(start);
    expect(await within(question).findByText('PIN incorrecto')).toBeVisible();
    expect(field).toHaveFocus();
    expect(field).toHaveValue('');
    await app.person.keyboard('4826{Enter}');
    await waitFor(() => expect(app.navigation.getLocation().path).toMatch(/^\/college-notifications\/0/));
    expect(sent(app).map(({ body }) => (body as { pin: string }).pin)).toEqual(['1029', '4826']);
    expect(new Set(sent(app).map(({ headers }) => headers['Idempotency-Key'])).size).toBe(1);
    expect(JSON.stringify(Object.values(app.storage))).not.toContain('4826');
  });

  it('explains to a person without a PIN that they can’t start a real emergency', async () => {
    const app = show({}, draft(), { ...users.administrador, has_pin: false });
    await title();
    expect(await screen.findByText('No tienes PIN')).toBeVisible();
    await app.person.click(button('Iniciar alerta real'));
    const question = await screen.findByRole('dialog');
    expect(within(question).getByText('No tienes PIN')).toBeVisible();
    expect(within(question).queryByRole('button', { name: 'Iniciar alerta real' })).toBeNull();
    expect(sent(app)).toEqual([]);
  });

  it.each([
    ['an inspector, who sends notifications only to their own groups', users.inspectoria.permissions],
    ['people who may only start emergencies', [{ permission: 'emergency.start', scope: 'any' }]],
  ] as [string, User['permissions']][])('offers everyone, and a drill, to %s', async (_, permissions) => {
    const app = show({}, {}, { ...users.lectura, permissions });
    expect(await screen.findByRole('radio', { name: 'Todas las personas' })).toBeChecked();
    await chooseKind(app, 'Sismo');
    await app.person.click(screen.getByRole('radio', { name: /^Simulacro/ }));
    await app.person.click(button('Iniciar el simulacro'));
    const question = await screen.findByRole('dialog', { name: drill });
    await app.person.click(within(question).getByRole('button', { name: 'Iniciar el simulacro' }));
    await waitFor(() => expect(sent(app)).toHaveLength(1));
    expect(sent(app)[0]?.body).toMatchObject({ emergency: true, mode: 'drill', audience: { scope: 'all' } });
  });
});
