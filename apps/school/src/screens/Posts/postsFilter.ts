import type { InputOf, PostStatus } from '@school/domain';

/** What the list of news is narrowed to. All of it is in the address, so that it can be returned to and sent on. */
export type PostsFilter = {
  q: string;
  /** Slug; a part of the path. */
  category: string;
  grade: string;
  course: string;
  status: PostStatus | '';
  page: number;
};

/** The contract knows no page beyond. */
const lastPage = 1_000_000;

const statuses: readonly string[] = ['draft', 'scheduled', 'published', 'archived'] satisfies PostStatus[];

/** A part of an address that somebody mistyped is no slug, and no error either. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** @param category What the path caught. @param search The query, with or without its question mark. */
export function filterOf(category: string | undefined, search: string): PostsFilter {
  const query = new URLSearchParams(search);
  const status = query.get('status') ?? '';
  const page = Math.trunc(Number(query.get('page')));
  return {
    q: query.get('q') ?? '',
    category: decoded(category ?? ''),
    grade: query.get('grade') ?? '',
    course: query.get('course') ?? '',
    status: statuses.includes(status) ? (status as PostStatus) : '',
    page: page >= 1 && page <= lastPage ? page : 1,
  };
}

/** The address of a filter; what isn't set isn't in it. */
export function hrefOfFilter({ category, page, ...rest }: PostsFilter): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(rest)) if (value) query.set(name, value);
  if (page > 1) query.set('page', String(page));
  const path = category ? `/blog/${encodeURIComponent(category)}` : '/blog';
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The filter as the provider takes it. */
export function queryOfFilter({
  q,
  category,
  grade,
  course,
  status,
  page,
}: PostsFilter): InputOf<'listPosts'> {
  return {
    query: {
      page,
      per_page: 15,
      ...(q && { q }),
      ...(category && { 'filter[category]': category }),
      ...(grade && { 'filter[grade]': grade }),
      ...(course && { 'filter[course]': course }),
      ...(status && { 'filter[status]': status }),
    },
  };
}

/** What the list can be narrowed by, besides words and status. */
export type Narrowing = 'category' | 'grade' | 'course';

/** What it is narrowed by now. */
export const narrowings = (filter: PostsFilter): Narrowing[] =>
  (['category', 'grade', 'course'] as const).filter((by) => filter[by] !== '');
