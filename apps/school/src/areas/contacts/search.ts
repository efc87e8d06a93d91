import { fullName } from '@school/domain';
import { toListQuery, type SearchSource } from '../../search/searchSource.ts';
import { contactPaths } from './paths.ts';

/** Searches contacts. */
export const contactSearch: SearchSource = {
  permission: 'contacts.view',
  group: 'contacts.title',
  icon: 'square-user',
  async find(send, words, signal) {
    const answer = await send('listContacts', { query: toListQuery(words), signal });
    return (
      answer?.data.map((contact) => ({
        id: contact.id,
        title: fullName(contact),
        description: contact.position ?? undefined,
        href: contactPaths.detail.href({ id: contact.id }),
      })) ?? null
    );
  },
};
