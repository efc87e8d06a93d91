import { integrations, smtpSettings, users } from '@school/domain/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mailProblems } from '../../../intl/mailProblems.ts';
import type { Handlers } from '../../../testing/handlers.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { SmtpScreen } from './SmtpScreen.tsx';

const path = '/admin/integrations/smtp';
const show = (answers: Handlers = {}) => renderScreen({ path, answers, children: <SmtpScreen /> });
type Shown = ReturnType<typeof show>;
const sent = ({ calls }: Shown, id: string) => calls.filter(({ operationId }) => operationId === id);
const none: Handlers = { getSmtpSettings: { status: 200, data: { data: smtpSettings.none } } };
const field = (name: string) => screen.findByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Guardar' });
const step = (name: string, problem: string | null = null, reply: string | null = null) => ({
  name,
  ok: problem === null,
  problem,
  detail: 'In English.',
  server_reply: reply,
  took_ms: 118,
});

const answering = (smtp: object): Handlers => ({
  listIntegrations: {
    status: 200,
    data: { data: [{ ...integrations.smtp, ...smtp }, integrations.calendar] },
  },
});

const ownPassword = () => screen.findByLabelText('Contraseña actual', { exact: true });

describe('SmtpScreen', () => {
  it('is shown beside the list of integrations, which marks it', async () => {
    show();
    expect(await screen.findByRole('link', { name: 'Correo (SMTP)' })).toHaveAttribute('aria-current');
    expect(screen.getByRole('link', { name: 'Calendario (CalDAV)' })).not.toHaveAttribute('aria-current');
  });

  it.each([
    ['2026-11-20T15:10:00.000Z', /^Última comprobación:.*12:10/],
    [null, /^Aún sin comprobar$/],
  ])('shows the last check: %s', async (checked_at, text) => {
    show(answering({ checked_at }));
    const hasText = (_: string, element: Element | null) =>
      element?.tagName === 'P' && text.test(element.textContent);
    expect(await screen.findByText(hasText)).toBeVisible();
  });

  it.each([
    ['timed_out', /^El servidor no respondió a tiempo/],
    ['of_tomorrow', 'El servidor respondió algo inesperado.'],
  ])('shows why the last check failed: %s', async (problem, text) => {
    show(answering({ problem }));
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('saves changes and keeps the write-only password', async () => {
    const app = show();
    const host = await field('Nombre del servidor');
    expect(host).toHaveValue(smtpSettings.connected.host);
    expect(screen.getByDisplayValue('Guardada. No se puede mostrar.')).toBeVisible();
    await app.person.clear(await field('Nombre del remitente'));
    await app.person.type(await field('Nombre del remitente'), 'Los Aromos');
    await app.person.click(save());
    expect(await screen.findByText('Configuración SMTP guardada')).toBeVisible();
    expect(sent(app, 'updateSmtpSettings')[0]!.body).toMatchObject({
      host: smtpSettings.connected.host,
      port: 587,
      auth: 'login',
      password: '',
      from_name: 'Los Aromos',
    });
  });

  it('asks about conflicting fields, and does not report its own save as a conflict', async () => {
    let now = { ...smtpSettings.connected };
    const app = show({
      getSmtpSettings: () => ({ status: 200, data: { data: now } }),
      updateSmtpSettings: ({ headers, body }) => {
        if (headers['If-Match'] === '"2"') {
          now = { ...now, ...(body as object), version: 3 };
          return { status: 200, data: { data: now } };
        }
        now = { ...now, from_name: 'De otra mano', port: 2525, version: 2 };
        return { status: 409, data: { message: 'No.', current_version: 2, changed_by: 'Rosa Soto' } };
      },
    });
    const name = await field('Nombre del remitente');
    await app.person.clear(name);
    await app.person.type(name, 'Los Aromos');
    await app.person.click(save());
    const dialog = await screen.findByRole('dialog', { name: 'Otra persona cambió esto mientras tanto' });
    expect(within(dialog).getByText('De otra mano')).toBeVisible();
    expect(within(dialog).getByRole('definition')).toHaveTextContent('2525');
    await app.person.click(within(dialog).getByRole('button', { name: 'Seguir con esto' }));
    await app.person.click(save());
    expect(await screen.findByText('Configuración SMTP guardada')).toBeVisible();
    expect(sent(app, 'updateSmtpSettings').at(-1)?.body).toMatchObject({
      from_name: 'Los Aromos',
      port: 2525,
    });
    await waitFor(() => expect(sent(app, 'getSmtpSettings').length).toBeGreaterThan(2));
    expect(screen.queryByText(/versión más reciente/)).toBeNull();
    await app.person.type(await field('Nombre del remitente'), '!');
    await app.person.click(save());
    await waitFor(() => expect(sent(app, 'updateSmtpSettings').at(-1)?.headers['If-Match']).toBe('"3"'));
  });

  it('changes the password and stores it in no draft', async () => {
    const app = show();
    await app.person.click(await screen.findByRole('button', { name: 'Cambiar' }));
    await app.person.type(screen.getByLabelText('Contraseña', { exact: true }), 'secreto-canario');
    await app.person.click(save());
    expect(await screen.findByText('Configuración SMTP guardada')).toBeVisible();
    expect(sent(app, 'updateSmtpSettings')[0]!.body).toMatchObject({ password: 'secreto-canario' });
    const stored = Array.from({ length: app.storage.length }, (_, index) =>
      app.storage.getItem(app.storage.key(index)!),
    );
    expect(stored.join()).not.toContain('canario');
  });

  it('saves a mailbox for reports, and stores its password in no draft', async () => {
    const app = show();
    await app.person.click(
      await screen.findByRole('checkbox', { name: 'Leer los avisos de correos devueltos' }),
    );
    expect(screen.getByRole('textbox', { name: 'Puerto IMAP' })).toHaveValue('993');
    await app.person.click(save());
    expect(await screen.findByRole('heading', { name: 'Hay 2 campos por corregir' })).toBeVisible();
    await app.person.type(await field('Servidor IMAP'), ' imap.aromos.example ');
    await app.person.type(await field('Usuario de la casilla'), 'rebotes');
    await app.person.type(screen.getByLabelText('Contraseña de la casilla'), 'secreto-canario');
    await app.person.click(save());
    expect(await screen.findByText('Configuración SMTP guardada')).toBeVisible();
    expect(sent(app, 'updateSmtpSettings')[0]!.body).toMatchObject({
      bounces: {
        host: 'imap.aromos.example',
        port: 993,
        encryption: 'tls',
        username: 'rebotes',
        password: 'secreto-canario',
      },
    });
    const stored = Array.from({ length: app.storage.length }, (_, index) =>
      app.storage.getItem(app.storage.key(index)!),
    );
    expect(stored.join()).not.toContain('canario');
  });

  it('shows why the mailbox could not be read, tests it, and removes it', async () => {
    const { withMailbox } = smtpSettings;
    const bounces = { ...withMailbox.bounces!, problem: 'wrong_password' as const };
    const app = show({ getSmtpSettings: { status: 200, data: { data: { ...withMailbox, bounces } } } });
    expect(await screen.findByText(/^No se pudo leer la casilla: /)).toBeVisible();
    await app.person.click(screen.getByRole('button', { name: 'Enviar correo de prueba' }));
    const steps = await screen.findByRole('list', { name: 'Pasos de la prueba' });
    expect(within(steps).getByText('Abrir la casilla de correos devueltos')).toBeVisible();
    await app.person.click(screen.getByRole('checkbox', { name: 'Leer los avisos de correos devueltos' }));
    await app.person.click(save());
    await screen.findByText('Configuración SMTP guardada');
    expect(sent(app, 'updateSmtpSettings')[0]!.body).toMatchObject({ bounces: null });
  });

  it('requires no user for a server without authentication', async () => {
    const app = show();
    await app.person.click(await screen.findByRole('checkbox', { name: /pide usuario/ }));
    expect(screen.queryByRole('textbox', { name: 'Usuario' })).toBeNull();
    await app.person.type(await ownPassword(), 'lluvia-tiza-cometa');
    await app.person.click(save());
    await screen.findByText('Configuración SMTP guardada');
    expect(sent(app, 'updateSmtpSettings')[0]!.body).not.toHaveProperty('username');
  });

  it('lists all missing fields before it sends anything', async () => {
    const app = show(none);
    await app.person.clear(await field('Puerto'));
    await app.person.type(await field('Puerto'), '99999');
    await app.person.click(save());
    expect(await screen.findByRole('heading', { name: 'Hay 6 campos por corregir' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Escribe un número del 1 al 65535' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Prueba' })).toBeNull();
    expect(sent(app, 'updateSmtpSettings')).toEqual([]);
  });

  it('asks for the password again when the server requires it', async () => {
    const { person } = show({
      updateSmtpSettings: { status: 422, data: { message: 'Invalid.', errors: { password: ['No.'] } } },
    });
    await person.click(await screen.findByRole('button', { name: 'Cambiar' }));
    await person.click(save());
    expect(await screen.findByRole('link', { name: /^Escribe la contraseña: la guardada/ })).toBeVisible();
  });

  it('shows each step of a failed test with its reason and the server response', async () => {
    const app = show({
      testSmtp: {
        status: 200,
        data: {
          steps: [
            step('resolve'),
            step('connect'),
            step('greeting'),
            step('secure'),
            step('sign_in', 'wrong_password', '535 5.7.8 Error'),
          ],
        },
      },
    });
    await app.person.click(await screen.findByRole('button', { name: 'Enviar correo de prueba' }));
    expect(await screen.findByText('La prueba se detuvo en: Iniciar sesión')).toBeVisible();
    expect(sent(app, 'testSmtp')[0]!.body).toEqual({ to: users.administrador.email });
    const rows = within(screen.getByRole('list', { name: 'Pasos de la prueba' })).getAllByRole('listitem');
    const states = [
      'listo',
      'listo',
      'listo',
      'listo',
      'falló',
      ...Array.from({ length: 3 }, () => 'sin probar'),
    ];
    for (const [at, name] of states.entries())
      expect(within(rows[at]!).getByRole('img', { name })).toBeVisible();
    expect(rows[4]).toHaveTextContent('118 ms');
    expect(rows[4]).toHaveTextContent(/contraseña de aplicación/);
    expect(rows[4]).toHaveTextContent('535 5.7.8 Error');
  });

  it('reports an accepted test e-mail and tests again', async () => {
    const app = show();
    await app.person.click(await screen.findByRole('button', { name: 'Enviar correo de prueba' }));
    expect(await screen.findByText(/^El servidor aceptó el correo/)).toBeVisible();
    // The list beside it shows the state.
    await waitFor(() => expect(sent(app, 'listIntegrations')).toHaveLength(2));
    await app.person.click(screen.getByRole('button', { name: 'Probar de nuevo' }));
    expect(sent(app, 'testSmtp')).toHaveLength(2);
  });

  it('shows why the test could not run', async () => {
    const { person } = show({ testSmtp: 'offline' });
    await person.click(await screen.findByRole('button', { name: 'Enviar correo de prueba' }));
    const panel = screen.getByRole('region', { name: 'Prueba' });
    expect(await within(panel).findByRole('alert')).toHaveTextContent(/No pudimos|conexión/);
  });

  it('removes the settings after a confirmation that it cannot be undone', async () => {
    const app = show();
    await app.person.click(await screen.findByRole('button', { name: 'Eliminar configuración' }));
    const question = await screen.findByRole('alertdialog', {
      name: '¿Eliminar la configuración de correo?',
    });
    expect(question).toHaveTextContent('Esto no se puede deshacer.');
    // F10: notifications and alerts leave by it too.
    expect(question).toHaveTextContent('también los de notificaciones y emergencias');
    expect(sent(app, 'deleteSmtpSettings')).toEqual([]);
    await app.person.click(within(question).getByRole('button', { name: 'Eliminar configuración' }));
    expect(await screen.findByText('Configuración SMTP eliminada con éxito')).toBeVisible();
    expect(sent(app, 'deleteSmtpSettings')).toHaveLength(1);
  });

  it('offers no removal before there are settings', async () => {
    show(none);
    await field('Nombre del servidor');
    expect(screen.queryByRole('button', { name: 'Eliminar configuración' })).toBeNull();
  });

  it('does not open without permission to manage integrations', async () => {
    renderScreen({ path, user: users.direccion, children: <SmtpScreen /> });
    expect(await screen.findByText('No tienes acceso')).toBeVisible();
  });

  it('has a message for every result of a mail server', () => {
    expect(new Set(Object.values(mailProblems)).size).toBe(Object.keys(mailProblems).length);
  });
});
