import { colleges, users } from '@school/domain/fixtures';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Handlers } from '../../../testing/handlers.ts';
import { findRoute } from '../../../routes/public.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { SignUpScreen } from './SignUpScreen.tsx';

const show = (answers: Handlers = {}, stored: Record<string, string> = {}) =>
  renderScreen({ path: '/auth/signup-no', user: null, answers, stored, children: <SignUpScreen /> });

async function fill(
  { person }: ReturnType<typeof show>,
  passwords: [string, string] = ['un-secreto', 'un-secreto'],
) {
  await person.type(await screen.findByRole('textbox', { name: 'Nombre' }), 'Ignacia');
  await person.type(screen.getByRole('textbox', { name: /^Primer apellido/ }), 'Soto');
  await person.type(screen.getByRole('textbox', { name: /^Segundo apellido/ }), ' Lagos ');
  await person.type(screen.getByRole('textbox', { name: 'Correo electrónico' }), 'ignacia@aromos.example');
  await person.type(screen.getByLabelText('Contraseña'), passwords[0]);
  await person.type(screen.getByLabelText('Repite la contraseña'), passwords[1]);
  await person.click(screen.getByRole('button', { name: 'Enviar solicitud' }));
}

describe('SignUpScreen', () => {
  it('N4: requests an account and asks to confirm the address', async () => {
    const app = show();
    await app.person.click(await screen.findByRole('checkbox', { name: /ofertas/ }));
    await fill(app);
    expect(await screen.findByRole('heading', { name: 'Revisa tu correo' })).toBeVisible();
    expect(screen.getByText(/solo revisa las solicitudes con un correo confirmado/)).toBeVisible();
    expect(screen.getByRole('main')).toHaveFocus();
    expect(app.calls.find(({ operationId }) => operationId === 'register')?.body).toEqual({
      name: 'Ignacia',
      first_lastname: 'Soto',
      second_lastname: 'Lagos',
      email: 'ignacia@aromos.example',
      password: 'un-secreto',
      password_confirmation: 'un-secreto',
      offers: true,
    });
  });

  it('names the purpose of its fields to the browser, which fills them in', async () => {
    show();
    await screen.findByRole('textbox', { name: 'Nombre' });
    const purposes = Object.entries({
      Nombre: 'given-name',
      'Primer apellido opcional': 'family-name',
      'Correo electrónico': 'email',
      Contraseña: 'new-password',
      'Repite la contraseña': 'new-password',
    });
    for (const [name, purpose] of purposes)
      expect(screen.getByLabelText(name)).toHaveAttribute('autocomplete', purpose);
  });

  it('C20: requests an account with one name', async () => {
    const app = show();
    await app.person.type(await screen.findByRole('textbox', { name: 'Nombre' }), 'Suharto');
    await app.person.type(
      screen.getByRole('textbox', { name: 'Correo electrónico' }),
      'suharto@aromos.example',
    );
    for (const name of ['Contraseña', 'Repite la contraseña'])
      await app.person.type(screen.getByLabelText(name), 'un-secreto');
    await app.person.click(screen.getByRole('button', { name: 'Enviar solicitud' }));
    expect(await screen.findByRole('heading', { name: 'Revisa tu correo' })).toBeVisible();
  });

  it('shows its form to a signed-in person', async () => {
    expect(findRoute('/auth/signup-no').access).toBe('anyone');
    renderScreen({ path: '/auth/signup-no', user: users.docente, children: <SignUpScreen /> });
    expect(await screen.findByRole('form')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Enviar solicitud' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ya tengo una cuenta' })).toHaveAttribute('href', '/auth/login');
  });

  it('requires eight characters, and the same twice', async () => {
    const app = show();
    await fill(app, ['siete77', 'siete78']);
    expect((await screen.findAllByText('La contraseña debe tener al menos 8 caracteres'))[0]).toBeVisible();
    expect(screen.getAllByText('Las contraseñas no coinciden')[0]).toBeVisible();
    expect(app.calls.some(({ operationId }) => operationId === 'register')).toBe(false);
  });

  it('names an e-mail address that the school rejects, and keeps the input', async () => {
    const app = show({
      register: { status: 422, data: { message: 'Invalid.', errors: { email: ['Taken.'] } } },
    });
    await fill(app);
    expect(await screen.findByRole('link', { name: /Este correo no se puede usar/ })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Ignacia');
  });

  it('reports that the school accepts no sign-ups', async () => {
    const app = show({ register: { status: 403, data: { message: 'Forbidden.' } } });
    await fill(app);
    expect(await screen.findByText(/no recibe solicitudes de cuenta en línea/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Enviar solicitud' })).toBeNull();
  });

  it('N4: reports that the school has too many requests', async () => {
    const app = show({ register: { status: 409, data: { message: 'Full.' } } });
    await fill(app);
    expect(await screen.findByText(/demasiadas solicitudes en espera/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Ignacia');
  });

  it('N4: names what a name cannot contain', async () => {
    const app = show();
    await app.person.type(await screen.findByRole('textbox', { name: /^Segundo apellido/ }), 'https://a.cl');
    await fill(app);
    expect((await screen.findAllByText('Un nombre no puede contener una dirección web'))[0]).toBeVisible();
    expect(app.calls.some(({ operationId }) => operationId === 'register')).toBe(false);
  });

  describe('N4: with the mailed link', () => {
    const open = (answers: Handlers = {}) =>
      renderScreen({
        path: '/auth/signup-no#confirm=abc',
        user: null,
        answers,
        children: <SignUpScreen />,
      });
    const calls = (app: ReturnType<typeof open>) =>
      app.calls.filter(({ operationId }) => operationId === 'confirmSignUp').map(({ body }) => body);
    const confirm = async ({ person }: ReturnType<typeof open>) => {
      await person.type(await screen.findByLabelText('Contraseña'), 'un-secreto');
      await person.click(screen.getByRole('button', { name: 'Confirmar el correo' }));
    };

    it('confirms the address with the password of the sign-up', async () => {
      const app = open();
      await app.person.click(await screen.findByRole('button', { name: 'Confirmar el correo' }));
      await waitFor(() => expect(screen.getByLabelText('Contraseña')).toBeInvalid());
      expect(calls(app)).toEqual([]);
      expect(screen.getByText(/Si no pediste una cuenta, no hagas nada/)).toBeVisible();
      await confirm(app);
      expect(await screen.findByText(/revisará tu solicitud y te escribirá/)).toBeVisible();
      expect(screen.getByRole('main')).toHaveFocus();
      expect(calls(app)).toEqual([{ token: 'abc', password: 'un-secreto' }]);
    });

    it('names a wrong password at its field, and takes another', async () => {
      const errors = { password: ['No.'] };
      const app = open({ confirmSignUp: { status: 422, data: { message: 'Invalid.', errors } } });
      await confirm(app);
      expect(
        await screen.findByRole('link', { name: /no es la contraseña de esta solicitud/ }),
      ).toBeVisible();
      const field = screen.getByLabelText('Contraseña');
      expect(field).toBeInvalid();
      await app.person.type(field, '-largo');
      await app.person.click(screen.getByRole('button', { name: 'Confirmar el correo' }));
      await waitFor(() => expect(calls(app)[1]).toEqual({ token: 'abc', password: 'un-secreto-largo' }));
    });

    it('offers another sign-up to a person who forgot the password', async () => {
      open();
      expect(await screen.findByText(/Si la olvidaste, pide la cuenta de nuevo/)).toBeVisible();
      expect(screen.getByRole('link', { name: 'Pedir la cuenta de nuevo' })).toHaveAttribute(
        'href',
        '/auth/signup-no',
      );
    });

    it.each([
      [422, /ya se usó o venció/],
      [409, /Ya hay una cuenta o una solicitud/],
    ])('reports a link that confirms nothing (%s)', async (status, text) => {
      const app = open({ confirmSignUp: { status, data: { message: 'No.' } } });
      await confirm(app);
      expect(await screen.findByText(text)).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Confirmar el correo' })).toBeNull();
      expect(screen.getByRole('link', { name: 'Ya tengo una cuenta' })).toBeVisible();
    });

    it('can be tried again without a connection', async () => {
      const app = open({ confirmSignUp: 'offline' });
      await confirm(app);
      expect(await screen.findByRole('alert')).toBeVisible();
      expect(screen.getByLabelText('Contraseña')).toHaveValue('un-secreto');
      expect(screen.getByRole('button', { name: 'Confirmar el correo' })).toBeEnabled();
    });
  });

  it('reports it before the form is sent if it is known', async () => {
    const college = { ...colleges.aromos, setting: { ...colleges.aromos.setting, sign_up_open: false } };
    show({}, { 'school.college': JSON.stringify(college) });
    expect(await screen.findByText(/no recibe solicitudes de cuenta en línea/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ya tengo una cuenta' })).toHaveAttribute('href', '/auth/login');
  });
});
