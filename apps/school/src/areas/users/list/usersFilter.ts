import type { InputOf, UserStatus } from '@school/domain';
import { listAddress, type ListFilter } from '../../../lists/listAddress.ts';

const statuses = ['active', 'pending', 'suspended'] as const satisfies readonly UserStatus[];
const sorts = ['-name', 'last_sign_in_at', '-last_sign_in_at'] as const;
const pins = ['with', 'without'] as const;

/** URL parameters of the list of people. */
export const usersAddress = listAddress('/users', {
  status: statuses,
  role: 'any',
  place: 'any',
  pin: pins,
  sort: sorts,
});

/** Filters and sort order of the list. */
export type UsersField = (typeof usersAddress)['names'][number];

/** Converts the filter to query parameters. */
export function queryOfFilter({
  q,
  status,
  role,
  place,
  pin,
  sort,
  page,
}: ListFilter<UsersField>): InputOf<'listUsers'> {
  return {
    query: {
      page,
      per_page: 20,
      ...(q && { q }),
      ...(status && { 'filter[status]': status as UserStatus }),
      ...(role && { 'filter[role]': role }),
      ...(place && { 'filter[place]': place }),
      ...(pin && { 'filter[pin]': pin as (typeof pins)[number] }),
      ...(sort && { sort: sort as (typeof sorts)[number] }),
    },
  };
}
