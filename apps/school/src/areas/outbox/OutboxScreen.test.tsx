import '../../testing/indexedDatabase.ts';
import { users } from '@school/domain/fixtures';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eraseOutboxes } from '../../outbox/openOutbox.ts';
import { outboxName } from '../../outbox/outboxName.ts';
import { type OutboxEntry, openOutboxStore } from '../../outbox/outboxStore.ts';
import type { Write } from '../../outbox/writes.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { OutboxScreen } from './OutboxScreen.tsx';
import { outboxPaths } from './paths.ts';

const openStore = () => openOutboxStore<Write>(outboxName(window.location.hostname, users.administrador.id));

const message: Write = {
  kind: 'message',
  conversationId: 'c1',
  body: '¿Llegó el furgón?',
  files: [],
  replyTo: null,
};

/** Shows the screen with one write that waits without a network. */
async function renderWith(payload: Write, state: Partial<OutboxEntry<Write>>) {
  const store = await openStore();
  const { seq } = await store.add({ id: 'entry-1', queue: 'q', payload });
  await store.change(seq, (entry) => ({ ...entry, ...state }));
  const app = renderScreen({ path: outboxPaths.list.href(), online: false, children: <OutboxScreen /> });
  const list = await screen.findByRole('list', { name: 'Sin enviar' });
  return { app, row: within(await within(list).findByRole('listitem')) };
}

let app: ReturnType<typeof renderScreen> | undefined;

beforeEach(() => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
});
afterEach(async () => {
  vi.restoreAllMocks();
  app?.session.logOut();
  cleanup();
  await eraseOutboxes(window, null);
});

it('says that nothing waits', async () => {
  app = renderScreen({ path: outboxPaths.list.href(), children: <OutboxScreen /> });
  expect(await screen.findByRole('heading', { name: 'Ya se envió todo' })).toBeVisible();
});

it('asks about a message that is too old to be sent without a question', async () => {
  const shown = await renderWith(message, { attempted: true, problem: { kind: 'old' } });
  ({ app } = shown);
  expect(shown.row.getByText(/hace más de 24 horas y no pudimos confirmar/)).toBeVisible();
  expect(shown.row.getByRole('link', { name: 'Ver' })).toHaveAttribute('href', '/messenger/c1');
  await app.person.click(shown.row.getByRole('button', { name: 'Enviar' }));
  // Under its old key: the server may have it.
  await waitFor(async () =>
    expect(await (await openStore()).list()).toMatchObject([{ id: 'entry-1', problem: null }]),
  );
});

it('offers nothing for a write that the server may have', async () => {
  const answer: Write = {
    kind: 'answer',
    id: 'a1',
    title: 'Evacúen',
    state: 'safe',
    at: '2026-09-08T13:42:00Z',
  };
  const shown = await renderWith(answer, { attempted: true });
  ({ app } = shown);
  expect(shown.row.getByText(/Ya no se puede cambiar/)).toBeVisible();
  expect(shown.row.queryByRole('button')).toBeNull();
});
