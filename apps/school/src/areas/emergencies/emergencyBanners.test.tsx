import type { HelpRequests, Notification, Person } from '@school/domain';
import { notifications, users } from '@school/domain/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { invalidate } from '../../data/cache.ts';
import { publishStreamEvent } from '../../data/streamEvents.ts';
import { ok, type Handlers } from '../../testing/handlers.ts';
import { countSounds } from '../../testing/countSounds.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { Emergencies } from './Emergencies.tsx';
import { boardPaths } from './paths.ts';

const gas: Notification = {
  ...(notifications.simulacro as Notification),
  title: 'Evacúa',
  mode: 'real',
  alert_kind: 'gas',
  response: null,
  updates: [],
};
const show = (answers: Handlers) =>
  renderScreen({ path: '/app', user: users.docente, answers, children: <Emergencies /> });

const update = (id: string, content: string) => ({
  id: `01990000-0000-7b02-8000-0000000000${id}`,
  content,
  all_clear: false,
  author: gas.author,
  created_at: '2026-09-08T10:41:00-03:00',
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('banners of emergencies', () => {
  it('shows an update to a person who has answered with its time, and with a sound when it arrives', async () => {
    const sounds = countSounds();
    const answered: Notification = { ...gas, response: 'needs_help', updates: [update('11', 'Esperen.')] };
    show({ listOngoingEmergencies: ok('listOngoingEmergencies', { data: [answered], ended: [], help: [] }) });
    const banner = await screen.findByRole('status');
    expect(banner).toHaveTextContent('Novedad, 10:41 · Esperen.');
    expect(banner).toHaveTextContent('Fuga de gas · Tu respuesta: Necesito ayuda');
    expect(sounds).not.toHaveBeenCalled();
    publishStreamEvent({
      kind: 'emergency.updated',
      data: { notification_id: gas.id, update: update('12', 'Bomberos está en camino.'), closed_at: null },
    });
    expect(await within(banner).findByText('Bomberos está en camino.')).toBeVisible();
    expect(within(banner).queryByText('Esperen.')).toBeNull();
    await waitFor(() => expect(sounds).toHaveBeenCalledOnce());
  });

  it('shows the end in the school’s words until it is read, also after a reload', async () => {
    const words = 'Esperen en la cancha a los apoderados.';
    const ended: Notification = {
      ...gas,
      closed_at: gas.created_at,
      end_unread: true,
      updates: [
        {
          id: '01990000-0000-7b02-8000-000000000004',
          content: words,
          all_clear: true,
          author: gas.author,
          created_at: gas.created_at,
        },
      ],
    };
    let isRead = false;
    const app = show({
      listOngoingEmergencies: () =>
        ok('listOngoingEmergencies', { data: [], ended: isRead ? [] : [ended], help: [] }),
      markNotificationRead: () => {
        isRead = true;
        return { status: 204 };
      },
    });
    const banner = await screen.findByRole('status');
    expect(banner).toHaveTextContent(`Fin de la emergencia Fuga de gas · ${gas.title} · ${words}`);
    expect(within(banner).getByRole('link', { name: 'Detalles' })).toHaveAttribute(
      'href',
      `/notifications/${gas.id}`,
    );
    await app.person.click(within(banner).getByRole('button', { name: 'Ocultar' }));
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
    await waitFor(() => expect(isRead).toBe(true));
  });

  it('shows several ends as one banner, each with its own text, and marks all of them as read', async () => {
    const end = (id: string, change: Partial<Notification>): Notification => ({
      ...gas,
      id: `01990000-0000-7b01-8000-0000000000${id}`,
      closed_at: gas.created_at,
      end_unread: true,
      updates: [{ ...update(id, 'Vuelvan a sus salas.'), all_clear: true }],
      ...change,
    });
    const ended = [end('21', {}), end('22', { mode: 'drill', alert_kind: 'earthquake', title: 'Agáchense' })];
    const read: string[] = [];
    const app = show({
      listOngoingEmergencies: () => {
        const unread = ended.filter(({ id }) => !read.some((path) => path.includes(id)));
        return ok('listOngoingEmergencies', { data: [], ended: unread, help: [] });
      },
      markNotificationRead: ({ path }) => {
        read.push(path);
        return { status: 204 };
      },
    });
    const banner = await screen.findByRole('status');
    expect(banner).toHaveTextContent('Terminaron 2 alertas y simulacros');
    expect(
      within(banner)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Fin de la emergencia · Fuga de gas · Evacúa · Vuelvan a sus salas.',
      'Fin del simulacro · Agáchense · Vuelvan a sus salas.',
    ]);
    expect(within(banner).getByRole('link', { name: 'Agáchense' })).toHaveAttribute(
      'href',
      `/notifications/${ended[1]!.id}`,
    );
    await app.person.click(within(banner).getByRole('button', { name: 'Ocultar' }));
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
    await waitFor(() => expect(read).toHaveLength(2));
  });

  it('shows the people who lead the response who needs help, on every screen', async () => {
    const [first, second] = [users.docente, users.inspectoria].map(({ id, name }) => ({
      id,
      name,
      avatar: null,
    }));
    let help: HelpRequests[] = [];
    const request = (people: Person[]): HelpRequests => ({
      id: gas.id,
      title: gas.title,
      mode: 'real',
      alert_kind: gas.alert_kind ?? null,
      count: people.length,
      latest_at: gas.created_at,
      people,
    });
    show({
      listOngoingEmergencies: () => ok('listOngoingEmergencies', { data: [], ended: [], help }),
    });
    help = [request([first!])];
    publishStreamEvent({
      kind: 'emergency.acknowledged',
      data: {
        notification_id: gas.id,
        user_id: first!.id,
        state: 'needs_help',
        at: gas.created_at,
        received_at: null,
        location: null,
        note: null,
        set_by: null,
      },
    });
    expect(await screen.findByText(`1 persona necesita ayuda: ${first!.name}`)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Tablero en vivo' })).toHaveAttribute(
      'href',
      `/college-notifications/${gas.id}/board`,
    );
    help = [request([first!, second!])];
    invalidate(['listOngoingEmergencies']);
    expect(await screen.findByText(/^2 personas necesitan ayuda/)).toBeVisible();
  });

  it('repeats neither title nor answer on the board, but keeps a request for help', async () => {
    const board = boardPaths.board.href({ id: gas.id });
    let response: Notification['response'] = 'needs_help';
    renderScreen({
      path: board,
      user: users.administrador,
      answers: {
        listOngoingEmergencies: () =>
          ok('listOngoingEmergencies', { data: [{ ...gas, response }], ended: [], help: [] }),
      },
      children: <Emergencies />,
    });
    const banner = await screen.findByRole('status');
    expect(banner).toHaveTextContent('Tu respuesta: Necesito ayuda');
    expect(banner).not.toHaveTextContent(gas.title);
    expect(within(banner).getByRole('button', { name: 'Decir dónde estoy' })).toBeVisible();
    response = 'safe';
    invalidate(['listOngoingEmergencies']);
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  });
});
