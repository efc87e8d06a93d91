import { allows, fold } from '@school/domain';
import { changesOf } from '../../journal/changes.ts';
import { newId } from '../../newId.ts';
import type { Context, Handlers } from '../../plugins/contract/handler.ts';
import { invalid, notFound, staleVersion } from '../../plugins/refusal.ts';
import { countRecipients } from '../audiences/audiences.queries.ts';
import { linksOf, metaOf } from '../paging.ts';
import { coverFrom, placePictures } from './posts.pictures.ts';
import { editOf, recordOf, subjectOf } from './posts.audit.ts';
import { missingToPublish, publicationTime, writtenFrom } from './posts.draft.ts';
import { cameOut } from './publishing.ts';
import { canSee, refuseUnless, rightsOn, statusOf } from './posts.policy.ts';
import { etagOf, presentPost } from './posts.present.ts';
import {
  changePost,
  countPosts,
  findPost,
  findPosts,
  insertPost,
  type PostFilter,
  type PostRow,
  removePost,
} from './posts.queries.ts';

type OnePost = Pick<Context<'getPost'>, 'tenant' | 'path' | 'person' | 'now'>;

/** The post of the path if this person may see it; 404 when there is none, 403 when it is not for them. */
async function seen({ tenant, path, person, now }: OnePost, lock = false): Promise<PostRow> {
  const post = await findPost(tenant, path.id, lock);
  if (!post) throw notFound();
  refuseUnless(canSee(person, post, now));
  return post;
}

/** Locked, and this person may change it. */
async function changeable(context: OnePost): Promise<PostRow> {
  const post = await seen(context, true);
  refuseUnless(rightsOn(context.person, post, context.now).update);
  return post;
}

async function answered({ tenant, path, person, now }: OnePost) {
  const post = (await findPost(tenant, path.id))!;
  return { headers: etagOf(post), body: { data: presentPost(post, person, now) } };
}

function filterOf(query: Context<'listPosts'>['query']): PostFilter {
  return {
    words: fold(query.q ?? '')
      .split(/\s+/)
      .filter(Boolean)
      .slice(0, 8),
    status: query['filter[status]'],
    category: query['filter[category]'],
    course: query['filter[course]'],
    grade: query['filter[grade]'],
  };
}

export const postsHandlers = {
  listPosts: async ({ tenant, person, query, now }) => {
    const { page = 1, per_page: perPage = 15, sort = '-published_at' } = query;
    const filter = filterOf(query);
    const counts = await countPosts(tenant, person, now, filter);
    const total = counts[filter.status ?? 'all'];
    const range = { sort, limit: perPage, offset: (page - 1) * perPage };
    const posts = range.offset < total ? await findPosts(tenant, person, now, filter, range) : [];
    const here = { page, perPage, total, rows: posts.length };
    const data = posts.map((post) => presentPost(post, person, now));
    return {
      status: 200,
      body: { data, links: linksOf('/api/v1/posts', query, here), meta: { ...metaOf(here), counts } },
    };
  },

  createPost: async ({ tenant, college, person, body, now, record, announce }) => {
    const written = await writtenFrom(tenant, body);
    refuseUnless(allows(person, 'posts.write', { author_id: person.id, audience: written.audience }));
    const id = newId(now);
    const published_at = publicationTime(body, now, null);
    const times = { published_at, created_at: now, updated_at: now };
    const state = { status: body.status, published_at };
    const waiting = statusOf(state, now) === 'scheduled';
    const post = {
      college_id: college.id,
      id,
      author_id: person.id,
      status: body.status,
      waiting,
      ...times,
      ...written,
      ...coverFrom(body),
    };
    await insertPost(tenant, {
      ...post,
      body: JSON.stringify(written.body),
      audience: JSON.stringify(written.audience),
    });
    await placePictures(tenant, post);
    record({ subject: subjectOf(post), ...changesOf({}, recordOf(post)) });
    if (statusOf(state, now) === 'published') announce(cameOut(id));
    return { status: 201, ...(await answered({ tenant, path: { id }, person, now })) };
  },

  getPost: async (context) => {
    const post = await seen(context);
    return {
      status: 200,
      headers: etagOf(post),
      body: { data: presentPost(post, context.person, context.now) },
    };
  },

  updatePost: async (context) => {
    const { tenant, person, body, version, now, record, announce } = context;
    const post = await changeable(context);
    if (version !== post.version) throw staleVersion(post.version);
    const written = await writtenFrom(tenant, body, post.audience);
    refuseUnless(rightsOn(person, { ...post, ...written }, now).update);
    const out = statusOf(post, now) === 'published' ? post.published_at : null;
    const change = {
      ...written,
      body: JSON.stringify(written.body),
      audience: JSON.stringify(written.audience),
    };
    const published_at = publicationTime(body, now, out);
    const state = { status: body.status, published_at };
    const waiting = statusOf(state, now) === 'scheduled';
    const cover = coverFrom(body, post);
    await changePost(tenant, post, { ...change, ...cover, ...state, waiting, updated_at: now });
    await placePictures(tenant, { ...post, ...written, ...cover });
    record({ subject: subjectOf({ ...post, ...written }), ...editOf(post, { ...written, ...state }) });
    // One that came out a moment ago may not have been announced yet.
    const isNew = out === null || post.waiting;
    if (statusOf(state, now) === 'published' && isNew) announce(cameOut(post.id));
    return { status: 200, ...(await answered(context)) };
  },

  deletePost: async (context) => {
    const post = await seen(context, true);
    refuseUnless(rightsOn(context.person, post, context.now).delete);
    await removePost(context.tenant, post);
    context.record({ subject: subjectOf(post), before: recordOf(post) });
    return { status: 204 };
  },

  publishPost: async (context) => {
    const { tenant, now, record, announce } = context;
    const post = await changeable(context);
    const missing = missingToPublish(post);
    if (Object.keys(missing).length > 0) throw invalid(missing);
    const isOut = statusOf(post, now) === 'published';
    if (!isOut) {
      const state = { status: 'published', published_at: now } as const;
      const recipients_count = await countRecipients(tenant, post.audience);
      await changePost(tenant, post, { ...state, recipients_count, waiting: false, updated_at: now });
      record({ subject: subjectOf(post), ...changesOf(recordOf(post), recordOf({ ...post, ...state })) });
      announce(cameOut(post.id));
    }
    return { status: 200, ...(await answered(context)) };
  },

  archivePost: async (context) => {
    const { tenant, now, record } = context;
    const post = await changeable(context);
    if (post.status === 'draft') throw invalid({ status: ['Only a published post can be archived.'] });
    if (post.status !== 'archived') {
      await changePost(tenant, post, { status: 'archived', waiting: false, updated_at: now });
      record({ subject: subjectOf(post), ...changesOf({ status: post.status }, { status: 'archived' }) });
    }
    return { status: 200, ...(await answered(context)) };
  },
} satisfies Partial<Handlers>;
