import { toListQuery, type SearchSource } from '../../search/searchSource.ts';
import { documentPaths } from './paths.ts';

/** Searches documents. */
export const documentSearch: SearchSource = {
  permission: 'documents.view',
  group: 'documents.title',
  icon: 'folder-open',
  async find(send, words, signal) {
    const answer = await send('listDocuments', { query: toListQuery(words), signal });
    return (
      answer?.data.map(({ id, title, category }) => ({
        id,
        title,
        description: category?.name,
        href: documentPaths.detail.href({ id }),
      })) ?? null
    );
  },
};
