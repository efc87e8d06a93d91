import type { User } from '@school/domain';
import { roles, users } from '@school/domain/fixtures';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Handlers } from '../../../testing/handlers.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { RolesScreen } from './RolesScreen.tsx';

const show = (answers: Handlers = {}, user: User = users.administrador) =>
  renderScreen({ path: '/users/roles', answers, user, children: <RolesScreen /> });

describe('RolesScreen', () => {
  it('shows name, permissions and number of people of each role', async () => {
    show();
    const link = await screen.findByRole('link', { name: 'Inspectoría' });
    expect(link).toHaveAttribute('href', `/users/roles/${roles.inspectoria.id}`);
    expect(link.closest('tr')).toHaveTextContent('Solo ve: usuarios y estadísticas.');
    expect(link.closest('tr')).toHaveTextContent('17 de 26');
  });

  it('links to a copy', async () => {
    const app = show();
    await app.person.click(await screen.findByRole('button', { name: 'Acciones para Docente' }));
    await app.person.click(await screen.findByRole('menuitem', { name: 'Duplicar' }));
    const { path, search } = app.navigation.getLocation();
    expect(path + search).toBe(`/users/roles/new?from=${roles.docente.id}`);
  });

  it('never offers to delete the administrator role', async () => {
    const app = show();
    await app.person.click(await screen.findByRole('button', { name: 'Acciones para Administración' }));
    await screen.findByRole('menuitem', { name: 'Duplicar' });
    expect(screen.queryByRole('menuitem', { name: 'Eliminar rol' })).toBeNull();
  });

  it('offers read-only people no changes', async () => {
    const app = show({}, users.docente as User);
    await app.person.click(await screen.findByRole('button', { name: 'Acciones para Docente' }));
    expect(await screen.findAllByRole('menuitem')).toHaveLength(1);
    expect(screen.queryByRole('link', { name: 'Nuevo rol' })).toBeNull();
  });

  it('shows an error', async () => {
    show({ listRoles: { status: 500, data: { message: 'x' } } });
    expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  });

  it('does not open without permission to see people', async () => {
    show({}, users.lectura as User);
    expect(await screen.findByText('No tienes acceso')).toBeVisible();
  });
});
