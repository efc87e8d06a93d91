import { allows } from '@school/domain';
import { changesOf } from '../../journal/changes.ts';
import { newId } from '../../newId.ts';
import type { Context, Handlers } from '../../plugins/contract/handler.ts';
import { invalid, notFound, refuseStale, requireAllowed } from '../../plugins/httpError.ts';
import { countRecipients } from '../audiences/audiences.queries.ts';
import { linksOf, metaOf } from '../paging.ts';
import { removeFiles } from './attachments.queries.ts';
import { forgetFiles, placeAttachments } from './attachments.commands.ts';
import { coverFrom, placePictures } from './pictures.commands.ts';
import { editOf, recordOf, subjectOf } from './posts.audit.ts';
import { missingToPublish, publicationTime, writtenFrom } from './posts.rules.ts';
import { cameOut } from './publishing.ts';
import { canSee, rightsOn, statusOf } from './posts.policy.ts';
import { versionHeader } from '../../plugins/contract/versionHeader.ts';
import { presentDetail, presentPost } from './posts.present.ts';
import { searchedFor } from './search.queries.ts';
import {
  changePost,
  findPage,
  findPost,
  insertPost,
  type PostDetailRow,
  type PostFilter,
  removePost,
} from './posts.queries.ts';

type OnePost = Pick<Context<'getPost'>, 'tx' | 'path' | 'person' | 'now'>;

/**
 * Finds the post of the path.
 * @throws HttpError 404 when it does not exist, 403 when this person may not see it.
 */
async function seen({ tx, path, person, now }: OnePost, lock = false): Promise<PostDetailRow> {
  const post = await findPost(tx, path.id, lock);
  if (!post) throw notFound();
  requireAllowed(canSee(person, post, now));
  return post;
}

/**
 * Finds and locks the post, and checks permission and version.
 * @throws HttpError 409 when the change is based on another version.
 */
async function changeable(
  context: OnePost & Pick<Context<'updatePost'>, 'version'>,
  right: 'update' | 'delete' = 'update',
): Promise<PostDetailRow> {
  const post = await seen(context, true);
  requireAllowed(rightsOn(context.person, post, context.now)[right]);
  refuseStale(context.version, post);
  return post;
}

const answerOf = (post: PostDetailRow, { person, now }: Pick<OnePost, 'person' | 'now'>) => ({
  headers: versionHeader(post),
  body: { data: presentDetail(post, person, now) },
});

function filterOf({ query, person }: Pick<Context<'listPosts'>, 'query' | 'person'>): PostFilter {
  return {
    searched: searchedFor(query.q),
    status: query['filter[status]'],
    category: query['filter[category]'],
    course: query['filter[course]'],
    grade: query['filter[grade]'],
    author: query['filter[author]'] && person.id,
  };
}

