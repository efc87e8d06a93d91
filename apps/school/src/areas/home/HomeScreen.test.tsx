import { integrations, notifications, posts, users } from '@school/domain/fixtures';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { invalidate } from '../../data/cache.ts';
import { ok, type Handlers } from '../../testing/handlers.ts';
import { managedResponse, receivedResponse } from '../../testing/defaultHandlers/notifications.ts';
import { postsResponse } from '../../testing/defaultHandlers/posts.ts';
import { period } from '../../testing/defaultHandlers/statistics.ts';
import { usersResponse } from '../../testing/defaultHandlers/users.ts';
import { hideZone } from '../../testing/hideZone.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { greetingAt } from './greeting.ts';
import { HomeScreen } from './HomeScreen.tsx';

const show = (answers: Handlers = {}, stored: Record<string, string> = {}) =>
  renderScreen({ path: '/app', answers, stored, children: <HomeScreen /> });

describe('HomeScreen', () => {
  it('greets by name and by the school’s time of day', async () => {
    show();
    expect(await screen.findByRole('heading', { level: 2, name: 'Buenos días, Marcela' })).toBeVisible();
    expect(screen.getByText(/^Martes,? 8 de septiembre$/)).toBeVisible();
  });

  it('requests no school-wide figures with a permission of scope own', async () => {
    const { calls } = renderScreen({ path: '/app', user: users.docente, children: <HomeScreen /> });
    await screen.findByRole('region', { name: 'Últimas noticias' });
    expect(calls.filter(({ operationId }) => operationId.endsWith('Statistics'))).toEqual([]);
  });

  it('links to unread messages, and counts them in the document title', async () => {
    show({ countUnreadMessages: ok('countUnreadMessages', { data: { count: 3 } }) });
    const task = await screen.findByRole('link', { name: /Tienes 3 mensajes sin leer/ });
    expect(task).toHaveAttribute('href', '/messenger');
    await waitFor(() => expect(document.title).toMatch(/^\(3\) Inicio/));
  });

  it('links to the latest news', async () => {
    show();
    const latest = await screen.findByRole('region', { name: 'Últimas noticias' });
    expect(await within(latest).findByRole('link', { name: posts.fiestasPatrias.title })).toHaveAttribute(
      'href',
      `/blog/post/${posts.fiestasPatrias.id}`,
    );
  });

  it('links from an unread notification to its page', async () => {
    show();
    const waiting = await screen.findByRole('region', { name: 'Sin leer' });
    const unread = Object.values(notifications).find(({ seen_at: readAt }) => readAt === null)!;
    expect(await within(waiting).findByRole('link', { name: unread.title })).toHaveAttribute(
      'href',
      `/notifications/${unread.id}`,
    );
  });

  it('finds unread notifications behind newer ones, and marks a drill', async () => {
    const { simulacro, actas } = notifications;
    show({
      listNotifications: ({ query }) =>
        ok(
          'listNotifications',
          receivedResponse((query.get('filter[unread]') === 'true' ? [simulacro] : [actas]) as never),
        ),
    });
    const waiting = await screen.findByRole('region', { name: 'Sin leer' });
    expect(await within(waiting).findByRole('link', { name: simulacro.title })).toBeVisible();
    expect(within(waiting).getByText('Simulacro')).toBeVisible();
  });

  it('lists an unanswered alert and due confirmations before other tasks', async () => {
    const author = { id: users.docente.id, name: 'Tomás Araya', avatar: null };
    const [late, soon] = [posts.fiestasPatrias, notifications.actas];
    show({
      listOngoingEmergencies: ok('listOngoingEmergencies', {
        data: [notifications.simulacro as never],
        ended: [],
        help: [],
      }),
      listPendingConfirmations: ok('listPendingConfirmations', {
        data: [
          { record: 'post', id: late.id, title: late.title, author, confirm_by: '2026-09-05' },
          { record: 'notification', id: soon.id, title: soon.title, author, confirm_by: '2026-09-12' },
        ],
      }),
    });
    const tasks = await screen.findByRole('region', { name: /^Tienes .* pendientes?$/ });
    const items = within(tasks).getAllByRole('listitem');
    expect(items[0]).toHaveTextContent(/Responde el simulacro: .*evacuación por la puerta norte/);
    expect(items[1]).toHaveTextContent(/Confirma que leíste: .*Fiestas Patrias/);
    expect(items[1]).toHaveTextContent('El plazo venció el 5 de septiembre de 2026');
    expect(items[1]).toHaveTextContent('Atrasado');
    expect(items[2]).toHaveTextContent('A más tardar el 12 de septiembre de 2026');
    expect(items[2]).not.toHaveTextContent('Atrasado');
    const hrefs = items.slice(0, 3).map((item) => within(item).getByRole('link').getAttribute('href'));
    expect(hrefs).toEqual([
      `/notifications/${notifications.simulacro.id}`,
      `/blog/post/${late.id}`,
      `/notifications/${soon.id}`,
    ]);
  });

  it('shows the figures of this week and of the week before', async () => {
    show({
      getReachStatistics: ({ query }) =>
        ok('getReachStatistics', {
          data: {
            people: { reached: 1, total: 2 },
            posts: { reached: query.get('to') === '2026-09-01' ? 1 : 3, total: 4 },
            notifications: { reached: 1, total: 2 },
            reads_by_day: [0, 1, 0, 0, 1, 0, 1],
          },
          meta: period,
        }),
    });
    expect(await screen.findByText(/^75\s?%$/)).toBeVisible();
    expect(screen.getByText(/^Semana anterior: 25\s?%$/)).toBeVisible();
    expect(screen.getByText('Semana anterior: 1.189')).toBeVisible();
    expect(screen.getByRole('img', { name: /^Lecturas de noticias por día/ })).toBeVisible();
  });

  it('updates a figure in place', async () => {
    let total = 7;
    show({
      listUsers: () => ok('listUsers', { ...usersResponse([]), meta: { ...usersResponse([]).meta, total } }),
    });
    const tile = (await screen.findByText('7')).closest('dl, div')!;
    total = 8;
    invalidate(['listUsers'], 'stream');
    await waitFor(() => expect(tile).toHaveTextContent('8'));
    expect(tile).toBeVisible();
  });

  it('shows the visits of today with their peak hour, and those of each day before', async () => {
    show();
    // The period ends on Tuesday 8 September.
    expect(await screen.findByText('Hora con más visitas: 8:00')).toBeVisible();
    expect(
      screen.getByRole('img', { name: /^Visitas por día, últimos 7 días: (\d+, ){5}\d+ y \d+$/ }),
    ).toBeVisible();
  });

  it('does not request undelivered e-mails without permission', async () => {
    const { calls } = renderScreen({ path: '/app', user: users.docente, children: <HomeScreen /> });
    await screen.findByRole('region', { name: 'Últimas noticias' });
    expect(calls.some(({ operationId }) => operationId === 'listIntegrations')).toBe(false);
  });

  it('offers no quick actions to people who only read', async () => {
    renderScreen({ path: '/app', user: users.lectura, children: <HomeScreen /> });
    await screen.findByRole('region', { name: 'Últimas noticias' });
    expect(screen.queryByRole('link', { name: 'Nueva noticia' })).toBeNull();
  });
});

