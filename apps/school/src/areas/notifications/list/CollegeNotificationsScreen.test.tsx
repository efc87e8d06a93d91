import type { ManagedNotification, User } from '@school/domain';
import { managedNotifications, users } from '@school/domain/fixtures';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Handlers } from '../../../testing/handlers.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { managedResponse } from '../../../testing/defaultHandlers/notifications.ts';
import { CollegeNotificationsScreen } from './CollegeNotificationsScreen.tsx';

const show = (answers: Handlers = {}, path = '/college-notifications', user: User = users.administrador) =>
  renderScreen({ path, answers, user, children: <CollegeNotificationsScreen /> });

type Shown = ReturnType<typeof show>;
const callsTo = ({ calls }: Shown, operationId: string) =>
  calls.filter((call) => call.operationId === operationId);

const { simulacro, reunionDeDepartamento, cambioDeSala, turnosDePatio } = managedNotifications;
const choose = async ({ person }: Shown, title: string, action: string) => {
  await person.click(await screen.findByRole('button', { name: `Acciones para «${title}»` }));
  await person.click(await screen.findByRole('menuitem', { name: action }));
};

describe('CollegeNotificationsScreen', () => {
  it('shows how many have seen or answered each, and marks emergencies', async () => {
    show();
    expect(await screen.findByRole('link', { name: cambioDeSala.title })).toHaveAttribute(
      'href',
      `/college-notifications/${cambioDeSala.id}`,
    );
    expect(screen.getByRole('meter', { name: 'Vista por 9 de 14' })).toBeVisible();
    expect(screen.getByRole('meter', { name: /^Respuestas: 82\sde\s96$/ })).toBeVisible();
    expect(screen.getAllByText('Simulacro')).toHaveLength(1);
    expect(screen.getAllByText('Emergencia').length).toBeGreaterThan(0);
  });

  it('says the status of a row only where it is not that of its tab', async () => {
    const answer = (rows: object[]): Handlers => ({
      listManagedNotifications: { status: 200, data: managedResponse(rows as ManagedNotification[]) },
    });
    show(answer([cambioDeSala, simulacro]), '/college-notifications?status=sent');
    const row = (await screen.findByRole('link', { name: cambioDeSala.title })).closest('tr')!;
    expect(row).not.toHaveTextContent('Enviada');
    expect(screen.getByRole('link', { name: simulacro.title }).closest('tr')).toHaveTextContent('Simulacro');
    cleanup();
    const waiting = { ...simulacro, status: 'draft', approval: { state: 'requested' } };
    show(answer([waiting]), '/college-notifications?status=draft');
    const draft = (await screen.findByRole('link', { name: simulacro.title })).closest('tr')!;
    expect(draft).toHaveTextContent('En espera de aprobación');
    cleanup();
    show(answer([cambioDeSala]), '/college-notifications?status=sent');
    await screen.findByRole('link', { name: cambioDeSala.title });
    expect(screen.queryByRole('columnheader', { name: 'Estado' })).toBeNull();
    cleanup();
    show(answer([cambioDeSala]));
    const all = (await screen.findByRole('link', { name: cambioDeSala.title })).closest('tr')!;
    expect(all).toHaveTextContent('Enviada');
  });

  it('shows only their own emergencies to people who may start nothing else', async () => {
    const permissions = [{ permission: 'emergency.start', scope: 'any' }] satisfies User['permissions'];
    show(
      {
        listManagedNotifications: { status: 200, data: managedResponse([simulacro as ManagedNotification]) },
      },
      '/college-notifications',
      { ...users.lectura, permissions },
    );
    expect(await screen.findByRole('link', { name: simulacro.title })).toBeVisible();
    expect(screen.queryByText('No tienes acceso')).toBeNull();
    // Drafts and scheduled notifications need a permission that they lack: those tabs would always be empty.
    expect(screen.queryByRole('link', { name: /Borradores|Programadas/ })).toBeNull();
  });

  it('filters by the URL and ignores invalid values', async () => {
    const app = show({}, '/college-notifications?status=sent&emergency=true&q=evac&page=2');
    await screen.findByRole('link', { name: simulacro.title });
    expect(Object.fromEntries(callsTo(app, 'listManagedNotifications')[0]!.query)).toEqual({
      page: '2',
      q: 'evac',
      'filter[status]': 'sent',
      'filter[emergency]': 'true',
    });
    const other = show({}, '/college-notifications?status=x&emergency=maybe&page=-1');
    await waitFor(() => expect(callsTo(other, 'listManagedNotifications')).not.toEqual([]));
    expect(Object.fromEntries(callsTo(other, 'listManagedNotifications')[0]!.query)).toEqual({
      page: '1',
    });
  });

  it('counts each status and links to it', async () => {
    show();
    await screen.findByRole('link', { name: cambioDeSala.title });
    const tabs = screen.getByRole('navigation', { name: 'Notificaciones por estado' });
    const scheduled = within(tabs).getByRole('link', { name: /Programadas/ });
    expect(scheduled).toHaveTextContent('1');
    expect(scheduled).toHaveAttribute('href', '/college-notifications?status=scheduled');
  });

  it('cancels a scheduled one after a confirmation', async () => {
    const app = show();
    await choose(app, reunionDeDepartamento.title, 'Anular envío');
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('Esto no se puede deshacer');
    await app.person.click(within(question).getByRole('button', { name: 'Anular envío' }));
    expect(await screen.findByText('Envío anulado')).toBeVisible();
    expect(callsTo(app, 'cancelNotification')).toHaveLength(1);
  });

  it('deletes a draft after its own confirmation', async () => {
    const app = show();
    await choose(app, turnosDePatio.title, 'Eliminar borrador');
    const question = await screen.findByRole('alertdialog', { name: '¿Eliminar este borrador?' });
    expect(question).toHaveTextContent('Esto no se puede deshacer');
    await app.person.click(within(question).getByRole('button', { name: 'Eliminar borrador' }));
    expect(await screen.findByText('Borrador eliminado con éxito')).toBeVisible();
    expect(callsTo(app, 'cancelNotification')).toHaveLength(1);
  });

  it('reports one that was sent meanwhile', async () => {
    const app = show({ cancelNotification: { status: 409, data: { message: 'Sent.' } } });
    await choose(app, reunionDeDepartamento.title, 'Anular envío');
    const question = await screen.findByRole('alertdialog');
    await app.person.click(within(question).getByRole('button', { name: 'Anular envío' }));
    expect(await within(question).findByText(/Ya se envió, así que/)).toBeVisible();
  });

  it('names the kind of a drill instead of an emergency', async () => {
    show();
    const row = (await screen.findByText(simulacro.title)).closest('tr')!;
    expect(row).toHaveTextContent('Evacuación');
    expect(row).toHaveTextContent('Simulacro');
    expect(row).not.toHaveTextContent('Emergencia');
  });

  it('sends the all-clear only with a message', async () => {
    const app = show();
    await choose(app, simulacro.title, 'Avisar que terminó');
    const dialog = await screen.findByRole('dialog', { name: '¿Terminó el simulacro?' });
    await app.person.click(within(dialog).getByRole('button', { name: 'Avisar que terminó' }));
    expect(await within(dialog).findByRole('link', { name: /: Este campo es obligatorio$/ })).toBeVisible();
    const message = within(dialog).getByRole('textbox', { name: 'Mensaje de término' });
    await app.person.type(message, 'Vuelvan <b>todos</b>.');
    await app.person.click(within(dialog).getByRole('checkbox', { name: /^Terminar aunque/ }));
    await app.person.click(within(dialog).getByRole('button', { name: 'Avisar que terminó' }));
    expect(await screen.findByText('Simulacro terminado')).toBeVisible();
    expect(callsTo(app, 'endEmergency')[0]?.body).toEqual({ content: 'Vuelvan <b>todos</b>.' });
  });

  it('closes the dialog without sending the all-clear', async () => {
    const app = show();
    await choose(app, simulacro.title, 'Avisar que terminó');
    const dialog = await screen.findByRole('dialog');
    await app.person.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(callsTo(app, 'endEmergency')).toEqual([]);
  });

  it('offers no emergency actions for other notifications', async () => {
    const app = show();
    await app.person.click(
      await screen.findByRole('button', { name: `Acciones para «${cambioDeSala.title}»` }),
    );
    const names = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(names).toEqual(['Abrir', 'Duplicar', 'Guardar como plantilla']);
  });

  it('explains an empty list and how to start', async () => {
    show({ listManagedNotifications: { status: 200, data: managedResponse([]) } });
    expect(await screen.findByText('Aún no hay notificaciones')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Nueva notificación' }).length).toBeGreaterThan(0);
  });

  it('does not open for people who only receive', async () => {
    const app = show({}, '/college-notifications', users.lectura);
    expect(await screen.findByText('No tienes acceso')).toBeVisible();
    expect(callsTo(app, 'listManagedNotifications')).toEqual([]);
  });

  it('shows ERROR and retries', async () => {
    let tries = 0;
    const app = show({
      listManagedNotifications: () => {
        tries += 1;
        return tries === 1
          ? { status: 500, data: { message: 'Server error.' } }
          : { status: 200, data: managedResponse([cambioDeSala as ManagedNotification]) };
      },
    });
    expect(await screen.findByText('ERROR')).toBeVisible();
    await app.person.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('link', { name: cambioDeSala.title })).toBeVisible();
  });
});
