import { users } from '@school/domain/fixtures';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Handlers } from '../../../testing/handlers.ts';
import { findRoute } from '../../../routes/public.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx';

const link = '/auth/reset-password#token=abc&email=docente%40aromos.example';

const show = (path = link, answers: Handlers = {}) =>
  renderScreen({ path, user: null, answers, children: <ResetPasswordScreen /> });

async function fill({ person }: ReturnType<typeof show>) {
  await person.type(await screen.findByLabelText('Contraseña nueva', { selector: 'input' }), 'otro-secreto');
  await person.type(screen.getByLabelText('Repite la contraseña nueva'), 'otro-secreto');
  await person.click(screen.getByRole('button', { name: 'Guardar la contraseña' }));
}

describe('ResetPasswordScreen', () => {
  it('sets the password of the account in the link', async () => {
    const app = show();
    await fill(app);
    expect(await screen.findByText(/Contraseña restablecida con éxito/)).toBeVisible();
    expect(app.calls.find(({ operationId }) => operationId === 'resetPassword')?.body).toEqual({
      token: 'abc',
      email: 'docente@aromos.example',
      password: 'otro-secreto',
      password_confirmation: 'otro-secreto',
    });
  });

  it('sends a signed-in person to sign-in, because the change ended the session', async () => {
    expect(findRoute('/auth/reset-password').access).toBe('anyone');
    const app = renderScreen({
      path: link,
      user: users.docente,
      answers: { getCurrentUser: { status: 401, data: { message: 'Unauthenticated.' } } },
      children: <ResetPasswordScreen />,
    });
    await fill(app);
    expect(await screen.findByText(/Contraseña restablecida con éxito/)).toBeVisible();
    await waitFor(() => expect(app.session.getState().loggedIn).toBe(false));
    expect(screen.getByRole('link', { name: 'Volver a la página de ingreso' })).toHaveAttribute(
      'href',
      '/auth/login',
    );
  });

  it('ASVS 14.2.1: still opens a link of an earlier mail, with its values in the query', async () => {
    const app = show(link.replace('#', '?'));
    await fill(app);
    expect(await screen.findByText(/Contraseña restablecida con éxito/)).toBeVisible();
    const call = app.calls.find(({ operationId }) => operationId === 'resetPassword');
    expect(call?.body).toMatchObject({ token: 'abc', email: 'docente@aromos.example' });
  });

  it('reports an expired link', async () => {
    const app = show(link, {
      resetPassword: { status: 422, data: { message: 'Invalid.', errors: { token: ['Expired.'] } } },
    });
    await fill(app);
    expect(await screen.findByRole('alert')).toHaveTextContent('Este enlace ya se usó');
  });

  it('offers no form without the link', async () => {
    show('/auth/reset-password');
    expect(await screen.findByText(/Abre esta página con el enlace/)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
