import { messages, users } from '@school/domain/fixtures';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

const { id } = buildConversation();
const show = (answers: Handlers = {}, path = messengerPaths.conversation.href({ id })) =>
  renderScreen({ path, user: users.administrador, answers, children: <MessengerScreen /> });
const list = () => messengerPaths.conversation.href({});
const field = () => screen.findByRole('textbox', { name: 'Mensaje' });
const bubble = async (text: string | RegExp) => {
  const log = within(await screen.findByRole('log'));
  return (await log.findByText(text)).closest('article')!;
};
const findCalls = (app: ReturnType<typeof show>, operation: string) =>
  app.calls.filter(({ operationId }) => operationId === operation);
const openMenu = async (app: ReturnType<typeof show>, text: string, item: string) => {
  const message = await bubble(text);
  await app.person.click(within(message).getByRole('button', { name: 'Acciones del mensaje' }));
  await app.person.click(await screen.findByRole('menuitem', { name: item }));
};

beforeEach(layOutMessages);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the list of conversations', () => {
  it('shows names, last messages and unread counts', async () => {
    show({}, list());
    const group = await screen.findByRole('link', { name: /Paseo de 7° básico/ });
    expect(group).toHaveTextContent(messages.paseo.body);
    expect(group).toHaveAttribute('href', messengerPaths.conversation.href({ id }));
    const direct = screen.getByRole('link', { name: /Rodrigo Pizarro Olivares/ });
    expect(direct).toHaveTextContent('Perfecto, lo reviso hoy');
  });

  it('shows the number of unread messages in the menu and in the bar of a phone', async () => {
    show({ countUnreadMessages: ok('countUnreadMessages', { data: { count: 5 } }) }, list());
    const entries = await screen.findAllByRole('link', { name: /Mensajes.*5/ });
    expect(entries).toHaveLength(2);
  });

  it('explains an empty list', async () => {
    show({ listConversations: ok('listConversations', onePage([])) }, list());
    expect(await screen.findByText('Aún no tienes conversaciones')).toBeVisible();
  });

  it('offers another attempt when it cannot be loaded', async () => {
    let isDown = true;
    const app = show(
      {
        listConversations: () =>
          isDown ? 'offline' : ok('listConversations', onePage([directConversation])),
      },
      list(),
    );
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    isDown = false;
    await app.person.click(retry);
    expect(await screen.findByRole('link', { name: /Rodrigo Pizarro Olivares/ })).toBeVisible();
  });

  it('loads further conversations on request', async () => {
    const app = show(
      {
        listConversations: ({ query }) => {
          const page = Number(query.get('page'));
          const whole = onePage([page === 1 ? buildConversation() : directConversation], 2);
          return ok('listConversations', {
            ...whole,
            meta: { ...whole.meta, current_page: page, last_page: 2 },
          });
        },
      },
      list(),
    );
    await app.person.click(await screen.findByRole('button', { name: 'Ver más conversaciones' }));
    expect(await screen.findByRole('link', { name: /Rodrigo Pizarro Olivares/ })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Ver más conversaciones' })).toBeNull());
  });
});