describe('pending work', () => {
  const unsent = (form: string, values: object) => ({
    [`school.draft:2:localhost:${users.administrador.id}:${form}`]: JSON.stringify({
      values,
      idempotencyKey: 'k',
      savedAt: '2026-09-08T10:00:00-03:00',
    }),
  });
  const nothing: Handlers = {
    listUsers: ok('listUsers', usersResponse([])),
    listPosts: ok('listPosts', postsResponse([])),
    listIntegrations: ok('listIntegrations', { data: [] }),
    listManagedNotifications: ok('listManagedNotifications', managedResponse([])),
    countUnreadMessages: ok('countUnreadMessages', { data: { count: 0 } }),
  };
  const smtp = (change: object) => ({ status: 200, data: { data: [{ ...integrations.smtp, ...change }] } });
  const region = (name: string) => screen.findByRole('region', { name });

  it('is hidden if nothing is pending', async () => {
    show(nothing);
    await screen.findByRole('region', { name: 'Últimas noticias' });
    expect(screen.queryByRole('region', { name: /espera/ })).toBeNull();
  });

  it('uses the singular for one', async () => {
    show(nothing, unsent('new-event', { name: 'Feria' }));
    const waiting = await region('Tienes un pendiente');
    expect(within(waiting).getAllByRole('listitem')).toHaveLength(1);
    expect(within(waiting).getByRole('link', { name: /Feria.* está en este dispositivo/ })).toHaveAttribute(
      'href',
      '/events/new-event',
    );
  });

  it('lists and counts e-mails, sign-ups, unsent notifications, drafts and scheduled posts', async () => {
    const [draft, scheduled] = [posts.huerto, posts.simulacro];
    const drafts = [notifications.cambioDeSala as never];
    show(
      {
        ...nothing,
        listIntegrations: smtp({ given_up: 10, waiting: 2, problem: 'timed_out' }),
        listUsers: ({ query }) =>
          ok('listUsers', usersResponse([], query.get('filter[status]') === 'pending' ? 2 : 0)),
        listPosts: ({ query }) => {
          if (query.get('filter[author]') !== 'me') return ok('listPosts', postsResponse([]));
          return query.get('filter[status]') === 'draft'
            ? ok('listPosts', postsResponse([draft], 1))
            : ok('listPosts', postsResponse([scheduled], 4));
        },
        listManagedNotifications: ({ query }) =>
          ok('listManagedNotifications', managedResponse(query.get('filter[author]') === 'me' ? drafts : [])),
      },
      { ...unsent('new-post', { title: 'Simulacro' }), ...unsent('new-notification', { title: '' }) },
    );
    const waiting = await region('Tienes 8 pendientes');
    const links = within(waiting).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['2 personas esperan aprobación', '/users?status=pending'],
      ['El servidor de correo no funciona', '/admin/integrations/smtp'],
      ['12 correos no se han entregado', '/admin/integrations'],
      [
        expect.stringMatching(/^«.*Simulacro.*» está en este dispositivo y aún no se ha enviado\.$/),
        '/blog/new-post',
      ],
      [
        'Hay una notificación en este dispositivo que aún no se ha enviado.',
        '/college-notifications/new-notification',
      ],
      ['Tienes un borrador', `/blog/post/${draft.id}`],
      ['Tienes 4 noticias programadas', '/blog?status=scheduled'],
      ['Tienes un borrador de notificación', `/college-notifications/${notifications.cambioDeSala.id}`],
    ]);
  });

  it('names a mail server that failed its last test even if no e-mail waits', async () => {
    show({
      ...nothing,
      listIntegrations: smtp({ state: 'failing', given_up: 0, waiting: 0, problem: 'wrong_password' }),
    });
    const waiting = await region('Tienes un pendiente');
    expect(within(waiting).getByRole('link', { name: 'El servidor de correo no funciona' })).toHaveAttribute(
      'href',
      '/admin/integrations/smtp',
    );
    // F10: notifications and alerts leave by it too.
    expect(within(waiting).getByText(/correos de notificaciones y emergencias/)).toBeVisible();
  });

  it.each(['none', 'untested', 'working'])('hides a mail server that is %s', async (state) => {
    show({ ...nothing, listIntegrations: smtp({ state, given_up: 0, waiting: 0, problem: null }) });
    await screen.findByRole('region', { name: 'Últimas noticias' });
    expect(screen.queryByText('El servidor de correo no funciona')).toBeNull();
  });

  it('does not count e-mails that a working server still sends', async () => {
    show({
      ...nothing,
      listIntegrations: smtp({ state: 'working', given_up: 1, waiting: 2, problem: null }),
    });
    const waiting = await region('Tienes un pendiente');
    expect(within(waiting).getByText('1 correo no se ha entregado')).toBeVisible();
  });

  it('updates on a sign-up while the screen is open', async () => {
    let pending = 1;
    const answers = { ...nothing, listUsers: () => ok('listUsers', usersResponse([], pending)) };
    show(answers);
    await screen.findByText('Una persona espera aprobación');
    pending = 2;
    act(() => invalidate(['listUsers']));
    expect(await screen.findByText('2 personas esperan aprobación')).toBeVisible();
  });

  it.each([
    ['en', 'One thing needs your attention'],
    ['de', 'Eine Aufgabe wartet auf Sie'],
    ['ar', 'أمر واحد بانتظارك'],
  ] as const)('shows plurals in %s', async (locale, title) => {
    renderScreen({
      path: '/app',
      locale,
      answers: nothing,
      user: { ...users.administrador, has_pin: false },
      children: <HomeScreen />,
    });
    expect(await region(title)).toBeVisible();
  });
});

describe('greetingAt', () => {
  it.each([
    ['2026-09-08T04:59:00Z', 'home.evening'],
    ['2026-09-08T05:00:00Z', 'home.morning'],
    ['2026-09-08T12:00:00Z', 'home.afternoon'],
    ['2026-09-08T20:00:00Z', 'home.evening'],
    ['2026-09-08T00:00:00Z', 'home.evening'],
  ])('at %s returns %s', (now, greeting) => {
    expect(greetingAt(new Date(now), 'UTC')).toBe(greeting);
  });

  it('C03: greets by an older time zone where this browser doesn’t know the school’s', () => {
    hideZone('America/Coyhaique');
    expect(greetingAt(new Date('2026-09-08T22:30:00Z'), 'America/Coyhaique')).toBe('home.afternoon');
  });
});
