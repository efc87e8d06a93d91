import type { InputOf } from '@school/domain';
import type { FilterName } from '../../../lists/useList.ts';
import type { ValuesOf } from '../../../router/routePath.ts';
import type { placePaths } from '../paths.ts';

/** Sort order of the list. */
export type PlacesFilter = ValuesOf<typeof placePaths.list>;
export type PlacesField = FilterName<PlacesFilter>;

/** Converts the filter to query parameters. */
export const toPlacesQuery = ({ q, sort, page }: PlacesFilter): InputOf<'listPlaces'> => ({
  query: {
    page,
    per_page: 20,
    ...(q && { q }),
    ...(sort && { sort }),
  },
});
