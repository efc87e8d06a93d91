import type { InputOf, UserStatus } from '@school/domain';
import { listAddress, type ListFilter } from '../../lists/listAddress.ts';

const statuses = ['active', 'pending', 'suspended'] as const satisfies readonly UserStatus[];
const sorts = ['-name', 'last_sign_in_at', '-last_sign_in_at'] as const;
const pins = ['with', 'without'] as const;

/** The list of people. */
export const usersAddress = listAddress('/users', {
  status: statuses,
  role: 'any',
  place: 'any',
  pin: pins,
  sort: sorts,
});

/** What the list can be narrowed and sorted by. */
export type UsersField = (typeof usersAddress)['names'][number];

/** The filter as the provider takes it. */
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
