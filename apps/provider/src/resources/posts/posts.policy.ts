import { allows, findScope, type PostStatus } from '@school/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Row } from '../../database/schema.ts';
import type { Person } from '../../security/auth.ts';
import { viewFilter } from '../audiences/reach.queries.ts';

type Post = Pick<Row<'posts'>, 'author_id' | 'audience' | 'status' | 'published_at'>;

/** Returns the current status of a post: a published one with a future time is `scheduled`. */
export function computePostStatus(
  { status, published_at }: Pick<Post, 'status' | 'published_at'>,
  now: Date,
): PostStatus {
  return status === 'published' && published_at && published_at > now ? 'scheduled' : status;
}

/**
 * Whether the person sees the post: its audience while it is published, otherwise its author and those who write everywhere.
 */
export function canSeePost(person: Person, post: Post, now: Date): boolean {
  if (post.author_id === person.id) return true;
  if (computePostStatus(post, now) !== 'published') return findScope(person, 'posts.write') === 'any';
  return allows(person, 'posts.view', post);
}

/**
 * Returns `computePostStatus` as SQL for alias `p`. `scheduled` is never stored: time alone publishes a post, so no job can miss it.
 */
export function statusAt(now: Date): RawBuilder<PostStatus> {
  return sql`case when p.status = 'published' and p.published_at > ${now} then 'scheduled' else p.status end`;
}

/** Returns the conditions of `canSee` for posts of other authors, for alias `p`, or `g` for the stored counts. */
export function visibleToOthers(person: Person, alias: 'p' | 'g') {
  return {
    published: viewFilter(person, 'posts.view', { audience: sql.ref(`${alias}.audience`) }),
    unpublished: findScope(person, 'posts.write') === 'any' ? sql`true` : sql`false`,
  };
}

/** Returns `canSee` as SQL for alias `p`. */
export function visiblePosts(person: Person, now: Date): RawBuilder<unknown> {
  const { published, unpublished } = visibleToOthers(person, 'p');
  return sql`(p.author_id = ${person.id} or case when ${statusAt(now)} = 'published' then ${published} else ${unpublished} end)`;
}

/** Returns what the person may do, for the answer's `can`, so that no button leads to a rejected request. */
export function getAllowedPostActions(person: Person, post: Post, now: Date) {
  const update = canSeePost(person, post, now) && allows(person, 'posts.write', post);
  const remove = canSeePost(person, post, now) && allows(person, 'posts.delete', post);
  return { update, delete: remove, publish: update };
}
