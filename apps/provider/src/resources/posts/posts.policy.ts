import { allows, scopeOf, type PostStatus } from '@school/domain';
import type { Row } from '../../database/schema.ts';
import type { Person } from '../../plugins/auth.ts';
import { forbidden } from '../../plugins/httpError.ts';

type Post = Pick<Row<'posts'>, 'author_id' | 'audience' | 'status' | 'published_at'>;

/** What a post is at this moment: a published one whose time is still to come is scheduled. */
export function statusOf(
  { status, published_at }: Pick<Post, 'status' | 'published_at'>,
  now: Date,
): PostStatus {
  return status === 'published' && published_at && published_at > now ? 'scheduled' : status;
}

/** News is for its audience; what is not out yet, or no longer, is for its author and for those who write everywhere. */
export function canSee(person: Person, post: Post, now: Date): boolean {
  if (post.author_id === person.id) return true;
  if (statusOf(post, now) !== 'published') return scopeOf(person, 'posts.write') === 'any';
  return allows(person, 'posts.view', post);
}

/** What the person may do, as the answer says it, so that no button is shown that would be refused. */
export function rightsOn(person: Person, post: Post, now: Date) {
  const update = canSee(person, post, now) && allows(person, 'posts.write', post);
  const remove = canSee(person, post, now) && allows(person, 'posts.delete', post);
  return { update, delete: remove, publish: update };
}

/** @throws Refusal 403: inside a school one is told that there is something, but not for whom. */
export function refuseUnless(right: boolean): void {
  if (!right) throw forbidden();
}
