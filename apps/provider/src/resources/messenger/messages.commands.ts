import { isBlank } from '@school/domain';
import { unreadMessageItems } from '../../mail/unreadMessages.ts';
import { newId } from '../../newId.ts';
import type { Context } from '../../http/contract/handler.ts';
import { invalid } from '../../httpError.ts';
import { messagePushes } from '../../push/messagePushQueue.ts';
import { attach, detach } from './attachments.queries.ts';
import type { lockConversationState } from './conversations.queries.ts';
import {
  findMessage,
  findMessageByClientId,
  insertMessage,
  type lockMessage,
  type MessageRow,
  reword,
} from './messages.queries.ts';
import { presentMessage } from './messenger.present.ts';

type Sending = Pick<Context<'createMessage'>, 'tx' | 'college' | 'person' | 'body' | 'now' | 'defer'>;
type Conversation = NonNullable<Awaited<ReturnType<typeof lockConversationState>>>;

/** @throws HttpError 422 for an empty message, or a reply to a message of another conversation. */
function rejectInvalid({ body, reply_to_id, attachments = [] }: Sending['body'], hasReplied: boolean): void {
  if (reply_to_id && !hasReplied)
    throw invalid({ reply_to_id: ['The message is not in this conversation.'] });
  if (attachments.length === 0 && isBlank(body))
    throw invalid({ body: ['The body field is required when there are no attachments.'] });
}

/**
 * Adds a message to a locked conversation.
 * @returns the message; the stored one when its `client_id` was used before.
 * @throws HttpError 422
 */
export async function sendMessage(
  { tx, college, person, body, now, defer }: Sending,
  conversation: Conversation,
): Promise<{ isNew: boolean; row: MessageRow }> {
  rejectInvalid(body, Boolean(conversation.has_replied));
  const { attachments = [], reply_to_id = null, client_id, forwarded = false } = body;
  const key = { id: newId(now), conversation_id: conversation.id, author_id: person.id };
  const seq = conversation.last_seq + 1;
  const isNew = await insertMessage(tx, {
    ...key,
    college_id: college.id,
    client_id,
    seq,
    body: body.body.trim(),
    reply_to_id,
    forwarded,
    created_at: now,
  });
  if (!isNew) {
    const row = await findMessageByClientId(tx, person.id, client_id);
    if (row.conversation_id !== conversation.id)
      throw invalid({ client_id: ['It was used in another conversation.'] });
    return { isNew, row };
  }
  if (attachments.length > 0 && (await attach(tx, key, attachments)) < attachments.length)
    throw invalid({
      attachments: ['The selection holds a file that cannot be sent here, or was sent before.'],
    });
  const sent = { ...key, college_id: college.id, seq };
  defer(unreadMessageItems(sent, now));
  defer(messagePushes(sent, now));
  return { isNew, row: (await findMessage(tx, key.id, person.id))! };
}

type Deletion = Pick<
  Context<'deleteMessage'>,
  'tx' | 'college' | 'person' | 'now' | 'publish' | 'afterCommit' | 'services'
>;
type LockedMessage = NonNullable<Awaited<ReturnType<typeof lockMessage>>>;

/** Deletes text, files and reactions of a locked message for all members; a deleted message stays as it is. */
export async function deleteContent(context: Deletion, message: LockedMessage): Promise<void> {
  const { tx, college, person, now, publish, afterCommit, services } = context;
  if (message.deleted_at) return;
  const files = await detach(tx, message.id);
  afterCommit(() => files.forEach((id) => services.forget({ collegeId: college.id, id })));
  await reword(tx, message, '', { deleted_at: now });
  const deleted = presentMessage((await findMessage(tx, message.id, person.id))!);
  publish({ kind: 'message.deleted', to: message.member_ids, data: { message: deleted } });
}
