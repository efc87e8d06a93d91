import type { InputOf } from '@school/domain';
import type { FilterName } from '../../../lists/useList.ts';
import type { ValuesOf } from '../../../router/routePath.ts';
import type { postPaths } from '../paths.ts';

/** Filters and sort order of the list. */
export type PostsFilter = ValuesOf<typeof postPaths.list>;
export type PostsField = FilterName<PostsFilter>;

/** Drafts have no publication date, so their column shows and sorts by the last change. */
const draftOrders = {
  '': '-updated_at',
  published_at: 'updated_at',
  title: 'title',
  '-title': '-title',
} as const;

/** Converts the filter to query parameters. */
export function toPostsQuery({
  q,
  category,
  grade,
  course,
  status,
  sort,
  page,
}: PostsFilter): InputOf<'listPosts'> {
  const order = status === 'draft' ? draftOrders[sort] : sort;
  return {
    query: {
      page,
      ...(q && { q }),
      ...(category && { 'filter[category]': category }),
      ...(grade && { 'filter[grade]': grade }),
      ...(course && { 'filter[course]': course }),
      ...(status !== 'all' && { 'filter[status]': status || 'published' }),
      ...(order && { sort: order }),
    },
  };
}
