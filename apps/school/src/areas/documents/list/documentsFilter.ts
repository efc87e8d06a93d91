import type { InputOf } from '@school/domain';
import type { FilterName } from '../../../lists/useList.ts';
import type { ValuesOf } from '../../../router/routePath.ts';
import type { documentPaths } from '../paths.ts';

/** Filters and sort order of the list. */
export type DocumentsFilter = ValuesOf<typeof documentPaths.list>;
export type DocumentsField = FilterName<DocumentsFilter>;

/** Slugs of the contract; the server rejects any other. */
const slug = /^[a-z0-9-]{1,80}$/;

/** @returns Whether a category is a valid slug. */
export const isSlug = (category: string): boolean => category === '' || slug.test(category);

/** Converts the filter to query parameters. */
export function toDocumentsQuery({ q, category, sort, page }: DocumentsFilter): InputOf<'listDocuments'> {
  return {
    query: {
      page,
      per_page: 20,
      ...(q && { q }),
      ...(category && isSlug(category) && { 'filter[category]': category }),
      ...(sort && { sort }),
    },
  };
}
