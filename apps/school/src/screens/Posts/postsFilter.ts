import type { InputOf, PostStatus } from '@school/domain';
import { listAddress, type ListFilter } from '../../lists/listAddress.ts';

/** Which part of the list the address may name; published news needs no word. */
const statuses = ['draft', 'scheduled', 'archived', 'all'] as const satisfies readonly (PostStatus | 'all')[];
const sorts = ['published_at', 'title', '-title'] as const;

/** The order that needs no word in the address. */
export const newestFirst = '-published_at';

/** The list of news: its category, a slug, is a part of the path (specification §2). */
export const postsAddress = listAddress(
  '/blog',
  { category: 'any', grade: 'any', course: 'any', status: statuses, sort: sorts },
  'category',
);

/** What the list can be narrowed and sorted by. */
export type PostsField = (typeof postsAddress)['names'][number];

type Order = NonNullable<InputOf<'listPosts'>['query']>['sort'];

/** The filter as the provider takes it. */
export function queryOfFilter({
  q,
  category,
  grade,
  course,
  status,
  sort,
  page,
}: ListFilter<PostsField>): InputOf<'listPosts'> {
  // A draft did not come out yet: what its column tells, and what it is sorted by, is when it was last edited.
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
