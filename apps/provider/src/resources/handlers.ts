import type { Handlers } from '../plugins/contract/handler.ts';
import { accountsHandlers } from './accounts/accounts.handlers.ts';
import { profileHandlers } from './accounts/profile.handlers.ts';
import { collegesHandlers } from './colleges/colleges.handlers.ts';
import { documentCategoriesHandlers } from './documentCategories/documentCategories.handlers.ts';
import { documentsHandlers } from './documents/documents.handlers.ts';
import { downloadHandlers } from './documents/download.handlers.ts';
import { placesHandlers } from './places/places.handlers.ts';
import { contactsHandlers } from './contacts/contacts.handlers.ts';
import { lookupsHandlers } from './lookups/lookups.handlers.ts';
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
  ...documentsHandlers,
  ...downloadHandlers,
  ...documentCategoriesHandlers,
  ...placesHandlers,
  ...contactsHandlers,
};
