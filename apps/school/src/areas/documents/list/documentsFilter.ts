import type { InputOf } from '@school/domain';
import { listAddress, type ListFilter } from '../../../lists/listAddress.ts';

const sorts = ['created_at', 'title', '-title'] as const;

/** URL parameters of the documents; the category's slug is a part of the path (specification §2). */
export const documentsAddress = listAddress('/documentos', { category: 'any', sort: sorts }, 'category');

/** Filters and sort order of the list. */
export type DocumentsField = (typeof documentsAddress)['names'][number];

/** Slugs of the contract; the server rejects any other. */
const slug = /^[a-z0-9-]{1,80}$/;

/** @returns Whether a category is a valid slug. */
export const isSlug = (category: string): boolean => category === '' || slug.test(category);

/** Converts the filter to query parameters. */
export function queryOfFilter({
  q,
  category,
  sort,
  page,
}: ListFilter<DocumentsField>): InputOf<'listDocuments'> {
  return {
    query: {
      page,
      per_page: 20,
      ...(q && { q }),
      ...(category && isSlug(category) && { 'filter[category]': category }),
      ...(sort && { sort: sort as (typeof sorts)[number] }),
    },
  };
}
