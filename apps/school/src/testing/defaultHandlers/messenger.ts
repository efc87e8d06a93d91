import type { Conversation, Message, SentAttachment } from '@school/domain';
import { attachments, conversations, messageReports, messages, users } from '@school/domain/fixtures';
import { onePage, ok, type Handlers } from '../handlers.ts';

const me = users.administrador;
const user = { id: me.id, name: `${me.name} ${me.first_lastname}`, avatar: me.avatar };
const { paseo } = conversations;
const [rodrigo, tomas] = paseo.members.map((member) => member.user);

/** Returns a message of the sample conversation. */
export const buildMessage = (seq: number, body: string, change: Partial<Message> = {}): Message => ({
  ...messages.paseo,
  id: `01990000-0000-7f11-8000-${String(seq).padStart(12, '0')}`,
  client_id: `client-${seq}`,
  seq,
  author: rodrigo!,
  body,
  attachments: [],
  reply_to: null,
  forwarded: false,
  reactions: [],
  created_at: `2026-09-08T10:${String(seq).padStart(2, '0')}:00-03:00`,
  ...change,
});

/** The messages of the sample conversation, the oldest first; the last is unread. */
export const threadMessages: readonly Message[] = [
  buildMessage(1, '¿Quién tiene el listado?'),
  buildMessage(2, 'Yo lo tengo.', { author: user }),
  {
    ...messages.paseo,
    ...buildMessage(3, messages.paseo.body),
    author: tomas!,
    attachments: messages.paseo.attachments,
  },
];

/** The sample conversation, as the administrator sees it. */
export const buildConversation = (change: Partial<Conversation> = {}): Conversation => ({
  ...paseo,
  members: [...paseo.members, { user, role: 'member', last_received_seq: 2, last_read_seq: 2 }],
  last_message: threadMessages.at(-1)!,
  last_seq: 3,
  last_read_seq: 2,
  unread_count: 1,
  updated_at: threadMessages.at(-1)!.created_at,
  ...change,
});

/** A direct conversation without unread messages. */
export const directConversation: Conversation = buildConversation({
  id: '01990000-0000-7f01-8000-000000000002',
  kind: 'direct',
  name: null,
  description: null,
  members: [
    { user: rodrigo!, role: 'member', last_received_seq: 2, last_read_seq: 2 },
    { user, role: 'member', last_received_seq: 2, last_read_seq: 2 },
  ],
  last_message: buildMessage(2, 'Perfecto, lo reviso hoy', { author: user }),
  last_seq: 2,
  unread_count: 0,
  updated_at: '2026-09-07T18:00:00-03:00',
});

/** Returns a page of messages, the newest first. */
export const messagesPage = (shown: readonly Message[], before: string | null = null) => ({
  data: shown.toReversed(),
  meta: { before, after: null, limit: 50 },
});

/** The answer with the bytes of a file. */
export const attachmentFile = {
  status: 200,
  text: 'file',
  headers: { 'content-disposition': 'attachment' },
};

/** Files of the sample conversation, those of the newest message first. */
export const sentAttachments: readonly SentAttachment[] = [
  { file: attachments.listado, author: tomas! },
  { file: attachments.horario, author: rodrigo! },
  { file: attachments.patio, author: user },
  { file: attachments.autorizacion, author: rodrigo! },
  { file: { ...attachments.listado, name: 'listado-8A.pdf' }, author: tomas! },
].map(({ file, author }, at) => ({
  ...file,
  id: `01990000-0000-7f21-8000-${String(at + 1).padStart(12, '0')}`,
  author,
  message_seq: 3 - Math.min(at, 2),
  created_at: threadMessages[2 - Math.min(at, 2)]!.created_at,
}));

/** Default handlers of the messenger: one group with an unread message, and one direct conversation. */
export const messengerAnswers: Handlers = {
  countUnreadMessages: ok('countUnreadMessages', { data: { count: 1 } }),
  listConversations: ({ query }) =>
    ok(
      'listConversations',
      onePage(query.get('archived') === 'true' ? [] : [buildConversation(), directConversation]),
    ),
  getConversation: ({ path }) =>
    ok('getConversation', {
      data: path.endsWith(directConversation.id) ? directConversation : buildConversation(),
    }),
  listMessages: ({ query }) => {
    const after = Number(query.get('after') ?? 0);
    return ok('listMessages', messagesPage(threadMessages.filter(({ seq }) => seq > after)));
  },
  createMessage: ({ body }) => {
    const { client_id, body: text } = body as { client_id: string; body: string };
    return ok('createMessage', { data: buildMessage(4, text, { author: user, client_id }) });
  },
  updateMessage: ({ body }) =>
    ok('updateMessage', {
      data: {
        ...threadMessages[1]!,
        body: (body as { body: string }).body,
        edited_at: '2026-09-08T10:40:00-03:00',
      },
    }),
  deleteMessage: ok('deleteMessage'),
  createMessageReport: {
    status: 201,
    data: {
      data: {
        id: messageReports.open.id,
        message_id: messageReports.open.message.id,
        reason: messageReports.open.reason,
        note: messageReports.open.note,
        created_at: messageReports.open.created_at,
      },
    },
  },
  listMessageReports: ({ query }) => {
    const isHandled = query.get('filter[status]') === 'handled';
    return ok('listMessageReports', onePage([isHandled ? messageReports.handled : messageReports.open]));
  },
  getMessageReport: ({ path }) =>
    ok('getMessageReport', {
      data: path.endsWith(messageReports.handled.id) ? messageReports.handled : messageReports.open,
    }),
  handleMessageReport: ok('handleMessageReport', { data: messageReports.handled }),
  removeReportedMessage: ok('removeReportedMessage'),
  exportMessages: {
    status: 200,
    text: 'Hora;Mensaje',
    headers: { 'content-disposition': 'attachment; filename="mensajes.csv"' },
  },
  addReaction: ok('addReaction', { data: threadMessages[0]! }),
  removeReaction: ok('removeReaction', { data: threadMessages[0]! }),
  markConversationRead: ok('markConversationRead'),
  markConversationUnread: ok('markConversationUnread'),
  updateConversationSettings: ok('updateConversationSettings', { data: buildConversation() }),
  listOnlineMembers: ok('listOnlineMembers', { data: [] }),
  signalTyping: ok('signalTyping'),
  markMessagesReceived: ok('markMessagesReceived'),
  createAttachment: ok('createAttachment', { data: messages.paseo.attachments[0]! }),
  listAttachments: ok('listAttachments', onePage([])),
  searchMessages: ok('searchMessages', messagesPage([])),
  createConversation: { status: 201, data: { data: buildConversation() } },
  updateConversation: ok('updateConversation', { data: buildConversation() }),
  addConversationMembers: ok('addConversationMembers', { data: buildConversation() }),
  removeConversationMember: ok('removeConversationMember'),
  downloadAttachment: attachmentFile,
};
