import type { Handlers } from '../plugins/contract/handler.ts';
import { accountsHandlers } from './accounts/accounts.handlers.ts';
import { profileHandlers } from './accounts/profile.handlers.ts';
import { collegesHandlers } from './colleges/colleges.handlers.ts';
import { lookupsHandlers } from './lookups/lookups.handlers.ts';
import { conversationsHandlers } from './messenger/conversations.handlers.ts';
import { membersHandlers } from './messenger/members.handlers.ts';
import { messagesHandlers } from './messenger/messages.handlers.ts';
import { notificationsHandlers } from './notifications/notifications.handlers.ts';
import { postCategoriesHandlers } from './postCategories/postCategories.handlers.ts';
import { postsHandlers } from './posts/posts.handlers.ts';
import { readersHandlers } from './posts/readers.handlers.ts';
import { sessionHandlers } from './session/session.handlers.ts';

/** Every operation of the contract and who answers it; one that is missing does not compile. */
export const handlers: Handlers = {
  ...sessionHandlers,
  ...accountsHandlers,
  ...profileHandlers,
  ...collegesHandlers,
  ...lookupsHandlers,
  ...notificationsHandlers,
  ...postsHandlers,
  ...readersHandlers,
  ...postCategoriesHandlers,
  ...conversationsHandlers,
  ...membersHandlers,
  ...messagesHandlers,
};
