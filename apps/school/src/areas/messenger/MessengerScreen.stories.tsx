import type { Meta, StoryObj } from '@storybook/react-vite';
import { users } from '@school/domain/fixtures';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  buildConversation,
  directConversation,
  buildMessage,
  messagesPage,
  threadMessages,
} from '../../testing/defaultHandlers/messenger.ts';
import { invalidate } from '../../data/cache.ts';
import { eraseOutboxes } from '../../outbox/openOutbox.ts';
import { type Handlers, ok, onePage } from '../../testing/handlers.ts';
import { withApp } from '../../testing/withApp.tsx';
import { MessengerScreen } from './MessengerScreen.tsx';
import { messengerPaths } from './paths.ts';

const meta = {
  title: 'Screens/Messenger',
  component: MessengerScreen,
  parameters: { layout: 'fullscreen' },
  // Messages of the story before wait in the browser's database.
  beforeEach: () => eraseOutboxes(window, null),
} satisfies Meta<typeof MessengerScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const { id } = buildConversation();
const open = messengerPaths.conversation.href({ id });
const at = (answers: Handlers = {}, path = open, online = true) => [
  withApp({ path, answers, user: users.administrador, online }),
];
const list = messengerPaths.conversation.href({});
const [first, own] = threadMessages;

/** A group with an unread message, a file and an own message. */
export const Usual: Story = { decorators: at() };

export const NoneOpen: Story = { decorators: at({}, list) };

export const Empty: Story = {
  decorators: at({ listConversations: ok('listConversations', onePage([])) }, list),
};

export const NoMessages: Story = {
  decorators: at({
    getConversation: ok('getConversation', {
      data: buildConversation({ last_message: null, last_seq: 0, last_read_seq: 0, unread_count: 0 }),
    }),
    listMessages: ok('listMessages', messagesPage([])),
  }),
};

export const Loading: Story = {
  decorators: at({ listConversations: 'pending', getConversation: 'pending', listMessages: 'pending' }),
};

let isMember = true;

/** What was written in a conversation from which the user was removed. */
export const Removed: Story = {
  decorators: at({
    getConversation: () =>
      isMember
        ? ok('getConversation', { data: buildConversation() })
        : { status: 404, data: { message: 'Not found.' } },
  }),
  beforeEach: () => {
    isMember = true;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Mensaje' }), '¿A qué hora sale el bus?');
    isMember = false;
    invalidate(['getConversation'], 'stream');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Copiar texto' })).toBeVisible());
  },
};

/** No one else can read new messages. */
export const Unreachable: Story = {
  decorators: at(
    { getConversation: ok('getConversation', { data: { ...directConversation, reachable: false } }) },
    messengerPaths.conversation.href({ id: directConversation.id }),
  ),
};

export const Failing: Story = {
  decorators: at({
    listConversations: { status: 500, data: { message: 'Server error.' } },
    getConversation: { status: 500, data: { message: 'Server error.' } },
    listMessages: { status: 500, data: { message: 'Server error.' } },
  }),
};

/** The user left the group on another device. */
export const Gone: Story = {
  decorators: at({
    getConversation: { status: 403, data: { message: 'Forbidden.' } },
    listMessages: { status: 403, data: { message: 'Forbidden.' } },
  }),
};

/** A quotation, an edited and a deleted message, and both directions in one conversation. */
export const MixedDirections: Story = {
  decorators: at({
    listConversations: ok(
      'listConversations',
      onePage([
        buildConversation({ last_message: buildMessage(5, 'شكرًا جزيلًا، سنكون هناك') }),
        directConversation,
      ]),
    ),
    listMessages: ok(
      'listMessages',
      messagesPage([
        first!,
        {
          ...own!,
          reply_to: {
            id: first!.id,
            seq: 1,
            author: first!.author,
            excerpt: first!.body,
            attachments_count: 0,
            deleted: false,
          },
        },
        buildMessage(3, 'شكرًا جزيلًا، سنكون هناك\nThe bus leaves at 8:15 (gate 2).', {
          edited_at: '2026-09-08T10:20:00-03:00',
        }),
        buildMessage(4, '', { deleted_at: '2026-09-08T10:21:00-03:00' }),
        buildMessage(5, 'https://aromos.example/salida'),
      ]),
    ),
  }),
};

