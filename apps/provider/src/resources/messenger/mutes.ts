import { appendEvents } from '../../journal/journal.ts';
import type { DueWork } from '../../worker/scheduler.ts';
import { presentSettings } from './messenger.present.ts';
import { endMutes, lockDueConversation } from './settings.queries.ts';

/** Ends muting of one conversation for the members whose mute is due. */
export const endDueMutes: DueWork = async (tx, collegeId, now) => {
  const conversation_id = await lockDueConversation(tx, collegeId, now);
  if (!conversation_id) return false;
  const members = await endMutes(tx, conversation_id, now);
  const events = members.map(({ user_id, ...settings }) => ({
    kind: 'conversation.settings',
    to: [user_id],
    data: { conversation_id, settings: presentSettings(settings) },
  }));
  if (events.length > 0) await appendEvents(tx, collegeId, events, now);
  return true;
};
