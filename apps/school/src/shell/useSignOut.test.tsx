import '../testing/indexedDatabase.ts';
import { users } from '@school/domain/fixtures';
import { Button } from '@school/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { createHash, webcrypto } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendRevocations } from '../data/revocations.ts';
import { eraseOutboxes } from '../outbox/openOutbox.ts';
import { outboxName } from '../outbox/outboxName.ts';
import { openOutboxStore } from '../outbox/outboxStore.ts';
import type { Handlers } from '../testing/handlers.ts';
import { fakeFetch, type MockCall } from '../testing/fakeFetch.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { createClient, operations } from '@school/domain';
import { useSignOut } from './useSignOut.ts';

const key = 'school.revocations';

function SignOut() {
  const signOut = useSignOut();
  return <Button onClick={() => void signOut()}>leave</Button>;
}

const leave = async (answers: Handlers, stored: Record<string, string> = {}) => {
  const app = renderScreen({ path: '/app', answers, stored, children: <SignOut /> });
  const { token } = app.session.getState();
  await app.person.click(await screen.findByRole('button', { name: 'leave' }));
  return { app, digest: createHash('sha256').update(token!).digest('hex'), token: token! };
};
const allStored = (storage: Storage) =>
  Array.from({ length: storage.length }, (_, at) => storage.getItem(storage.key(at)!)).join();

describe('sign-out', () => {
  beforeEach(() => vi.stubGlobal('crypto', webcrypto));
  afterEach(() => vi.unstubAllGlobals());

  it('stores nothing if the server has ended the session', async () => {
    const { app } = await leave({});
    await waitFor(() => expect(app.calls.some(({ operationId }) => operationId === 'logout')).toBe(true));
    await waitFor(() => expect(app.storage.getItem(key)).toBeNull());
    expect(app.session.getState().loggedIn).toBe(false);
    expect(app.screenServices.notices.sessionEnded).toBe(false);
    expect(screen.queryByText(/Cerraste sesión en este dispositivo/)).toBeNull();
  });

  it('offline, too, closes shown push messages and ends the subscription, which the server still knows', async () => {
    const [close, unsubscribe] = [vi.fn(), vi.fn(async () => true)];
    const registration = {
      getNotifications: async () => [{ close }],
      pushManager: { getSubscription: async () => ({ unsubscribe }) },
    };
    const workers = Object.assign(new EventTarget(), { getRegistration: async () => registration });
    Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true });
    await leave({ logout: 'offline' });
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
    expect(unsubscribe).toHaveBeenCalledOnce();
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });

  it('offline reports it, and stores the digest of the token instead of the token', async () => {
    const { app, digest, token } = await leave({ logout: 'offline' });
    expect(await screen.findByText(/Tu sesión en el servidor terminará apenas/)).toBeVisible();
    expect(app.storage.getItem(key)).toBe(JSON.stringify([digest]));
    expect(allStored(app.storage)).not.toContain(token);
    expect(app.session.getState()).toMatchObject({ token: null, loggedIn: false });
  });

  it('A9: forgets a language that the account could not store, so that the next person keeps theirs', async () => {
    const answers: Handlers = { updatePreferences: { status: 500, data: { message: 'Server error.' } } };
    const { app } = await leave(answers, { 'language.pending': 'es' });
    await waitFor(() => expect(app.session.getState().loggedIn).toBe(false));
    expect(app.storage.getItem('language.pending')).toBeNull();
  });

  it('reports that the session is still open if the digest cannot be stored', async () => {
    vi.stubGlobal('crypto', {});
    const { app } = await leave({ logout: 'offline' });
    expect(await screen.findByText(/tu sesión sigue abierta en el servidor/)).toBeVisible();
    expect(app.storage.getItem(key)).toBeNull();
  });
});

