import type { InputOf } from '@school/domain';
import { listAddress, type ListFilter } from '../../lists/listAddress.ts';

const sorts = ['created_at', 'title', '-title'] as const;

/** The list of documents: its category, a slug, is a part of the path (specification §2). */
export const documentsAddress = listAddress('/documentos', { category: 'any', sort: sorts }, 'category');

/** What the list can be narrowed and sorted by. */
export type DocumentsField = (typeof documentsAddress)['names'][number];

/** The contract's slugs; nothing else has documents in it, and the provider refuses to look. */
const slug = /^[a-z0-9-]{1,80}$/;

/** @returns Whether a category can be called so in an address. */
export const isSlug = (category: string): boolean => category === '' || slug.test(category);

/** The filter as the provider takes it. */
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
