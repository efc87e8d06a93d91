import { toListQuery, type SearchSource } from '../../search/searchSource.ts';
import { placePaths } from './paths.ts';

/** Searches places. */
export const placeSearch: SearchSource = {
  group: 'places.title',
  icon: 'map-pin',
  async find(send, words, signal) {
    const answer = await send('listPlaces', { query: toListQuery(words), signal });
    return (
      answer?.data.map(({ id, name, address }) => ({
        id,
        title: name,
        description: address ?? undefined,
        href: placePaths.detail.href({ id }),
      })) ?? null
    );
  },
};
