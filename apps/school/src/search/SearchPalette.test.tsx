import type { User } from '@school/domain';
import { posts, schoolUsers, users } from '@school/domain/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { HomeScreen } from '../areas/home/HomeScreen.tsx';
import { buildMessage, messagesPage } from '../testing/defaultHandlers/messenger.ts';
import { type Handlers, ok } from '../testing/handlers.ts';
import { postsResponse } from '../testing/defaultHandlers/posts.ts';
import { usersResponse } from '../testing/defaultHandlers/users.ts';
import { renderScreen } from '../testing/renderScreen.tsx';

const twoResults: Handlers = {
  listPosts: { status: 200, data: postsResponse([posts.fiestasPatrias]) },
  listUsers: { status: 200, data: usersResponse([schoolUsers.docente]) },
};

const show = (answers: Handlers = twoResults, user: User = users.administrador) =>
  renderScreen({ path: '/app', answers, user, children: <HomeScreen /> });

const open = async (app: ReturnType<typeof show>) => {
  await screen.findByRole('heading', { level: 2, name: /^Buen/ });
  await app.person.keyboard('{Control>}k{/Control}');
  return screen.findByRole('combobox', { name: 'Buscar en el colegio' });
};

describe('SearchPalette', () => {
  it('offers permitted pages and quick actions', async () => {
    const app = show(twoResults, users.lectura);
    await open(app);
    expect(screen.getByRole('option', { name: /Noticias/ })).toBeVisible();
    expect(screen.queryByRole('option', { name: /Nueva publicación/ })).toBeNull();
    expect(screen.queryByRole('option', { name: /Usuarios/ })).toBeNull();
  });

  it('finds records by content that only the server sees, and opens one by keyboard', async () => {
    const app = show();
    await app.person.type(await open(app), 'cueca');
    const news = await screen.findByRole('group', { name: 'Noticias' });
    expect(within(news).getByRole('option', { name: new RegExp(posts.fiestasPatrias.title) })).toBeVisible();
    expect(screen.getByRole('group', { name: 'Usuarios' })).toBeVisible();
    const postSearch = app.calls.filter(({ operationId }) => operationId === 'listPosts').at(-1);
    expect(postSearch?.query.get('q')).toBe('cueca');
    await app.person.keyboard('{Enter}');
    await waitFor(() =>
      expect(app.navigation.getLocation().path).toBe(`/blog/post/${posts.fiestasPatrias.id}`),
    );
    expect(screen.queryByRole('combobox', { name: 'Buscar en el colegio' })).toBeNull();
  });

  it('finds past and distant events', async () => {
    const app = show();
    await app.person.type(await open(app), 'simulacro');
    await screen.findByRole('group', { name: 'Noticias' });
    const eventSearches = app.calls.filter(
      ({ operationId, query }) => operationId === 'listEvents' && query.has('q'),
    );
    expect(eventSearches.at(-1)?.query.get('from')).toBe('2026-03-10');
    expect(eventSearches.at(-1)?.query.get('to')).toBe('2027-03-09');
  });

  it('offers conversations by name and messages by their words', async () => {
    const message = buildMessage(7, 'Traigo la empanada del paseo');
    const searchMessages = ok('searchMessages', messagesPage([message]));
    const app = show({ ...twoResults, searchMessages });
    await app.person.type(await open(app), 'paseo');
    const conversations = within(await screen.findByRole('group', { name: 'Conversaciones' }));
    expect(conversations.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Paseo de 7° básico',
    ]);
    const option = screen.getByRole('option', { name: /Traigo la empanada del paseo/ });
    await app.person.click(option);
    await waitFor(() =>
      expect(app.navigation.getLocation().path).toBe(`/messenger/${message.conversation_id}`),
    );
    expect(app.navigation.getLocation().search).toContain('message=7');
  });

  it('finds a direct conversation by the name of the other person, without regard to accents', async () => {
    const app = show();
    await app.person.type(await open(app), 'rodrigo pizarro');
    const conversations = within(await screen.findByRole('group', { name: 'Conversaciones' }));
    expect(conversations.getByRole('option', { name: /Rodrigo Pizarro Olivares/ })).toBeVisible();
  });

  it('searches no conversations without the permission', async () => {
    const app = show(twoResults, users.lectura);
    await app.person.type(await open(app), 'paseo');
    await screen.findByRole('group', { name: 'Noticias' });
    expect(app.calls.some(({ operationId }) => operationId === 'searchMessages')).toBe(false);
  });

  it('treats the page of a captive portal as a failure', async () => {
    const portal = { status: 200, text: '<html>', headers: { 'content-type': 'text/html' } };
    const app = show({ listPosts: portal, listEvents: portal, listUsers: portal });
    await app.person.type(await open(app), 'cueca');
    expect(
      await screen.findByRole('option', { name: /Algunos resultados no se pudieron cargar/ }),
    ).toBeVisible();
  });

  it('reports no matches, and sources that failed', async () => {
    const nothing = {
      listPosts: { status: 200, data: postsResponse([]) },
      listUsers: { status: 200, data: usersResponse([]) },
    };
    const app = show({ ...nothing, listEvents: { status: 500, data: { message: 'No.' } } });
    const field = await open(app);
    await app.person.type(field, 'zzz');
    expect(
      await screen.findByRole('option', { name: /Algunos resultados no se pudieron cargar/ }),
    ).toHaveAttribute('aria-disabled', 'true');
    await app.person.clear(field);
    expect(screen.getByRole('option', { name: /Noticias/ })).toBeVisible();
  });
});
