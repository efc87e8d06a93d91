import type { Conversation, ConversationSettings } from '@school/domain';
import { users } from '@school/domain/fixtures';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { invalidate } from '../../data/cache.ts';
import { publishStreamEvent } from '../../data/streamEvents.ts';
import {
  buildConversation,
  directConversation,
  buildMessage,
  messagesPage,
  threadMessages,
} from '../../testing/defaultHandlers/messenger.ts';
import { type Handlers, ok, onePage } from '../../testing/handlers.ts';
import { layOutMessages } from '../../testing/layOutMessages.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { MessengerScreen } from './MessengerScreen.tsx';
import { messengerPaths } from './paths.ts';

const { id, settings: usual } = buildConversation();
const open = messengerPaths.conversation.href({ id });
const list = messengerPaths.conversation.href({});

/** Answers of a server that stores the settings and read pointers of two conversations. */
function storingServer(change: Partial<Conversation> = {}): Handlers {
  const stored = new Map(
    [buildConversation(change), directConversation].map((conversation) => [conversation.id, conversation]),
  );
  const of = (path: string) => [...stored.values()].find((one) => path.includes(one.id))!;
  const point = (path: string, last_read_seq: number) => {
    const one = of(path);
    stored.set(one.id, { ...one, last_read_seq, unread_count: one.last_seq - last_read_seq });
  };
  return {
    listConversations: ({ query }) => {
      const archived = query.get('archived') === 'true';
      return ok(
        'listConversations',
        onePage([...stored.values()].filter(({ settings }) => settings.archived === archived)),
      );
    },
    getConversation: ({ path }) => ok('getConversation', { data: of(path) }),
    listMessages: ok('listMessages', messagesPage(threadMessages)),
    updateConversationSettings: ({ path, body }) => {
      const one = of(path);
      const { mute, ...rest } = body as Partial<ConversationSettings> & { mute?: string };
      const settings = {
        ...one.settings,
        ...(rest.pinned && { archived: false }),
        ...(rest.archived && { pinned: false }),
        ...rest,
        ...(mute && {
          muted: mute !== 'off',
          muted_until: mute === 'eight_hours' ? '2026-09-08T18:45:00-03:00' : null,
        }),
      };
      stored.set(one.id, { ...one, settings });
      return ok('updateConversationSettings', { data: of(path) });
    },
    markConversationRead: ({ path, body }) => {
      point(path, (body as { seq: number }).seq);
      return ok('markConversationRead');
    },
    markConversationUnread: ({ path, body }) => {
      point(path, (body as { seq: number }).seq - 1);
      return ok('markConversationUnread');
    },
  };
}

const show = (answers: Handlers = storingServer(), path = list) =>
  renderScreen({ path, user: users.administrador, answers, children: <MessengerScreen /> });
type App = ReturnType<typeof show>;
const findCalls = (app: App, operation: string) =>
  app.calls.filter(({ operationId }) => operationId === operation);
const row = (name: RegExp) => screen.findByRole('link', { name });
const group = () => row(/^Paseo de 7° básico/);
const names = () =>
  screen.getAllByRole('link', { name: /^(Paseo|Rodrigo)/ }).map(({ textContent }) => textContent);
const choose = async (app: App, button: string, item: string) => {
  await app.person.click(await screen.findByRole('button', { name: button }));
  await app.person.click(await screen.findByRole('menuitem', { name: item }));
};
const onGroup = (app: App, item: string) => choose(app, 'Acciones para Paseo de 7° básico', item);
const onDirect = (app: App, item: string) => choose(app, 'Acciones para Rodrigo Pizarro Olivares', item);
const inHeader = (app: App, item: string) => choose(app, 'Acciones de la conversación', item);
const rejected = { status: 500, data: { message: 'Server error.' } };

beforeEach(layOutMessages);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the settings of a conversation', () => {
  it('pins it at once, and sorts it first', async () => {
    const app = show({ ...storingServer(), updateConversationSettings: 'pending' });
    await group();
    await onDirect(app, 'Fijar');
    await waitFor(() => expect(names()[0]).toMatch(/^Rodrigo/));
    expect(await row(/^Rodrigo.*Fijada/)).toBeVisible();
    expect(findCalls(app, 'updateConversationSettings')[0]!.body).toEqual({ pinned: true });
  });

  it('mutes it for some time, shows until when, and unmutes it', async () => {
    const app = show();
    await group();
    await onGroup(app, 'Silenciar 8 horas');
    expect(await row(/^Paseo.*Silenciada/)).toBeVisible();
    expect(findCalls(app, 'updateConversationSettings')[0]!.body).toEqual({ mute: 'eight_hours' });
    await onGroup(app, 'Dejar de silenciar (hasta: 18:45)');
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Paseo.*Silenciada/ })).toBeNull());
  });

  it('takes a change back when the server rejects it, and explains it', async () => {
    const app = show({ ...storingServer(), updateConversationSettings: rejected });
    await group();
    await onGroup(app, 'Archivar');
    expect(await screen.findByText('Algo falló', { exact: false })).toBeVisible();
    expect(await group()).toBeVisible();
  });

  it('takes a change back without a network', async () => {
    const app = show({ ...storingServer(), updateConversationSettings: 'offline' });
    await group();
    await onGroup(app, 'Fijar');
    await waitFor(() => expect(findCalls(app, 'updateConversationSettings')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Paseo.*Fijada/ })).toBeNull());
  });

  it('explains that no more conversations can be pinned', async () => {
    const app = show({
      ...storingServer(),
      updateConversationSettings: { status: 422, data: { message: 'Invalid.', errors: { pinned: [''] } } },
    });
    await group();
    await onGroup(app, 'Fijar');
    expect(await screen.findByText(/^No se pueden fijar más conversaciones/)).toBeVisible();
  });
});

