import '../testing/indexedDatabase.ts';
import { notifications, posts, schoolUsers, users } from '@school/domain/fixtures';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { PostScreen } from '../areas/posts/detail/PostScreen.tsx';
import { PostsScreen } from '../areas/posts/list/PostsScreen.tsx';
import { NotificationsScreen } from '../areas/notifications/received/NotificationsScreen.tsx';
import { UserScreen } from '../areas/users/detail/UserScreen.tsx';
import { UsersScreen } from '../areas/users/list/UsersScreen.tsx';
import type { AppServices } from '../createApp.ts';
import { offlineAnswers } from '../plugins/offlineAnswers.ts';
import { receivedResponse } from '../testing/defaultHandlers/notifications.ts';
import { type Handlers, ok } from '../testing/handlers.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { deleteStored, endAfterTest, readStoredText, signedInBefore } from '../testing/storedAnswers.ts';
import type { TestAppProps } from '../testing/TestApp.tsx';
import { storedAnswers } from './storedAnswers.ts';

const [post] = Object.values(posts);
const page = { path: '/blog', children: <PostsScreen /> };
const paula = schoolUsers.docente;

afterEach(deleteStored);

const open = (props: Omit<TestAppProps, 'locale'>) =>
  endAfterTest(renderScreen({ stored: signedInBefore, locale: 'en', ...props }));

/** Opens a page with a network, until what it read is stored; then closes it. */
async function read(props: TestAppProps, text: string) {
  const app = open(props);
  await expect.poll(readStoredText).toContain(text);
  cleanup();
  return app;
}

/** Answers of a server that is down, until it is up again. */
function downtime(answers: Handlers) {
  const state = { down: true };
  const handlers = Object.fromEntries(
    Object.entries(answers).map(([id, answer]) => [
      id,
      (request: never) =>
        state.down
          ? 'offline'
          : typeof answer === 'function'
            ? (answer as (request: never) => unknown)(request)
            : answer,
    ]),
  ) as Handlers;
  return { handlers, end: () => (state.down = false) };
}

const startPlugin = (app: ReturnType<typeof open>) =>
  void offlineAnswers.start({
    ...app.sources,
    serverClock: { now: () => new Date() },
    page: { localStorage: app.storage },
  } as unknown as AppServices);

describe('without a network', () => {
  it('shows a list that was read before, and from when it is', async () => {
    await read(page, post!.title);
    const app = open({ ...page, network: 'offline' });
    expect(await screen.findByRole('link', { name: post!.title })).toBeVisible();
    const notice = await screen.findByText(/No connection. You’re seeing a copy from .?8 Sept? 2026, 10:42/);
    expect(notice).toBeVisible();
    expect(app.calls.filter(({ operationId }) => operationId === 'listPosts')).toHaveLength(1);
  });

  it('says in place what was never read', async () => {
    open({ path: `/blog/post/${post!.id}`, network: 'offline', children: <PostScreen /> });
    expect(await screen.findByText(/There’s no copy of this on this device/)).toBeVisible();
    expect(screen.queryByText(/a copy from/)).toBeNull();
  });

  it('says when an older page is not there, and keeps the rows', async () => {
    const list = { path: '/notifications', children: <NotificationsScreen /> };
    const answers: Handlers = {
      listNotifications: ok('listNotifications', {
        ...receivedResponse([notifications.simulacro] as never),
        meta: { before: 'older', after: null, limit: 30 },
      }),
    };
    await read({ ...list, answers }, notifications.simulacro.title);
    const { handlers, end } = downtime({
      listNotifications: ({ query }) =>
        ok('listNotifications', {
          ...receivedResponse([query.get('before') ? notifications.actas : notifications.simulacro] as never),
          meta: { before: query.get('before') ? null : 'older', after: null, limit: 30 },
        }),
    });
    const app = open({ ...list, answers: handlers });
    await app.person.click(await screen.findByRole('button', { name: /earlier|older/i }));
    expect(await screen.findByText(/There’s no copy of this on this device/)).toBeVisible();
    expect(screen.getByRole('link', { name: notifications.simulacro.title })).toBeVisible();
    end();
    await app.person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: notifications.actas.title })).toBeVisible();
    expect(screen.queryByText(/There’s no copy/)).toBeNull();
  });
});

describe('with a broken server', () => {
  it('shows what was read before, and says that it could not be updated', async () => {
    await read(page, post!.title);
    open({ ...page, answers: { listPosts: { status: 503, data: { message: 'Soon.' } } } });
    expect(await screen.findByRole('link', { name: post!.title })).toBeVisible();
    expect(await screen.findByText(/We couldn’t update this page. You’re seeing a copy from/)).toBeVisible();
  });

  it('shows what is final: a record that is gone is not shown', async () => {
    const one = { path: `/blog/post/${post!.id}`, children: <PostScreen /> };
    await read(one, post!.title);
    open({ ...one, answers: { getPost: { status: 404, data: { message: 'Not found.' } } } });
    expect(await screen.findByRole('main')).not.toHaveTextContent(post!.title);
    await waitFor(() => expect(screen.queryByText(/a copy from/)).toBeNull());
  });
});

