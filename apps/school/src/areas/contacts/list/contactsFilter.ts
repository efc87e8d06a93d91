import type { InputOf } from '@school/domain';
import type { FilterName } from '../../../lists/useList.ts';
import type { ValuesOf } from '../../../router/routePath.ts';
import type { contactPaths } from '../paths.ts';

/** Filters and sort order of the list. */
export type ContactsFilter = ValuesOf<typeof contactPaths.list>;
export type ContactsField = FilterName<ContactsFilter>;

/** Converts the filter to query parameters. */
export function toContactsQuery({
  q,
  category,
  emergency,
  sort,
  page,
}: ContactsFilter): InputOf<'listContacts'> {
  return {
    query: {
      page,
      per_page: 20,
      ...(q && { q }),
      ...(category && { 'filter[category]': category }),
      ...(emergency && { 'filter[emergency]': emergency === 'yes' }),
      ...(sort && { sort }),
    },
  };
}
