import type { InputOf } from '@school/domain';
import { listAddress, type ListFilter } from '../../../lists/listAddress.ts';

const sorts = ['-name', 'updated_at', '-updated_at'] as const;

/** URL parameters of the address book. */
export const contactsAddress = listAddress('/admin/contacts', {
  category: 'any',
  emergency: ['yes', 'no'],
  sort: sorts,
});

/** Filters and sort order of the list. */
export type ContactsField = (typeof contactsAddress)['names'][number];

/** Converts the filter to query parameters. */
export function queryOfFilter({
  q,
  category,
  emergency,
  sort,
  page,
}: ListFilter<ContactsField>): InputOf<'listContacts'> {
  return {
    query: {
      page,
      per_page: 20,
      ...(q && { q }),
      ...(category && { 'filter[category]': category }),
      ...(emergency && { 'filter[emergency]': emergency === 'yes' }),
      ...(sort && { sort: sort as (typeof sorts)[number] }),
    },
  };
}