describe('when the server answers again', () => {
  it('fetches what is on screen without a reload, and the notice disappears', async () => {
    await read(page, post!.title);
    const renamed = { ...post!, title: 'A new title' };
    const { handlers, end } = downtime({
      listPosts: () => {
        const answer = {
          data: [renamed],
          links: {},
          meta: { current_page: 1, last_page: 1, total: 1, counts: {} },
        };
        return {
          status: 200,
          data: { ...answer, links: { first: null, last: null, prev: null, next: null } },
        };
      },
    });
    const app = open({ ...page, answers: handlers });
    startPlugin(app);
    expect(await screen.findByRole('link', { name: post!.title })).toBeVisible();
    expect(await screen.findByText(/a copy from/)).toBeVisible();
    end();
    await act(() => app.sources.visit.check());
    expect(await screen.findByRole('link', { name: 'A new title' })).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/a copy from/)).toBeNull());
  });

  it('shows no copy at any moment while it answers', async () => {
    await read(page, post!.title);
    const answers: Handlers = { listPosts: 'pending' };
    const app = open({ ...page, answers });
    await waitFor(() => expect(app.calls.map(({ operationId }) => operationId)).toContain('listPosts'));
    expect(screen.queryByRole('link', { name: post!.title })).toBeNull();
  });
});

describe('what is stored', () => {
  it('has no RUT, no passport and no token', async () => {
    const app = await read({ path: '/users', children: <UsersScreen /> }, paula.email);
    const text = await readStoredText();
    expect(text).not.toContain(paula.rut);
    expect(text).not.toMatch(/"rut|"passport|\\"rut/);
    expect(text).not.toContain(app.session.getState().token);
  });

  it('leaves out the column of RUTs, and their rows in a record', async () => {
    await read({ path: '/users', children: <UsersScreen /> }, paula.email);
    open({ path: '/users', network: 'offline', children: <UsersScreen /> });
    expect(await screen.findByRole('link', { name: 'Paula Cárcamo Vera' })).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: 'RUT' })).toBeNull();
    cleanup();

    const one = { path: `/users/${paula.id}`, children: <UserScreen /> };
    await read(one, 'getUser');
    open({ ...one, network: 'offline' });
    expect(await screen.findByText(paula.email)).toBeVisible();
    expect(screen.queryByText('RUT')).toBeNull();
  });

  it('is not edited, because a save would delete the RUT', async () => {
    await read({ path: `/users/${paula.id}`, children: <UserScreen /> }, 'getUser');
    open({ path: `/users/${paula.id}?edit=1`, network: 'offline', children: <UserScreen /> });
    expect(await screen.findByText(/We couldn’t connect/)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('does not change the status of a person, because that would delete the RUT', async () => {
    await read({ path: '/users', children: <UsersScreen /> }, paula.email);
    const app = open({
      path: '/users',
      answers: { listUsers: { status: 503, data: { message: 'Soon.' } } },
      children: <UsersScreen />,
    });
    await app.person.click(await screen.findByRole('button', { name: 'Actions for Paula Cárcamo Vera' }));
    await app.person.click(await screen.findByRole('menuitem', { name: 'Suspend' }));
    const question = within(await screen.findByRole('alertdialog'));
    await app.person.click(question.getByRole('button', { name: 'Suspend' }));
    expect(await question.findByText(/We couldn’t connect/)).toBeVisible();
    expect(app.calls.map(({ operationId }) => operationId)).not.toContain('updateUser');
  });

  it('belongs to the person who signed in last', async () => {
    await read(page, post!.title);
    open({
      ...page,
      user: users.docente,
      stored: { 'school.draft-owner': users.docente.id },
      network: 'offline',
    });
    expect(await screen.findByText(/There’s no copy of this on this device/)).toBeVisible();
  });

  it('leaves out answers that were not stored before the sign-out, and those that arrive after it', async () => {
    const app = open({ path: '/blog', children: null });
    const { token } = app.session.getState();
    const stored = storedAnswers(app.sources);
    const answer = (data: string) => ({ data, at: '2026-09-08T13:42:00.000Z' });
    stored.store('one', 'getPost', answer('before'), token);
    act(() => app.session.logOut());
    stored.store('other', 'getPost', answer('after'), token);
    act(() => {
      app.session.setToken('next');
      app.session.setUser(users.administrador);
    });
    stored.store('next', 'getPost', answer('of the next session'), 'next');
    await expect.poll(readStoredText).toContain('of the next session');
    expect(await readStoredText()).not.toMatch(/before|after/);
  });

  it('leaves out an answer once the person has signed out in another tab', async () => {
    const app = open({ ...page });
    app.storage.removeItem('school.draft-owner');
    expect(await screen.findByRole('link', { name: post!.title })).toBeVisible();
    cleanup();
    await read({ path: '/users', children: <UsersScreen /> }, paula.email);
    expect(await readStoredText()).not.toContain(post!.title);
  });
});

it('works as without where the browser has no database', async () => {
  const { indexedDB } = globalThis;
  Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true, writable: true });
  open({ ...page });
  expect(await screen.findByRole('link', { name: post!.title })).toBeVisible();
  cleanup();
  open({ ...page, network: 'offline' });
  expect(await within(await screen.findByRole('main')).findByText(/We couldn’t connect/)).toBeVisible();
  Object.defineProperty(globalThis, 'indexedDB', { value: indexedDB, configurable: true, writable: true });
});