export const postsHandlers = {
  listPosts: async ({ tx, person, query, now }) => {
    const { page = 1, per_page: perPage = 15, sort = '-published_at' } = query;
    const filter = filterOf({ query, person });
    const range = { sort, limit: perPage, offset: (page - 1) * perPage };
    const { counts, rows } = await findPage(tx, person, now, filter, range);
    const here = { page, perPage, total: counts[filter.status ?? 'all'], rows: rows.length };
    const data = rows.map((post) => presentPost(post, person, now));
    return {
      status: 200,
      body: { data, links: linksOf('/api/v1/posts', query, here), meta: { ...metaOf(here), counts } },
    };
  },

  createPost: async (context) => {
    const { tx, college, person, body, now, record, announce } = context;
    const written = await writtenFrom(tx, body);
    requireAllowed(allows(person, 'posts.write', { author_id: person.id, audience: written.audience }));
    const id = newId(now);
    const published_at = publicationTime(body, now, null);
    const times = { published_at, created_at: now, updated_at: now };
    const state = { status: body.status, published_at };
    const publication_pending = statusOf(state, now) === 'scheduled';
    const post = {
      college_id: college.id,
      id,
      author_id: person.id,
      status: body.status,
      publication_pending,
      ...times,
      ...written,
      ...coverFrom(body),
    };
    const row = await insertPost(tx, {
      ...post,
      body: JSON.stringify(written.body),
      audience: JSON.stringify(written.audience),
    });
    await placePictures(tx, post);
    const attachments = [...(await placeAttachments(context, id, body))];
    record({ subject: subjectOf(post), ...changesOf({}, recordOf({ ...post, attachments }, now)) });
    if (statusOf(state, now) === 'published') announce(cameOut(id));
    return { status: 201, ...answerOf({ ...row, attachments }, context) };
  },

  getPost: async (context) => {
    const post = await seen(context);
    return { status: 200, ...answerOf(post, context) };
  },

  updatePost: async (context) => {
    const { tx, person, body, now, record, announce } = context;
    const post = await changeable(context);
    const written = await writtenFrom(tx, body, post.audience);
    requireAllowed(rightsOn(person, { ...post, ...written }, now).update);
    const out = statusOf(post, now) === 'published' ? post.published_at : null;
    const change = {
      ...written,
      body: JSON.stringify(written.body),
      audience: JSON.stringify(written.audience),
    };
    const published_at = publicationTime(body, now, out);
    const state = { status: body.status, published_at };
    const publication_pending = statusOf(state, now) === 'scheduled';
    const cover = coverFrom(body, post);
    await placePictures(tx, { ...post, ...written, ...cover }, post);
    const attachments = [...(await placeAttachments(context, post.id, body, post.attachments))];
    const row = await changePost(tx, post, {
      ...change,
      ...cover,
      ...state,
      publication_pending,
      updated_at: now,
    });
    const after = { ...written, ...state, attachments };
    record({ subject: subjectOf({ ...post, ...written }), ...editOf(post, after, now) });
    // A scheduled post that has just become visible may not have been announced yet.
    const isNew = out === null || post.publication_pending;
    if (statusOf(state, now) === 'published' && isNew) announce(cameOut(post.id));
    return { status: 200, ...answerOf({ ...row, attachments }, context) };
  },

  deletePost: async (context) => {
    const post = await changeable(context, 'delete');
    forgetFiles(context, await removeFiles(context.tx, post.id));
    await removePost(context.tx, post);
    context.record({ subject: subjectOf(post), before: recordOf(post, context.now) });
    return { status: 204 };
  },

  publishPost: async (context) => {
    const { tx, now, record, announce } = context;
    const post = await changeable(context);
    const missing = missingToPublish(post);
    if (Object.keys(missing).length > 0) throw invalid(missing);
    if (statusOf(post, now) === 'published') return { status: 200, ...answerOf(post, context) };
    const state = { status: 'published', published_at: now } as const;
    const recipients_count = await countRecipients(tx, post.audience);
    const change = { ...state, recipients_count, publication_pending: false, updated_at: now };
    const row = await changePost(tx, post, change);
    record({
      subject: subjectOf(post),
      ...changesOf(recordOf(post, now), recordOf({ ...post, ...state }, now)),
    });
    announce(cameOut(post.id));
    return { status: 200, ...answerOf(row, context) };
  },

  archivePost: async (context) => {
    const { tx, now, record } = context;
    const post = await changeable(context);
    if (post.status === 'draft') throw invalid({ status: ['Only a published post can be archived.'] });
    if (post.status === 'archived') return { status: 200, ...answerOf(post, context) };
    const row = await changePost(tx, post, {
      status: 'archived',
      publication_pending: false,
      updated_at: now,
    });
    record({
      subject: subjectOf(post),
      ...changesOf({ status: statusOf(post, now) }, { status: 'archived' }),
    });
    return { status: 200, ...answerOf(row, context) };
  },
} satisfies Partial<Handlers>;
