import { makeIdempotencyKey } from '../../../data/useCommand.ts';
import { openDrafts } from '../../../forms/drafts.ts';

/** Text that is not sent yet. */
export type MessageDraft = { body: string };

const form = (conversationId: string) => `message:${conversationId}`;

/** Returns the draft of a person in a conversation; null if there is none. */
export const readMessageDraft = (storage: Storage, person: string, conversationId: string) =>
  openDrafts(storage, window.location.hostname, person).read<MessageDraft>(form(conversationId))?.values ??
  null;

/** Stores the draft of a person in a conversation, or erases it when it is empty. */
export function writeMessageDraft(storage: Storage, person: string, conversationId: string, body: string) {
  const drafts = openDrafts(storage, window.location.hostname, person);
  if (body.trim() === '') drafts.erase(form(conversationId));
  else
    drafts.write<MessageDraft>(form(conversationId), {
      values: { body },
      idempotencyKey: makeIdempotencyKey(),
      savedAt: new Date().toISOString(),
    });
}
