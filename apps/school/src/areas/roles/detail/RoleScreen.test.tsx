import type { User } from '@school/domain';
import { roles, users } from '@school/domain/fixtures';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Handlers } from '../../../testing/handlers.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { RoleScreen } from './RoleScreen.tsx';

const show = (answers: Handlers = {}, id: string = roles.docente.id, user: User = users.administrador) =>
  renderScreen({ path: `/users/roles/${id}`, answers, user, children: <RoleScreen /> });

const right = (name: string) => screen.findByRole('radiogroup', { name });

describe('RoleScreen', () => {
  it('shows the scope of each permission', async () => {
    show();
    const matrix = await screen.findByRole('table', { name: 'Permisos' });
    const row = within(matrix).getByText('Eliminar noticias').closest('tr')!;
    expect(within(row).getByRole('img', { name: 'Lo que creó' })).toBeVisible();
    expect(within(row).queryByRole('img', { name: 'Todo el colegio' })).toBeNull();
  });

  it('shows them by area on a phone, each with its scope', async () => {
    vi.stubGlobal('matchMedia', (media: string) => ({
      matches: media === '(width < 768px)',
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    try {
      const app = show();
      const rights = await screen.findByRole('group', { name: 'Permisos' });
      const news = within(rights).getByRole('button', { name: /^Noticias/ });
      expect(news).toHaveAttribute('aria-expanded', 'false');
      expect(news).toHaveTextContent(/3 de 4/);
      await app.person.click(news);
      expect(news).toHaveAttribute('aria-expanded', 'true');
      expect(within(rights).getByText('Eliminar noticias').nextElementSibling).toHaveTextContent(
        'Lo que creó',
      );
      expect(within(rights).getByRole('button', { name: /^Registro de actividad/i })).toHaveTextContent(
        'Sin acceso',
      );
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it('changes one permission and keeps the others', async () => {
    const app = show({}, `${roles.docente.id}?edit=1`);
    await app.person.click(
      within(await right('Escribir y publicar noticias')).getByRole('radio', { name: 'Todo el colegio' }),
    );
    await app.person.click(within(await right('Ver usuarios')).getByRole('radio', { name: 'Sin acceso' }));
    await app.person.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Rol editado con éxito')).toBeVisible();
    const call = app.calls.find(({ operationId }) => operationId === 'updateRole');
    const { permissions } = call!.body as { permissions: unknown[] };
    expect(permissions).toHaveLength(roles.docente.permissions.length - 1);
    expect(permissions).toContainEqual({ permission: 'posts.write', scope: 'any' });
    expect(permissions).toContainEqual({ permission: 'posts.delete', scope: 'items' });
  });

  it('disables the permissions of the administrator role', async () => {
    show({}, `${roles.administrador.id}?edit=1`);
    const radios = within(await right('Leer noticias')).getAllByRole('radio');
    for (const radio of radios) expect(radio).toBeDisabled();
    expect(screen.getByText(/Este rol conserva todos los permisos/)).toBeVisible();
  });

  it('explains that a role with people cannot be deleted', async () => {
    const app = show({ deleteRole: { status: 409, data: { message: 'x' } } });
    await app.person.click(await screen.findByRole('button', { name: /^Acciones para/ }));
    await app.person.click(await screen.findByRole('menuitem', { name: 'Eliminar rol' }));
    const question = await screen.findByRole('alertdialog');
    await app.person.click(within(question).getByRole('button', { name: 'Eliminar rol' }));
    expect(await within(question).findByText(/Todavía hay personas con este rol/)).toBeVisible();
  });

  it('offers no change to people who lack its permissions', async () => {
    show({}, roles.administrador.id, users.direccion as User);
    await screen.findByRole('table', { name: 'Permisos' });
    expect(screen.queryByRole('button', { name: /Editar|Duplicar|Acciones/ })).toBeNull();
  });

  it('reports a missing role', async () => {
    show({}, '01990000-0000-7401-8000-0000000000ff');
    expect(await screen.findByText('No encontramos este rol.')).toBeVisible();
  });
});
