import { colleges, users } from '@school/domain/fixtures';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Handlers } from '../../../testing/handlers.ts';
import { routeOf } from '../../../routes/public.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { SignUpScreen } from './SignUpScreen.tsx';

const show = (answers: Handlers = {}, stored: Record<string, string> = {}) =>
  renderScreen({ path: '/auth/signup-no', user: null, answers, stored, children: <SignUpScreen /> });

async function fill(
  { person }: ReturnType<typeof show>,
  passwords: [string, string] = ['un-secreto', 'un-secreto'],
) {
  await person.type(await screen.findByRole('textbox', { name: 'Nombre' }), 'Ignacia');
  await person.type(screen.getByRole('textbox', { name: 'Primer apellido' }), 'Soto');
  await person.type(screen.getByRole('textbox', { name: /^Segundo apellido/ }), ' Lagos ');
  await person.type(screen.getByRole('textbox', { name: 'Correo electrónico' }), 'ignacia@aromos.example');
  await person.type(screen.getByLabelText('Contraseña'), passwords[0]);
  await person.type(screen.getByLabelText('Repite la contraseña'), passwords[1]);
  await person.click(screen.getByRole('button', { name: 'Crear cuenta' }));
}

describe('SignUpScreen', () => {
  it('requests an account and explains that the school must approve it', async () => {
    const app = show();
    await app.person.click(await screen.findByRole('checkbox', { name: /ofertas/ }));
    await fill(app);
    expect(await screen.findByText(/Podrás ingresar en cuanto el colegio la apruebe/)).toBeVisible();
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

  it('shows its form to a signed-in person', async () => {
    expect(routeOf('/auth/signup-no').access).toBe('anyone');
    renderScreen({ path: '/auth/signup-no', user: users.docente, children: <SignUpScreen /> });
    expect(await screen.findByRole('form')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Crear cuenta' })).toBeVisible();
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
    expect(await screen.findByRole('link', { name: /El colegio no puede usar este correo/ })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Ignacia');
  });

  it('reports that the school accepts no sign-ups', async () => {
    const app = show({ register: { status: 403, data: { message: 'Forbidden.' } } });
    await fill(app);
    expect(await screen.findByText(/no recibe cuentas nuevas por esta vía/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Crear cuenta' })).toBeNull();
  });

  it('reports it before the form is sent if it is known', async () => {
    const college = { ...colleges.aromos, setting: { ...colleges.aromos.setting, sign_up_open: false } };
    show({}, { 'school.college': JSON.stringify(college) });
    expect(await screen.findByText(/no recibe cuentas nuevas por esta vía/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ya tengo una cuenta' })).toHaveAttribute('href', '/auth/login');
  });
});
