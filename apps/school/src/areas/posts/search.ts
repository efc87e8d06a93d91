import { toListQuery, type SearchSource } from '../../search/searchSource.ts';
import { postPaths } from './paths.ts';

/** Searches posts. */
export const postSearch: SearchSource = {
  permission: 'posts.view',
  group: 'posts.title',
  icon: 'newspaper',
  async find(send, words, signal) {
    const answer = await send('listPosts', { query: toListQuery(words), signal });
    return (
      answer?.data.map(({ id, title, category }) => ({
        id,
        title,
        description: category?.name,
        href: postPaths.detail.href({ id }),
      })) ?? null
    );
  },
};
