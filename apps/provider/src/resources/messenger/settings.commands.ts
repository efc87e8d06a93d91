import type { Context } from '../../http/contract/handler.ts';
import { invalid } from '../../httpError.ts';
import type { ConversationRow, OwnRow } from './conversations.queries.ts';
import { presentSettings } from './messenger.present.ts';
import { countPinned, updateSettings } from './settings.queries.ts';
import { changedSettings } from './settings.rules.ts';

/** Number of conversations that a person can pin. */
const mostPinned = 5;

/**
 * Changes the person's settings of a locked conversation.
 * @returns what the person sees alone after that.
 * @throws HttpError 422
 */
export async function changeSettings(
  { tx, person, body, now, publish }: Context<'updateConversationSettings'>,
  { id: conversation_id, own: current }: ConversationRow,
): Promise<OwnRow> {
  const member = current!;
  const settings = changedSettings(member, body, now);
  const isNewPin = settings.pinned_at !== null && member.pinned_at === null;
  if (isNewPin && (await countPinned(tx, person.id)) >= mostPinned)
    throw invalid({ pinned: [`A person can pin ${mostPinned} conversations.`] });
  await updateSettings(tx, { conversationId: conversation_id, personId: person.id }, settings);
  const data = { conversation_id, settings: presentSettings(settings) };
  publish({ kind: 'conversation.settings', to: [person.id], data });
  return { ...member, ...settings };
}