describe('sign-out with messages that wait', () => {
  const name = outboxName(window.location.hostname, users.administrador.id);
  const message = { kind: 'message', conversationId: 'c1', body: 'Hola', files: [], replyTo: null };
  const open = async () => {
    const store = await openOutboxStore(name);
    await store.add({ id: 'client-0001', queue: 'c1', payload: message });
    const { app } = await leave({ createMessage: 'offline' });
    return { app, store, question: within(await screen.findByRole('alertdialog')) };
  };
  afterEach(() => eraseOutboxes(window, null));

  it('stays signed in, and keeps the messages, when the question is cancelled', async () => {
    const { app, store, question } = await open();
    expect(question.getByText(/Un cambio o mensaje aún no se ha enviado/)).toBeVisible();
    await app.person.click(question.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(app.session.getState().loggedIn).toBe(true);
    expect(await store.list()).toHaveLength(1);
  });

  it('signs out and deletes them after a confirmation', async () => {
    const { app, question } = await open();
    await app.person.click(question.getByRole('button', { name: 'Eliminar y cerrar sesión' }));
    await waitFor(() => expect(app.session.getState().loggedIn).toBe(false));
    await waitFor(async () =>
      expect((await indexedDB.databases()).map((database) => database.name)).not.toContain(name),
    );
  });
});

describe('sign-out with an answer to an alert that waits', () => {
  const answer = {
    kind: 'answer',
    id: 'n1',
    title: 'Evacuen',
    state: 'needs_help',
    note: 'Estoy en el laboratorio',
    at: '2026-09-08T10:42:00-03:00',
  };
  const name = outboxName(window.location.hostname, users.administrador.id);
  const leaveWaiting = async (acknowledgeNotification: Handlers['acknowledgeNotification']) => {
    const store = await openOutboxStore(name);
    await store.add({ id: 'answer-00000000-1', queue: 'answer:n1', payload: answer });
    const { app } = await leave({ acknowledgeNotification });
    const sent = () => app.calls.filter(({ operationId }) => operationId === 'acknowledgeNotification');
    return { app, store, sent };
  };
  afterEach(() => eraseOutboxes(window, null));

  it('sends it first', async () => {
    const { app, sent } = await leaveWaiting({ status: 204 });
    await waitFor(() => expect(app.session.getState().loggedIn).toBe(false));
    expect(sent()[0]).toMatchObject({ body: { state: answer.state, note: answer.note } });
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('asks when it cannot be sent, and keeps it when the question is cancelled', async () => {
    const { app, store } = await leaveWaiting('offline');
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/Tu respuesta a una alerta aún no se ha enviado/)).toBeVisible();
    await app.person.click(question.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(app.session.getState().loggedIn).toBe(true);
    expect(await store.list()).toMatchObject([{ payload: answer }]);
  });
});

describe('sendRevocations', () => {
  const send = async (answers: Handlers, stored: string) => {
    localStorage.setItem(key, stored);
    const calls: MockCall[] = [];
    const client = createClient({
      operations,
      fetch: fakeFetch(answers, calls),
      token: () => null,
      log: { warn: () => undefined },
    });
    await sendRevocations(client, localStorage);
    return calls.map(({ body }) => body);
  };
  const [one, other] = ['a'.repeat(64), 'b'.repeat(64)];
  const both = JSON.stringify([one, other]);

  it('sends each digest and removes it', async () => {
    const bodies = await send({ revokeSignIn: { status: 204 } }, both);
    expect(bodies).toEqual([{ digest: one }, { digest: other }]);
    expect(localStorage.getItem(key)).toBeNull();
  });

  it.each([
    ['no connection', 'offline' as const],
    ['a captive portal', { status: 200, text: '<html>', headers: { 'content-type': 'text/html' } }],
    ['too many tries', { status: 429, data: { message: 'Wait.' } }],
  ])('keeps the digests after %s', async (_, revokeSignIn) => {
    await send({ revokeSignIn }, both);
    expect(localStorage.getItem(key)).toBe(both);
  });

  it.each(['{', '7', '[7]'])('ignores an invalid stored value: %s', async (stored) => {
    expect(await send({}, stored)).toEqual([]);
  });
});
