import type { Handlers } from '../../http/contract/handler.ts';
import { findVisibleConversation } from './conversations.handlers.ts';
import { presentConversation } from './messenger.present.ts';
import { changeSettings } from './settings.commands.ts';
import { lockForSettings } from './settings.queries.ts';

export const settingsHandlers = {
  updateConversationSettings: async (context) => {
    const { tx, path, person } = context;
    await lockForSettings(tx, path.id, person.id);
    const conversation = await findVisibleConversation(context);
    const settings = await changeSettings(context, conversation);
    const data = presentConversation({ ...conversation, own: settings }, person.id);
    return { status: 200, headers: { etag: `"${conversation.version}"` }, body: { data } };
  },
} satisfies Partial<Handlers>;