describe('a conversation', () => {
  it('shows its messages with a line above the first unread one, and marks them as read', async () => {
    const app = show();
    await bubble('¿Quién tiene el listado?');
    expect(screen.getByText('1 mensaje nuevo')).toBeVisible();
    await waitFor(() => expect(findCalls(app, 'markConversationRead')).toHaveLength(1));
    expect(findCalls(app, 'markConversationRead')[0]!.body).toEqual({ seq: 3 });
  });

  it('says that own messages were read, and by how many', async () => {
    show({
      getConversation: ok('getConversation', {
        data: {
          ...buildConversation(),
          members: buildConversation().members.map((member) => ({ ...member, last_read_seq: 2 })),
        },
      }),
    });
    expect(within(await bubble('Yo lo tengo.')).getByText('Leído por 2')).toBeVisible();
  });

  it('shows a message of another person as soon as it is sent, once', async () => {
    show();
    await bubble('¿Quién tiene el listado?');
    const event = {
      kind: 'message.created',
      data: { message: buildMessage(4, 'Llegó el bus') },
    } as const;
    publishStreamEvent(event);
    publishStreamEvent(event);
    expect(await bubble('Llegó el bus')).toBeVisible();
  });

  it('shows the newest messages when one is sent from far back', async () => {
    let all = Array.from({ length: 120 }, (_, index) => buildMessage(index + 1, `Mensaje ${index + 1}`));
    const app = show(
      {
        listMessages: ({ query }) => {
          const after = query.get('after');
          const page = after === null ? all.slice(-50) : all.slice(Number(after), Number(after) + 50);
          return ok('listMessages', messagesPage(page, String(page[0]!.seq)));
        },
        createMessage: ({ body }) => {
          const { client_id, body: text } = body as { client_id: string; body: string };
          const { avatar, id: me, name } = users.administrador;
          const message = buildMessage(121, text, { author: { id: me, name, avatar }, client_id });
          all = [...all, message];
          return ok('createMessage', { data: message });
        },
      },
      messengerPaths.conversation.href({ id, message: '30' }),
    );
    // The top of the loaded messages: nothing scrolls in jsdom.
    await bubble('Mensaje 6');
    await app.person.type(await field(), 'Voy en camino{Enter}');
    await waitFor(() => expect(findCalls(app, 'createMessage')).toHaveLength(1));
    expect(await bubble('Mensaje 72')).toBeVisible();
    expect(screen.queryByText('Mensaje 6')).toBeNull();
  });

  it('loads the messages in between when an event was missed', async () => {
    let all = threadMessages;
    show({
      listMessages: ({ query }) =>
        ok('listMessages', messagesPage(all.filter(({ seq }) => seq > Number(query.get('after') ?? 0)))),
    });
    await bubble('¿Quién tiene el listado?');
    all = [...threadMessages, buildMessage(4, 'Cuatro'), buildMessage(5, 'Cinco')];
    publishStreamEvent({ kind: 'message.created', data: { message: buildMessage(5, 'Cinco') } });
    await bubble('Cuatro');
    expect(await bubble('Cinco')).toBeVisible();
  });

  it('loads everything again after a reset of the stream', async () => {
    let all = threadMessages;
    show({ listMessages: () => ok('listMessages', messagesPage(all)) });
    await bubble('¿Quién tiene el listado?');
    all = [buildMessage(1, 'Otro texto')];
    publishStreamEvent({ kind: 'reset', data: {} });
    expect(await bubble('Otro texto')).toBeVisible();
  });

  it('says that a deleted conversation is gone', async () => {
    show({ getConversation: { status: 404, data: { message: 'Not found.' } } });
    expect(await screen.findByText('Esta conversación se eliminó o ya no participas en ella.')).toBeVisible();
  });
});

