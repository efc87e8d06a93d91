import { demoPasswords } from '@school/domain/fixtures';
import { render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { createTestApp, TestApp } from '../../../testing/TestApp.tsx';
import type { Handlers } from '../../../testing/handlers.ts';
import { LoginScreen } from './LoginScreen.tsx';

const show = (answers: Handlers = {}) =>
  renderScreen({ path: '/auth/login', user: null, answers, children: <LoginScreen /> });

const identifier = () => screen.findByRole('textbox', { name: 'RUT o correo electrónico' });
const password = () => screen.getByLabelText('Contraseña');
const submit = () => screen.getByRole('button', { name: 'Ingresar' });
const loginBodies = (app: ReturnType<typeof show>) =>
  app.calls.filter(({ operationId }) => operationId === 'login').map(({ body }) => body);

describe('LoginScreen', () => {
  it('signs in by RUT and confirms the type when the field is left', async () => {
    const app = show();
    await app.person.type(await identifier(), '12.345.678-5');
    expect(screen.queryByText('RUT válido')).toBeNull();
    await app.person.type(password(), demoPasswords.aromos);
    expect(await screen.findByText('RUT válido')).toBeVisible();
    await app.person.click(submit());
    await waitFor(() => expect(app.session.getState().token).toBe('a-token-of-the-app'));
    expect(loginBodies(app)).toEqual([{ rut: '12.345.678-5', password: demoPasswords.aromos }]);
  });

  it('says that the session ended, after the provider ended it', async () => {
    const visit = { path: '/auth/login', user: null };
    const app = createTestApp(visit);
    app.screenServices.notices.sessionEnded = true;
    render(
      <TestApp {...visit} app={app}>
        <LoginScreen />
      </TestApp>,
    );
    expect(await screen.findByText(/^Tu sesión terminó\. Ingresa de nuevo/)).toBeVisible();
  });

  it('says nothing of a session to people who just arrive', async () => {
    show();
    await identifier();
    expect(screen.queryByText(/Tu sesión terminó/)).toBeNull();
  });

  it('signs in by e-mail', async () => {
    const app = show();
    await app.person.type(await identifier(), ' docente@aromos.example ');
    await app.person.type(password(), `${demoPasswords.aromos}{Enter}`);
    await waitFor(() => expect(app.session.getState().loggedIn).toBe(true));
    expect(loginBodies(app)).toEqual([{ email: 'docente@aromos.example', password: demoPasswords.aromos }]);
  });

  it('signs in by passport', async () => {
    const app = show();
    await app.person.click(await screen.findByRole('button', { name: 'Ingresar con pasaporte' }));
    await app.person.type(await screen.findByRole('textbox', { name: 'Pasaporte' }), 'X1234567');
    await app.person.type(password(), demoPasswords.aromos);
    await app.person.click(submit());
    await waitFor(() => expect(app.session.getState().loggedIn).toBe(true));
    expect(loginBodies(app)).toEqual([{ passport: 'X1234567', password: demoPasswords.aromos }]);
  });

  it('moves the focus from the identifier to the password, and then to the recovery link', async () => {
    const { person } = show();
    await person.type(await identifier(), '123456785');
    await person.tab();
    expect(password()).toHaveFocus();
    await person.tab();
    await person.tab();
    expect(screen.getByRole('link', { name: '¿Olvidaste tu contraseña?' })).toHaveFocus();
  });

  it('names the purpose of its fields to the browser, which fills them in', async () => {
    show();
    expect(await identifier()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
  });

  it('reports an invalid RUT when the field is left, not before', async () => {
    const { person } = show();
    await person.type(await identifier(), '12.345.678-9');
    expect(await identifier()).not.toHaveAttribute('aria-invalid');
    await person.tab();
    expect(await screen.findByText(/Escribe un RUT válido/)).toBeVisible();
    expect(await identifier()).toHaveAttribute('aria-invalid', 'true');
  });

  it('reports missing fields without a request and focuses the first', async () => {
    const app = show();
    await identifier();
    await app.person.click(submit());
    const summary = await screen.findByRole('heading', { name: 'Hay 2 campos por corregir' });
    expect(summary).toBeVisible();
    expect(loginBodies(app)).toEqual([]);
    await app.person.click(screen.getByRole('link', { name: 'Escribe tu contraseña' }));
    expect(password()).toHaveFocus();
  });

  it('reports wrong credentials without naming the field, and keeps the input', async () => {
    const app = show({
      login: { status: 422, data: { message: 'Invalid.', errors: { email: ['These do not match.'] } } },
    });
    await app.person.type(await identifier(), 'docente@aromos.example');
    await app.person.type(password(), 'nunca-jamas');
    await app.person.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Estos datos no corresponden a ninguna cuenta de este colegio',
    );
    expect(await identifier()).toHaveValue('docente@aromos.example');
    expect(screen.queryByText('These do not match.')).toBeNull();
  });

  it.each([
    [409, 'Tu cuenta espera aprobación'],
    [403, 'Tu acceso está suspendido'],
  ])('explains why the right password does not sign in (%i)', async (status, words) => {
    const app = show({ login: { status, data: { message: 'In English.' } } });
    await app.person.type(await identifier(), 'docente@aromos.example');
    await app.person.type(password(), `${demoPasswords.aromos}{Enter}`);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(app.session.getState().loggedIn).toBe(false);
  });

  it('shows the waiting time after too many attempts', async () => {
    const app = show({
      login: { status: 429, data: { message: 'Slow down.' }, headers: { 'retry-after': '42' } },
    });
    await app.person.type(await identifier(), 'docente@aromos.example');
    await app.person.type(password(), 'nunca-jamas{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Espera 42 segundos');
  });

  it('formats a RUT when the field is left, and keeps an e-mail unchanged', async () => {
    const app = show();
    await app.person.type(await identifier(), '123456785');
    await app.person.tab();
    await screen.findByText('RUT válido');
    await app.person.click(await identifier());
    await app.person.tab();
    expect(await identifier()).toHaveValue('12.345.678-5');
    await app.person.clear(await identifier());
    await app.person.type(await identifier(), 'docente@aromos.example');
    await app.person.tab();
    expect(await identifier()).toHaveValue('docente@aromos.example');
  });

  it.each([
    ['480', 'Espera 8 minutos'],
    ['86400', 'elige una nueva con «¿Olvidaste tu contraseña?»'],
  ])('after a 429 with %s seconds it shows "%s"', async (seconds, words) => {
    const app = show({
      login: { status: 429, data: { message: 'Slow down.' }, headers: { 'retry-after': seconds } },
    });
    await app.person.type(await identifier(), 'docente@aromos.example');
    await app.person.type(password(), 'nunca-jamas{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
  });

  it.each([
    ['a captive portal', 200, 'No pudimos conectarnos'],
    ['a proxy without a provider', 502, 'Algo falló de nuestro lado'],
    ['a proxy that rejects', 403, 'Algo en la red bloqueó esto (estado 403)'],
  ])('does not sign in if %s answers (%i), reports it and keeps the input', async (_, status, words) => {
    const app = show({ login: { status, text: '<html>', headers: { 'content-type': 'text/html' } } });
    await app.person.type(await identifier(), 'docente@aromos.example');
    await app.person.type(password(), `${demoPasswords.aromos}{Enter}`);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(await identifier()).toHaveValue('docente@aromos.example');
    expect(app.session.getState().loggedIn).toBe(false);
  });

  it('reports a missing connection', async () => {
    const app = show({ login: 'offline' });
    await app.person.type(await identifier(), 'docente@aromos.example');
    await app.person.type(password(), `${demoPasswords.aromos}{Enter}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos conectarnos');
  });

  it('sends a recovery link for any identifier', async () => {
    const app = show();
    await app.person.click(await screen.findByRole('link', { name: '¿Olvidaste tu contraseña?' }));
    const dialog = await screen.findByRole('dialog', { name: 'Recuperar tu cuenta' });
    await app.person.type(
      within(dialog).getByRole('textbox', { name: 'Correo electrónico' }),
      'a@b.cl{Enter}',
    );
    expect(await within(dialog).findByText(/Si hay una cuenta con ese correo/)).toBeVisible();
  });
});
