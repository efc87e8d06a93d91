import { contactSearch } from '../areas/contacts/search.ts';
import { documentSearch } from '../areas/documents/search.ts';
import { eventSearch } from '../areas/events/search.ts';
import { conversationSearch, messageSearch } from '../areas/messenger/search.ts';
import { notificationSearch } from '../areas/notifications/search.ts';
import { placeSearch } from '../areas/places/search.ts';
import { postSearch } from '../areas/posts/search.ts';
import { userSearch } from '../areas/users/search.ts';
import type { SearchSource } from './searchSource.ts';

/** The sources of the search, in display order. */
export const searchSources: readonly SearchSource[] = [
  postSearch,
  eventSearch,
  notificationSearch,
  conversationSearch,
  messageSearch,
  documentSearch,
  userSearch,
  contactSearch,
  placeSearch,
];
