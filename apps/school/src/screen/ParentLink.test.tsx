import { schoolUsers, users } from '@school/domain/fixtures';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NewPlaceScreen } from '../areas/places/editor/NewPlaceScreen.tsx';
import { RoleScreen } from '../areas/roles/detail/RoleScreen.tsx';
import { UserScreen } from '../areas/users/detail/UserScreen.tsx';
import { UsersScreen } from '../areas/users/list/UsersScreen.tsx';
import { renderScreen } from '../testing/renderScreen.tsx';

const missing = { status: 404, data: { message: 'x' } } as const;
const rejected = { status: 403, data: { message: 'x' } } as const;
const { id } = schoolUsers.docente;

describe('ParentLink', () => {
  it('links from a missing person to the list of people', async () => {
    renderScreen({ path: `/users/${id}`, answers: { getUser: missing }, children: <UserScreen /> });
    const back = await screen.findByRole('link', { name: 'Volver a Usuarios' });
    expect(back).toHaveAttribute('href', '/users');
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  });

  it('links to the nearest list', async () => {
    renderScreen({ path: '/users/roles/x', answers: { getRole: missing }, children: <RoleScreen /> });
    const back = await screen.findByRole('link', { name: 'Volver a Roles de usuario' });
    expect(back).toHaveAttribute('href', '/users/roles');
  });

  it('links to home from the list itself, and from paths without a permitted list', async () => {
    renderScreen({ path: '/users', answers: { listUsers: rejected }, children: <UsersScreen /> });
    expect(await screen.findByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/app');
    document.body.replaceChildren();
    renderScreen({ path: `/users/${id}`, user: users.lectura, children: <UserScreen /> });
    expect(await screen.findByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/app');
  });

  it('is shown on a form that does not open, above the bottom bar on phones', async () => {
    const app = renderScreen({
      path: '/admin/places/create',
      user: users.lectura,
      children: <NewPlaceScreen />,
    });
    expect(await screen.findByRole('link', { name: 'Volver a Sedes' })).toHaveAttribute(
      'href',
      '/admin/places',
    );
    await waitFor(() => expect(app.screenServices.bar.get().ownFoot).toBe(false));
  });
});
