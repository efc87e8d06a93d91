import type { Client, Session } from '@school/domain';
import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import { type Read, readAhead } from './data/readAhead.ts';
import type { Place } from './navigation/place.ts';
import { postsAddress, queryOfFilter } from './screens/Posts/postsFilter.ts';
import { queryOfFilter as queryOfUsers, usersAddress } from './screens/Users/usersFilter.ts';

/** What the pattern of a path caught, and the query. */
type Caught = { rest: string | undefined; search: string };

/** What each place reads first, so that its data are under way while its code still is. The first that fits is taken. */
const readsOf: readonly [path: string, reads: (caught: Caught) => Read[]][] = [
  [
    '/blog/new-post',
    () => [
      ['listPostCategories', {}],
      ['listGrades', {}],
      ['listCourses', {}],
      ['listRoles', {}],
    ],
  ],
  ['/blog/post/*', ({ rest = '' }) => [['getPost', { path: { id: rest } }]]],
  ['/blog/*?', ({ rest, search }) => [['listPosts', queryOfFilter(postsAddress.read(rest, search))]]],
  ['/users', ({ search }) => [['listUsers', queryOfUsers(usersAddress.read(undefined, search))]]],
  ['/users/new', () => [['listRoles', {}]]],
  ['/users/roles', () => [['listRoles', {}]]],
  ['/users/roles/new', () => []],
  ['/users/roles/*', ({ rest = '' }) => [['getRole', { path: { id: rest } }]]],
  ['/users/*', ({ rest = '' }) => [['getUser', { path: { id: rest } }]]],
];

/** Begins what a place reads first. */
export function beginReads(sources: { client: Client; session: Session }, place: Place): void {
  for (const [path, reads] of readsOf) {
    const [fits, params] = matchRoute(parse, path, place.path);
    if (!fits) continue;
    readAhead(
      sources,
      reads({ rest: (params as Record<string, string | undefined>)['*'], search: place.search }),
    );
    return;
  }
}
