import { fullName } from '@school/domain';
import { toListQuery, type SearchSource } from '../../search/searchSource.ts';
import { userPaths } from './paths.ts';

/** Searches people. */
export const userSearch: SearchSource = {
  permission: 'users.view',
  group: 'users.title',
  icon: 'users',
  async find(send, words, signal) {
    const answer = await send('listUsers', { query: toListQuery(words), signal });
    return (
      answer?.data.map((person) => ({
        id: person.id,
        title: fullName(person),
        description: person.email,
        href: userPaths.detail.href({ id: person.id }),
      })) ?? null
    );
  },
};