/** Reactions of several people, an own one, and the quick reactions above the actions. */
export const Reactions: Story = {
  decorators: at({
    listMessages: ok(
      'listMessages',
      messagesPage([
        {
          ...first!,
          reactions: [
            { emoji: '👍', count: 12, mine: true, people: [{ id: users.administrador.id, name: 'Marcela' }] },
            { emoji: '🎉', count: 1, mine: false, people: [first!.author] },
          ],
        },
        own!,
      ]),
    ),
  }),
  play: async ({ canvas }) => {
    // The last message may be rendered before the first.
    const message = (await within(await canvas.findByRole('log')).findByText(first!.body)).closest(
      'article',
    )!;
    // The list hides a row until it has measured it.
    (await within(message).findByRole('button', { name: 'Acciones del mensaje' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('menuitemcheckbox', { name: '👍', checked: true })).toHaveFocus();
  },
};

/** The server rejects what is written. */
export const FailedMessage: Story = {
  decorators: at({ createMessage: { status: 422, data: { message: 'Invalid.', errors: {} } } }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Mensaje' }), 'No llega{Enter}');
    await canvas.findByRole('button', { name: 'Reintentar' }, { timeout: 20_000 });
  },
};

const { settings: usual } = buildConversation();

/** Pinned and muted conversations, and the actions of one. */
export const PinnedAndMuted: Story = {
  decorators: at({
    listConversations: ({ query }) =>
      ok(
        'listConversations',
        onePage(
          query.get('archived') === 'true'
            ? [directConversation]
            : [
                buildConversation({ settings: { ...usual, pinned: true } }),
                { ...directConversation, settings: { ...usual, muted: true } },
              ],
        ),
      ),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Acciones para Paseo de 7° básico' }));
    const menu = within(document.body);
    await waitFor(() => expect(menu.getByRole('menuitem', { name: 'Dejar de fijar' })).toBeVisible());
  },
};

export const ArchivedConversations: Story = {
  decorators: at(
    {
      listConversations: ok(
        'listConversations',
        onePage([buildConversation({ settings: { ...usual, archived: true } })]),
      ),
    },
    list,
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Archivadas/ }));
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Paseo de 7° básico/ })).toBeVisible());
  },
};

/** A message on its way, without an answer of the server. */
export const SendingMessage: Story = {
  decorators: at({ createMessage: 'pending' }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Mensaje' }), 'En camino{Enter}');
    await waitFor(() => expect(canvas.getAllByText('En camino').at(-1)).toBeVisible());
  },
};

/** The file of a message is being uploaded, which can be cancelled. */
export const UploadingFile: Story = {
  decorators: at({ createAttachment: 'pending' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Mensaje' });
    const input = canvas.getByLabelText('Adjuntar archivos', { selector: 'input' });
    await userEvent.upload(input, new File(['uno'], 'plano-piso-2.txt', { type: 'text/plain' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Mensaje' }), 'Va el plano{Enter}');
    await canvas.findByRole('button', { name: 'Cancelar la subida' });
  },
};

export const LongTexts: Story = {
  decorators: at({
    getConversation: ok('getConversation', {
      data: buildConversation({ name: 'Un grupo cuyo nombre no termina nunca, '.repeat(2).trim() }),
    }),
    listMessages: ok(
      'listMessages',
      messagesPage([buildMessage(1, 'Un texto que sigue y sigue. '.repeat(60))]),
    ),
  }),
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  decorators: at(),
};

export const Offline: Story = { decorators: at({}, open, false) };
