import type { InputOf } from '@school/domain';
import { listAddress, type ListFilter } from '../../lists/listAddress.ts';

const sorts = ['name', '-name', 'code', '-code'] as const;

/** The places of the school. */
export const placesAddress = listAddress('/admin/places', { sort: sorts });

/** What the list can be sorted by. */
export type PlacesField = (typeof placesAddress)['names'][number];

/** The filter as the provider takes it. */
export const queryOfFilter = ({ q, sort, page }: ListFilter<PlacesField>): InputOf<'listPlaces'> => ({
  query: {
    page,
    per_page: 20,
    ...(q && { q }),
    ...(sort && { sort: sort as (typeof sorts)[number] }),
  },
});
