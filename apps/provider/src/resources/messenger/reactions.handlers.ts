import { type Message, reactionLimits } from '@school/domain';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';
import type { Context, Handlers } from '../../http/contract/handler.ts';
import { forbidden, invalid, notFound } from '../../httpError.ts';
import { findMessage, lockMessage } from './messages.queries.ts';
import { presentMessage, withoutReader } from './messenger.present.ts';
import { countReactions, deleteReaction, insertReaction } from './reactions.queries.ts';

/* The compile target has no literals with the flag `v`. */
const oneEmoji = new RegExp(String.raw`^\p{RGI_Emoji}$`, 'v');

type ReactionContext = Pick<Context<'addReaction'>, 'tx' | 'college' | 'path' | 'person' | 'publish'>;

/**
 * Locks the message of the path for a reaction of this person.
 * @throws HttpError 404, 403 when the person is no member, 422 for a text that is not one emoji and for a deleted message.
 */
async function reactedMessage({ tx, path, person }: ReactionContext) {
  if (!oneEmoji.test(path.emoji)) throw invalid({ emoji: ['The emoji field must be one emoji.'] });
  const message = await lockMessage(tx, path.id);
  if (!message) throw notFound();
  if (!message.member_ids.includes(person.id)) throw forbidden();
  return message;
}

/** @throws HttpError 422 when the message, or the person on it, has as many different emoji as allowed. */
function rejectTooMany({ emoji, own, is_used }: Awaited<ReturnType<typeof countReactions>>): void {
  if (own >= reactionLimits.person)
    throw invalid({ emoji: [`A person can add ${reactionLimits.person} different reactions to a message.`] });
  if (emoji >= reactionLimits.message && !is_used)
    throw invalid({ emoji: [`A message can have ${reactionLimits.message} different reactions.`] });
}

async function answer(tx: CollegeTransaction, id: string, personId: string): Promise<Message> {
  return presentMessage((await findMessage(tx, id, personId))!);
}

function publishReaction(
  { publish, path, person }: ReactionContext,
  memberIds: readonly string[],
  message: Message,
  added: boolean,
): void {
  const { id: message_id, conversation_id } = message;
  const { reactions } = withoutReader(message);
  const data = { conversation_id, message_id, user_id: person.id, emoji: path.emoji, added, reactions };
  publish({ kind: 'message.reacted', to: memberIds, data });
}

export const reactionsHandlers = {
  addReaction: async (context) => {
    const { tx, college, path, person, now } = context;
    const storedMessage = await reactedMessage(context);
    if (storedMessage.deleted_at) throw invalid({ emoji: ['The message was deleted.'] });
    const key = { message_id: storedMessage.id, user_id: person.id, emoji: path.emoji };
    const counts = await countReactions(tx, key);
    if (!counts.is_own) {
      rejectTooMany(counts);
      await insertReaction(tx, { college_id: college.id, ...key, created_at: now });
    }
    const message = await answer(tx, storedMessage.id, person.id);
    if (!counts.is_own) publishReaction(context, storedMessage.member_ids, message, true);
    return { status: 200, body: { data: message } };
  },

  removeReaction: async (context) => {
    const { tx, path, person } = context;
    const storedMessage = await reactedMessage(context);
    const isRemoved = await deleteReaction(tx, {
      message_id: storedMessage.id,
      user_id: person.id,
      emoji: path.emoji,
    });
    const message = await answer(tx, storedMessage.id, person.id);
    if (isRemoved) publishReaction(context, storedMessage.member_ids, message, false);
    return { status: 200, body: { data: message } };
  },
} satisfies Partial<Handlers>;
