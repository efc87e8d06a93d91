import { audienceReaches } from '@school/domain';
import type { Handlers } from '../../plugins/contract/handler.ts';
import { notFound, requireAllowed } from '../../plugins/httpError.ts';
import { presentPerson } from '../accounts/accounts.present.ts';
import { pageBody, pageFrom } from '../paging.ts';
import { canSee, rightsOn, statusOf } from './posts.policy.ts';
import { findPost } from './posts.queries.ts';
import { countReaders, findReaders, noteRead } from './readers.queries.ts';

export const readersHandlers = {
  markPostRead: async ({ tx, college, person, path, now }) => {
    const post = await findPost(tx, path.id);
    if (!post) throw notFound();
    requireAllowed(canSee(person, post, now));
    // The author and those who manage all news can also open it, but are not in its audience.
    if (statusOf(post, now) === 'published' && audienceReaches(post.audience, person))
      await noteRead(tx, { college_id: college.id, post_id: post.id, user_id: person.id, read_at: now });
    return { status: 204 };
  },

  listPostReaders: async ({ tx, person, path, query, now }) => {
    const post = await findPost(tx, path.id);
    if (!post) throw notFound();
    requireAllowed(rightsOn(person, post, now).update);
    const page = pageFrom(query);
    const readers = await findReaders(tx, post.id, page.limit, page.offset);
    const total = await countReaders(tx, post.id);
    const data = readers.map((row) => ({ user: presentPerson(row), read_at: row.read_at.toISOString() }));
    return { status: 200, body: pageBody(`/api/v1/posts/${post.id}/readers`, query, page, total, data) };
  },
} satisfies Partial<Handlers>;
