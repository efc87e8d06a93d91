import type { InputOf } from '@school/domain';
import type { FilterName } from '../../../lists/useList.ts';
import type { ValuesOf } from '../../../router/routePath.ts';
import type { userPaths } from '../paths.ts';

/** Filters and sort order of the list. */
export type UsersFilter = ValuesOf<typeof userPaths.list>;
export type UsersField = FilterName<UsersFilter>;

/** Converts the filter to query parameters. */
export function toUsersQuery({ q, status, role, place, pin, sort, page }: UsersFilter): InputOf<'listUsers'> {
  return {
    query: {
      page,
      per_page: 20,
      ...(q && { q }),
      ...(status && { 'filter[status]': status }),
      ...(role && { 'filter[role]': role }),
      ...(place && { 'filter[place]': place }),
      ...(pin && { 'filter[pin]': pin }),
      ...(sort && { sort }),
    },
  };
}
