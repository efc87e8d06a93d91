import type { InputOf, PostStatus } from '@school/domain';
import { listAddress, type ListFilter } from '../../../lists/listAddress.ts';

/** Status values of the URL; published posts are the default. */
const statuses = ['draft', 'scheduled', 'archived', 'all'] as const satisfies readonly (PostStatus | 'all')[];
const sorts = ['published_at', 'title', '-title'] as const;

/** The default sort order, which has no URL parameter. */
export const newestFirst = '-published_at';

/** URL parameters of the posts; the category's slug is a part of the path (specification §2). */
export const postsAddress = listAddress(
  '/blog',
  { category: 'any', grade: 'any', course: 'any', status: statuses, sort: sorts },
  'category',
);

/** Filters and sort order of the list. */
export type PostsField = (typeof postsAddress)['names'][number];

type Order = NonNullable<InputOf<'listPosts'>['query']>['sort'];

/** Converts the filter to query parameters. */
export function queryOfFilter({
  q,
  category,
  grade,
  course,
  status,
  sort,
  page,
}: ListFilter<PostsField>): InputOf<'listPosts'> {
  // Drafts have no publication date, so their column shows and sorts by the last change.
  const order = status === 'draft' ? (sort || newestFirst).replace('published_at', 'updated_at') : sort;
  return {
    query: {
      page,
      per_page: 15,
      ...(q && { q }),
      ...(category && { 'filter[category]': category }),
      ...(grade && { 'filter[grade]': grade }),
      ...(course && { 'filter[course]': course }),
      ...(status !== 'all' && { 'filter[status]': (status || 'published') as PostStatus }),
      ...(order && { sort: order as Order }),
    },
  };
}