describe('archived conversations', () => {
  it('leaves the list at once, and returns by the button of the toast', async () => {
    const app = show();
    await group();
    await onGroup(app, 'Archivar');
    await waitFor(() => expect(names()).toHaveLength(1));
    await app.person.click(await screen.findByRole('button', { name: 'Deshacer' }));
    expect(await group()).toBeVisible();
    expect(findCalls(app, 'updateConversationSettings').map(({ body }) => body)).toEqual([
      { archived: true },
      { archived: false },
    ]);
  });

  it('returns pinned if it was pinned', async () => {
    const app = show(storingServer({ settings: { ...usual, pinned: true } }));
    await row(/^Paseo.*Fijada/);
    await onGroup(app, 'Archivar');
    await app.person.click(await screen.findByRole('button', { name: 'Deshacer' }));
    expect(await row(/^Paseo.*Fijada/)).toBeVisible();
  });

  it('has its own list, with a way back', async () => {
    const app = show(storingServer({ settings: { ...usual, archived: true } }));
    await row(/^Rodrigo/);
    expect(names()).toHaveLength(1);
    await app.person.click(await screen.findByRole('button', { name: 'Archivadas · 1' }));
    expect(await group()).toBeVisible();
    expect(names()).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Volver a las conversaciones' })).toHaveFocus();
    await onGroup(app, 'Desarchivar');
    expect(await screen.findByText('No hay conversaciones archivadas')).toBeVisible();
    await app.person.click(screen.getByRole('button', { name: 'Volver a las conversaciones' }));
    expect(await group()).toBeVisible();
    expect(names()).toHaveLength(2);
  });
});

describe('marking as unread', () => {
  const isRead = () =>
    waitFor(() => expect(screen.queryByRole('link', { name: /^Paseo.*sin leer/ })).toBeNull());

  it('marks from the last message, and as read again', async () => {
    const app = show();
    await row(/^Rodrigo/);
    await onDirect(app, 'Marcar como no leída');
    expect(await row(/^Rodrigo.*1 sin leer/)).toBeVisible();
    expect(findCalls(app, 'markConversationUnread')[0]!.body).toEqual({ seq: directConversation.last_seq });
    await onDirect(app, 'Marcar como leída');
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Rodrigo.*sin leer/ })).toBeNull());
  });

  it('keeps the open conversation unread until it is opened again', async () => {
    const app = show(storingServer(), open);
    await screen.findByRole('log');
    await waitFor(() => expect(findCalls(app, 'markConversationRead')).toHaveLength(1));
    await isRead();
    await inHeader(app, 'Marcar como no leída');
    expect(await row(/^Paseo.*1 sin leer/)).toBeVisible();
    await waitFor(() => expect(findCalls(app, 'markConversationUnread')).toHaveLength(1));
    act(() =>
      publishStreamEvent({
        kind: 'conversation.unread',
        data: { conversation_id: id, last_read_seq: 2 },
      }),
    );
    await app.person.click(await row(/^Rodrigo/));
    await screen.findByRole('log', { name: /^Rodrigo/ });
    expect(findCalls(app, 'markConversationRead').filter(({ path }) => path.includes(id))).toHaveLength(1);
    await app.person.click(await row(/^Paseo.*1 sin leer/));
    await waitFor(() =>
      expect(findCalls(app, 'markConversationRead').filter(({ path }) => path.includes(id))).toHaveLength(2),
    );
    await isRead();
  });

  it('keeps it unread if it was marked on another device', async () => {
    const server = storingServer({ last_read_seq: 3, unread_count: 0 });
    const app = show(server, open);
    const log = within(await screen.findByRole('log'));
    await log.findByText(threadMessages.at(-1)!.body);
    const { markConversationUnread } = server as Required<Handlers>;
    if (typeof markConversationUnread === 'function')
      markConversationUnread({ path: id, query: new URLSearchParams(), body: { seq: 3 }, headers: {} });
    await act(async () => {
      publishStreamEvent({
        kind: 'conversation.unread',
        data: { conversation_id: id, last_read_seq: 2 },
      });
      invalidate(['listConversations', 'getConversation'], 'stream');
    });
    expect(await row(/^Paseo.*1 sin leer/)).toBeVisible();
    expect(findCalls(app, 'markConversationRead')).toHaveLength(0);
  });

  it('marks later messages as read after an own one', async () => {
    const app = show(storingServer({ last_read_seq: 3, unread_count: 0 }), open);
    await screen.findByRole('log');
    await inHeader(app, 'Marcar como no leída');
    expect(await row(/^Paseo.*1 sin leer/)).toBeVisible();
    const { avatar, id: me, name } = users.administrador;
    act(() => {
      publishStreamEvent({
        kind: 'message.created',
        data: { message: buildMessage(4, 'Voy', { author: { id: me, name, avatar } }) },
      });
    });
    await waitFor(() => expect(findCalls(app, 'markConversationRead').at(-1)?.body).toEqual({ seq: 4 }));
  });

  it('leaves the conversation on a phone', async () => {
    vi.stubGlobal('matchMedia', (media: string) => ({
      matches: media === '(width < 768px)',
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    const app = show(storingServer({ last_read_seq: 3, unread_count: 0 }), open);
    await screen.findByRole('log');
    await inHeader(app, 'Marcar como no leída');
    expect(await row(/^Paseo.*1 sin leer/)).toBeVisible();
    expect(screen.queryByRole('log')).toBeNull();
  });
});
