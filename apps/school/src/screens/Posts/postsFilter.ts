import type { InputOf, PostStatus } from '@school/domain';
import { listAddress, type ListFilter } from '../../lists/listAddress.ts';

const statuses = ['draft', 'scheduled', 'published', 'archived'] as const satisfies readonly PostStatus[];

/** The list of news: its category, a slug, is a part of the path (specification §2). */
export const postsAddress = listAddress(
  '/blog',
  { category: 'any', grade: 'any', course: 'any', status: statuses },
  'category',
);

/** The filter as the provider takes it. */
export function queryOfFilter({
  q,
  category,
  grade,
  course,
  status,
  page,
}: ListFilter<'category' | 'grade' | 'course' | 'status'>): InputOf<'listPosts'> {
  return {
    query: {
      page,
      per_page: 15,
      ...(q && { q }),
      ...(category && { 'filter[category]': category }),
      ...(grade && { 'filter[grade]': grade }),
      ...(course && { 'filter[course]': course }),
      ...(status && { 'filter[status]': status as PostStatus }),
    },
  };
}
