import type { User } from '@school/domain';
import { roles, users } from '@school/domain/fixtures';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Handlers } from '../../../testing/handlers.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { NewRoleScreen } from './NewRoleScreen.tsx';

const show = (answers: Handlers = {}, search = '', user: User = users.administrador) =>
  renderScreen({ path: `/users/roles/new${search}`, answers, user, children: <NewRoleScreen /> });

const name = () => screen.findByRole('textbox', { name: /Nombre del rol/ });
const created = (app: ReturnType<typeof show>) =>
  app.calls.filter(({ operationId }) => operationId === 'createRole');

describe('NewRoleScreen', () => {
  it('starts a copy with the permissions of the other role', async () => {
    const app = show({}, `?from=${roles.lectura.id}`);
    expect(await name()).toHaveValue('Copia de Lectura');
    await app.person.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Rol creado con éxito')).toBeVisible();
    expect(created(app)[0]?.body).toEqual({
      name: 'Copia de Lectura',
      permissions: roles.lectura.permissions,
    });
  });

  it('proposes a name without invisible characters in Arabic', async () => {
    const path = `/users/roles/new?from=${roles.lectura.id}`;
    renderScreen({ path, locale: 'ar', user: users.administrador, children: <NewRoleScreen /> });
    expect(await screen.findByDisplayValue('نسخة من Lectura')).toBeVisible();
  });

  it('requires a name, and reports one that is taken', async () => {
    const app = show({ createRole: { status: 422, data: { message: 'x', errors: { name: ['x'] } } } });
    await name();
    await app.person.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByRole('link', { name: /: Este campo es obligatorio$/ })).toBeVisible();
    expect(created(app)).toEqual([]);
    await app.person.type(await name(), 'Docente');
    await app.person.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByRole('link', { name: 'Ya hay un rol con este nombre' })).toBeVisible();
  });

  it('rejects a name that is too long', async () => {
    const app = show();
    await app.person.click(await name());
    await app.person.paste('🦊'.repeat(61));
    await app.person.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByRole('link', { name: /: Escribe 60 caracteres como máximo$/ })).toBeVisible();
  });

  it('grants no permission that its author lacks', async () => {
    const author = {
      ...users.docente,
      permissions: [...users.docente.permissions, { permission: 'users.roles', scope: 'any' }],
    } as User;
    show({}, `?from=${roles.docente.id}`, author);
    const write = await screen.findByRole('radiogroup', { name: 'Escribir y publicar noticias' });
    expect(within(write).getByRole('radio', { name: 'Todo el colegio' })).toBeDisabled();
    expect(within(write).getByRole('radio', { name: 'Sin acceso' })).toBeChecked();
    const scopeGroup = screen.getByRole('radiogroup', { name: 'Eliminar noticias' });
    expect(within(scopeGroup).getByRole('radio', { name: 'Lo que creó' })).toBeChecked();
  });

  it('does not open without permission to assign roles', async () => {
    show({}, '', users.direccion as User);
    expect(await screen.findByText('No tienes acceso')).toBeVisible();
  });
});