describe('sending', () => {
  it('sends a message once and empties the field', async () => {
    const app = show();
    await app.person.type(await field(), 'Vamos todos{Enter}');
    await waitFor(() => expect(findCalls(app, 'createMessage')).toHaveLength(1));
    const [call] = findCalls(app, 'createMessage');
    expect(call!.body).toMatchObject({ body: 'Vamos todos', attachments: [], reply_to_id: null });
    expect((call!.body as { client_id: string }).client_id).toBe(call!.headers['Idempotency-Key']);
    await bubble('Vamos todos');
    expect(await field()).toHaveValue('');
  });

  it('keeps a rejected message with its actions, and sends it again under a new key', async () => {
    let isRejected = true;
    const app = show({
      createMessage: ({ body }) => {
        if (isRejected) return { status: 403, data: { message: 'Forbidden.' } };
        const { client_id, body: text } = body as { client_id: string; body: string };
        const [, own] = threadMessages;
        return ok('createMessage', {
          data: { ...own!, ...buildMessage(4, text), author: own!.author, client_id },
        });
      },
    });
    await app.person.type(await field(), 'No llega{Enter}');
    const message = within(await bubble('No llega'));
    const retry = await message.findByRole('button', { name: 'Reintentar' });
    expect(message.getByText('Esta conversación se eliminó o ya no participas en ella.')).toBeVisible();
    isRejected = false;
    await app.person.click(retry);
    await waitFor(() => expect(findCalls(app, 'createMessage')).toHaveLength(2));
    const [first, second] = findCalls(app, 'createMessage').map(
      ({ body }) => (body as { client_id: string }).client_id,
    );
    expect(first).not.toBe(second);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull());
    await bubble('No llega');
  });

  it('discards a rejected message', async () => {
    const app = show({ createMessage: { status: 422, data: { message: 'Invalid.', errors: {} } } });
    await app.person.type(await field(), 'No llega{Enter}');
    const message = await bubble('No llega');
    await app.person.click(await within(message).findByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(within(screen.getByRole('log')).queryByText('No llega')).toBeNull());
  });

  it('uploads files first and sends their ids', async () => {
    const app = show();
    await field();
    const file = new File(['uno'], 'uno.txt', { type: 'text/plain' });
    await app.person.upload(screen.getByLabelText('Adjuntar archivos', { selector: 'input' }), file);
    await app.person.click(screen.getByRole('button', { name: 'Enviar' }));
    await waitFor(() => expect(findCalls(app, 'createMessage')).toHaveLength(1));
    const [upload] = findCalls(app, 'createAttachment');
    const [sent] = findCalls(app, 'createMessage');
    expect(upload!.headers['Idempotency-Key']).toBe(`${sent!.headers['Idempotency-Key']}-0`);
    expect(sent!.body).toMatchObject({ attachments: [messages.paseo.attachments[0]!.id] });
  });

  it('keeps the text of an unsent message for the next visit', async () => {
    const app = show();
    await app.person.type(await field(), 'Mañana te');
    expect(
      Array.from({ length: app.storage.length }, (_, at) => app.storage.getItem(app.storage.key(at)!)).join(),
    ).toContain('Mañana te');
  });
});

describe('the actions of a message', () => {
  it('replies with a quotation', async () => {
    const app = show();
    await openMenu(app, '¿Quién tiene el listado?', 'Responder');
    expect(await screen.findByText(/Respondiendo a/)).toBeVisible();
    await app.person.type(await field(), 'Yo{Enter}');
    await waitFor(() => expect(findCalls(app, 'createMessage')).toHaveLength(1));
    expect(findCalls(app, 'createMessage')[0]!.body).toMatchObject({ reply_to_id: threadMessages[0]!.id });
  });

  it('edits the last own message with the arrow key', async () => {
    const app = show();
    await bubble('Yo lo tengo.');
    await app.person.type(await field(), '{ArrowUp}');
    expect(await field()).toHaveValue('Yo lo tengo.');
    await app.person.clear(await field());
    await app.person.type(await field(), 'Lo tengo yo.{Enter}');
    await bubble('Lo tengo yo.');
    expect(await field()).toHaveValue('');
  });

  it('deletes a message after a confirmation; that it was deleted stays visible', async () => {
    const app = show();
    await openMenu(app, 'Yo lo tengo.', 'Eliminar');
    const dialog = within(await screen.findByRole('alertdialog'));
    await app.person.click(dialog.getByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(within(screen.getByRole('log')).queryByText('Yo lo tengo.')).toBeNull());
    expect(findCalls(app, 'deleteMessage')).toHaveLength(1);
  });
});

it('shows the keyboard shortcuts with the question mark while the focus is in the messages', async () => {
  const app = show();
  await app.person.type(await field(), '?');
  await app.person.clear(await field());
  act(() => (document.activeElement as HTMLElement).blur());
  await app.person.keyboard('?');
  expect(screen.queryByRole('dialog')).toBeNull();
  within(await bubble('Yo lo tengo.'))
    .getByRole('button', { name: 'Acciones del mensaje' })
    .focus();
  await app.person.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Atajos de teclado' })).toBeVisible();
});
