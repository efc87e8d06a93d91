import { integrations, notifications, posts, users } from '@school/domain/fixtures';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ok, type StagedAnswers } from '../../staging/answers.ts';
import { receivedOf } from '../../staging/usual/notifications.ts';
import { pageOf } from '../../staging/usual/posts.ts';
import { renderStaged } from '../../staging/renderStaged.tsx';
import { greetingAt } from './greeting.ts';
import { HomeScreen } from './HomeScreen.tsx';

const show = (answers: StagedAnswers = {}, kept: Record<string, string> = {}) =>
  renderStaged({ path: '/app', answers, kept, children: <HomeScreen /> });

describe('HomeScreen', () => {
  it('greets by name and by the hour of the school', async () => {
    show();
    expect(await screen.findByRole('heading', { level: 2, name: 'Buenos días, Marcela' })).toBeVisible();
    expect(screen.getByText(/^Martes,? 8 de septiembre$/)).toBeVisible();
  });

  it('asks for no figures of the school on behalf of who counts only what they made', async () => {
    const { calls } = renderStaged({ path: '/app', user: users.docente, children: <HomeScreen /> });
    await screen.findByRole('region', { name: 'Últimas noticias' });
    expect(calls.filter(({ operationId }) => operationId.endsWith('Statistics'))).toEqual([]);
  });

  it('leads to the latest news', async () => {
    show();
    const latest = await screen.findByRole('region', { name: 'Últimas noticias' });
    expect(await within(latest).findByRole('link', { name: posts.fiestasPatrias.title })).toHaveAttribute(
      'href',
      `/blog/post/${posts.fiestasPatrias.id}`,
    );
  });

  it('leads from what is unread to the notification itself', async () => {
    show();
    const waiting = await screen.findByRole('region', { name: 'Sin leer' });
    const unread = Object.values(notifications).find(({ seen_at: seen }) => seen === null)!;
    expect(await within(waiting).findByRole('link', { name: unread.title })).toHaveAttribute(
      'href',
      `/notifications/${unread.id}`,
    );
  });

  it('finds what is unread behind any number of newer ones, and says of a drill that it is one', async () => {
    const { simulacro, actas } = notifications;
    show({
      listNotifications: ({ query }) =>
        ok(
          'listNotifications',
          receivedOf((query.get('filter[unread]') === 'true' ? [simulacro] : [actas]) as never),
        ),
    });
    const waiting = await screen.findByRole('region', { name: 'Sin leer' });
    expect(await within(waiting).findByRole('link', { name: simulacro.title })).toBeVisible();
    expect(within(waiting).getByText('Simulacro')).toBeVisible();
  });

  it('shows the drafts of the person and of nobody else', async () => {
    const own = {
      ...posts.huerto,
      title: 'Mío',
      author: { ...posts.huerto.author, id: users.administrador.id },
    };
    const other = {
      ...posts.huerto,
      id: posts.simulacro.id,
      title: 'Ajeno',
      author: { ...posts.huerto.author, id: 'x' },
    };
    show({
      listPosts: ({ query }) =>
        ok('listPosts', pageOf((query.get('filter[author]') === 'me' ? [own] : [other, own]) as never)),
    });
    const drafts = await screen.findByRole('region', { name: 'Mis borradores' });
    expect(await within(drafts).findByRole('link', { name: 'Mío' })).toBeVisible();
    expect(within(drafts).queryByRole('link', { name: 'Ajeno' })).toBeNull();
  });

  it('reminds of what lies unsent on the device', async () => {
    show(
      {},
      {
        [`school.draft:2:localhost:${users.administrador.id}:new-post`]: JSON.stringify({
          values: { title: 'Simulacro' },
          idempotencyKey: 'k',
          savedAt: '2026-09-08T10:00:00-03:00',
        }),
      },
    );
    expect(await screen.findByText('«Simulacro» está en este equipo y aún no se envía.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Seguir escribiendo' })).toHaveAttribute(
      'href',
      '/blog/new-post',
    );
  });

  it('reminds of an event and of a notification that were begun, each with its way back', async () => {
    const draft = (form: string, values: object) => ({
      [`school.draft:2:localhost:${users.administrador.id}:${form}`]: JSON.stringify({
        values,
        idempotencyKey: 'k',
        savedAt: '2026-09-08T10:00:00-03:00',
      }),
    });
    const kept = { ...draft('new-event', { name: 'Feria' }), ...draft('new-notification', { title: '' }) };
    show({}, kept);
    expect(await screen.findByText('«Feria» está en este equipo y aún no se envía.')).toBeVisible();
    expect(screen.getByText('Hay una notificación en este equipo que aún no se envía.')).toBeVisible();
    const ways = screen.getAllByRole('link', { name: 'Seguir escribiendo' });
    expect(ways.map((way) => way.getAttribute('href'))).toEqual([
      '/events/new-event',
      '/college-notifications/new-notification',
    ]);
  });

  it('asks a person without a PIN to create one', async () => {
    renderStaged({ path: '/app', user: { ...users.lectura, has_pin: false }, children: <HomeScreen /> });
    const ask = await screen.findByRole('link', { name: 'Crear PIN' });
    expect(ask).toHaveAttribute('href', '/app/profile?part=pin');
  });

  it('asks nobody who has a PIN', async () => {
    renderStaged({ path: '/app', user: { ...users.lectura, has_pin: true }, children: <HomeScreen /> });
    await screen.findByRole('region', { name: 'Últimas noticias' });
    expect(screen.queryByRole('link', { name: 'Crear PIN' })).toBeNull();
  });

  it.each([
    [{ given_up: 10, waiting: 2, problem: 'timed_out' }, '12 correos no se han entregado'],
    [{ given_up: 1, waiting: 2, problem: null }, '1 correo no se ha entregado'],
  ])('says how many e-mails were not delivered: %o', async (change, words) => {
    const data = { data: [{ ...integrations.smtp, ...change }] };
    show({ listIntegrations: { status: 200, data } });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver por qué' })).toHaveAttribute('href', '/admin/integrations');
  });

  it('asks nobody else about undelivered e-mails', async () => {
    const { calls } = renderStaged({ path: '/app', user: users.docente, children: <HomeScreen /> });
    await screen.findByRole('region', { name: 'Últimas noticias' });
    expect(calls.some(({ operationId }) => operationId === 'listIntegrations')).toBe(false);
  });

  it('offers no writing to those who only read', async () => {
    renderStaged({ path: '/app', user: users.lectura, children: <HomeScreen /> });
    await screen.findByRole('region', { name: 'Últimas noticias' });
    expect(screen.queryByRole('link', { name: 'Nueva noticia' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Mis borradores' })).toBeNull();
  });
});

describe('greetingAt', () => {
  it.each([
    ['2026-09-08T04:59:00Z', 'home.evening'],
    ['2026-09-08T05:00:00Z', 'home.morning'],
    ['2026-09-08T12:00:00Z', 'home.afternoon'],
    ['2026-09-08T20:00:00Z', 'home.evening'],
    ['2026-09-08T00:00:00Z', 'home.evening'],
  ])('at %s says %s', (now, greeting) => {
    expect(greetingAt(new Date(now), 'UTC')).toBe(greeting);
  });
});
