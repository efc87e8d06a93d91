import '../testing/indexedDatabase.ts';
import { users } from '@school/domain/fixtures';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { AppServices } from '../createApp.ts';
import { deleteStored, endAfterTest, readStoredText, signedInBefore } from '../testing/storedAnswers.ts';
import { type Handlers, ok } from '../testing/handlers.ts';
import { createTestApp, TestApp } from '../testing/TestApp.tsx';
import { renderScreen } from '../testing/renderScreen.tsx';
import userEvent from '@testing-library/user-event';
import { offlineAnswers } from './offlineAnswers.ts';

const { administrador } = users;
const props = { path: '/app', locale: 'en', stored: signedInBefore, children: null } as const;

afterEach(deleteStored);

type App = Pick<ReturnType<typeof createTestApp>, 'sources'>;

const start = ({ sources }: App) =>
  void offlineAnswers.start({
    ...sources,
    serverClock: { now: () => new Date() },
    page: { localStorage: sources.storage },
  } as unknown as AppServices);

/** Opens a page once with a network, so that the device stores who is signed in. */
async function visitOnce() {
  start(endAfterTest(renderScreen(props)));
  await expect.poll(readStoredText).toContain(administrador.email);
  cleanup();
}

/** Opens the page anew: a token is there, and the server has not yet answered whose it is. */
async function reopen(answers: Handlers) {
  const app = endAfterTest(createTestApp({ ...props, answers }));
  app.session.setUser(null);
  start(app);
  render(
    <TestApp {...props} app={app}>
      {null}
    </TestApp>,
  );
  await act(() => app.sources.visit.check());
  return app;
}

const down: Handlers = {
  findCollegeByDomain: 'offline',
  getCurrentUser: 'offline',
  getSessionCollege: 'offline',
};
const openMenu = async () => {
  const person = userEvent.setup();
  await person.click(await screen.findByRole('button', { name: /account/ }));
  return within(await screen.findByRole('menu'));
};

describe('without a network', () => {
  it('knows who is signed in, without identity numbers', async () => {
    await visitOnce();
    const app = await reopen(down);
    await waitFor(() => expect(app.session.getState().user?.id).toBe(administrador.id));
    expect(app.session.getState().user?.rut).toBeUndefined();
    expect(await screen.findByRole('link', { name: 'Users' })).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: /Marcela .*account/ })).toBeVisible();
    const menu = await openMenu();
    expect(menu.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  });

  it('offers the sign-out while the person is unknown', async () => {
    const app = await reopen(down);
    expect(app.session.getState().user).toBeNull();
    const menu = await openMenu();
    expect(menu.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  });

  it('does not bring back a person after the end of the session', async () => {
    await visitOnce();
    const app = endAfterTest(createTestApp({ ...props, answers: down }));
    app.session.setUser(null);
    start(app);
    const checked = app.sources.visit.check();
    app.session.logOut();
    await checked;
    await expect.poll(readStoredText).toContain(administrador.email);
    expect(app.session.getState().user).toBeNull();
  });
});

it('takes the answer of the server once it arrives', async () => {
  await visitOnce();
  let isDown = true;
  const renamed = ok('getCurrentUser', { data: { ...administrador, name: 'Renamed' } });
  const app = await reopen({ ...down, getCurrentUser: () => (isDown ? 'offline' : renamed) });
  await waitFor(() => expect(app.session.getState().user?.name).toBe(administrador.name));
  isDown = false;
  await act(() => app.sources.visit.check());
  expect(app.session.getState().user).toMatchObject({ name: 'Renamed', rut: administrador.rut });
});
