import { users } from '@school/domain/fixtures';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { SmtpScreen } from './SmtpScreen.tsx';

const path = '/admin/integrations/smtp';
const field = (name: string) => screen.findByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Guardar' });
const ownPassword = () => screen.findByLabelText('Contraseña actual', { exact: true });

describe('SmtpScreen, a change of the server', () => {
  it('N2: asks for the own password once the server changes, and stores it in no draft', async () => {
    const answers = {
      updateSmtpSettings: { status: 422, data: { message: 'x', errors: { current_password: ['x'] } } },
    };
    const app = renderScreen({ path, answers, children: <SmtpScreen /> });
    const sent = () => app.calls.filter(({ operationId }) => operationId === 'updateSmtpSettings');
    const host = await field('Nombre del servidor');
    expect(screen.queryByLabelText('Contraseña actual', { exact: true })).toBeNull();
    await app.person.type(host, '.cl');
    await app.person.click(save());
    expect(await screen.findByRole('heading', { name: 'Hay un campo por corregir' })).toBeVisible();
    expect(sent()).toEqual([]);
    await app.person.type(await ownPassword(), 'secreto-canario');
    await app.person.click(save());
    expect(await screen.findByRole('link', { name: 'Esta no es tu contraseña actual' })).toBeVisible();
    expect(sent()[0]!.body).toMatchObject({ current_password: 'secreto-canario' });
    const stored = Array.from({ length: app.storage.length }, (_, index) =>
      app.storage.getItem(app.storage.key(index)!),
    );
    expect(stored.join()).not.toContain('canario');
  });

  it('N2: keeps the server from people who may not assign roles, and says why', async () => {
    const { permissions } = users.administrador;
    const technician = {
      ...users.administrador,
      permissions: permissions.filter(({ permission }) => permission !== 'users.roles'),
    };
    renderScreen({ path, user: technician, children: <SmtpScreen /> });
    expect(await field('Nombre del servidor')).toBeDisabled();
    expect(screen.getByRole('group', { name: 'Servidor' })).toHaveAccessibleDescription(
      /quien puede asignar roles/,
    );
    expect(await field('Nombre del remitente')).toBeEnabled();
  });
});
