import type { InputOf } from '@school/domain';
import { listAddress, type ListFilter } from '../../../lists/listAddress.ts';

const sorts = ['name', '-name', 'code', '-code'] as const;

/** URL parameters of the places. */
export const placesAddress = listAddress('/admin/places', { sort: sorts });

/** Sort orders of the list. */
export type PlacesField = (typeof placesAddress)['names'][number];

/** Converts the filter to query parameters. */
export const queryOfFilter = ({ q, sort, page }: ListFilter<PlacesField>): InputOf<'listPlaces'> => ({
  query: {
    page,
    per_page: 20,
    ...(q && { q }),
    ...(sort && { sort: sort as (typeof sorts)[number] }),
  },
});
