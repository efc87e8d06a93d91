import { randomUUID } from 'node:crypto';
import type { OperationId } from '@school/domain';
import { multipart } from '../../apps/provider/src/testing/multipart.ts';
import type { CallOptions, Role, School } from '../../apps/provider/src/testing/openSchool.ts';
import { pdf } from '../../apps/provider/src/testing/writing.ts';

/** Requests with which the operations on conversations and messages succeed. */
export function arrangedMessenger(
  school: School,
  token: string,
  personId: (role: Role) => Promise<string>,
): Partial<Record<OperationId, () => Promise<CallOptions>>> {
  const group = async () => {
    const body = { kind: 'group', name: 'Equipo', member_ids: [await personId('direccion')] };
    const { data } = await school.call('createConversation', { token, body });
    return { path: { id: data.data.id } };
  };
  const newMessage = () => ({ client_id: randomUUID(), body: 'Buenos días' });
  const message = async () => {
    const { data } = await school.call('createMessage', { token, ...(await group()), body: newMessage() });
    return { path: { id: data.data.id } };
  };
  const foreignMessage = async () => {
    const sent = await school.call('createMessage', {
      token: await school.as('direccion'),
      ...(await group()),
      body: newMessage(),
    });
    return { path: { id: sent.data.data.id } };
  };
  const report = async () => {
    const message = await foreignMessage();
    const { data } = await school.call('createMessageReport', {
      token,
      ...message,
      body: { reason: 'spam' },
    });
    return { path: { id: data.data.id } };
  };
  return {
    createConversation: async () => ({
      body: { kind: 'group', name: 'Equipo', member_ids: [await personId('direccion')] },
    }),
    getConversation: () => group(),
    updateConversation: async () => ({
      ...(await group()),
      body: { name: 'Equipo directivo' },
      headers: { 'if-match': '"1"' },
    }),
    addConversationMembers: async () => ({
      ...(await group()),
      body: { user_ids: [await personId('docente')] },
    }),
    removeConversationMember: async () => ({
      path: { id: (await group()).path.id, user_id: await personId('direccion') },
    }),
    signalTyping: () => group(),
    listMessages: () => group(),
    createMessage: async () => ({ ...(await group()), body: newMessage() }),
    markConversationRead: async () => ({ ...(await group()), body: { seq: 1 } }),
    markConversationUnread: async () => ({ ...(await group()), body: { seq: 1 } }),
    updateConversationSettings: async () => ({
      ...(await group()),
      body: { mute: 'one_hour', archived: true },
    }),
    updateMessage: async () => ({ ...(await message()), body: { body: 'Buenas tardes' } }),
    deleteMessage: () => message(),
    addReaction: async () => ({ path: { ...(await message()).path, emoji: '👍' } }),
    removeReaction: async () => ({ path: { ...(await message()).path, emoji: '👍' } }),
    searchMessages: async () => ({ query: { q: 'reunión' } }),
    exportMessages: async () => ({
      query: {
        'filter[user]': await personId('direccion'),
        from: '2026-01-01',
        to: '2026-12-31',
        reason: 'Inspección',
      },
    }),
    updateMessageRetention: async () => {
      const { keep } = (await school.call('getMessageRetention', { token })).data.data;
      return { body: { keep: keep === 'always' ? 'five_years' : 'always' } };
    },
    createMessageReport: async () => ({ ...(await foreignMessage()), body: { reason: 'spam' } }),
    getMessageReport: () => report(),
    handleMessageReport: async () => ({ ...(await report()), body: { outcome: 'no_action' } }),
    removeReportedMessage: () => report(),
    listAttachments: () => group(),
    createAttachment: async () => ({ ...(await group()), ...multipart({ file: pdf() }) }),
    downloadAttachment: async () => {
      const sent = await school.call('createAttachment', {
        token,
        ...(await group()),
        ...multipart({ file: pdf() }),
      });
      return { path: { id: sent.data.data.id } };
    },
  };
}
