import { diffFields } from '../../journal/changes.ts';
import type { Context, Handlers } from '../../http/contract/handler.ts';
import { invalid, notFound, rejectStale, requireAllowed } from '../../httpError.ts';
import { countRecipients } from '../audiences/audiences.queries.ts';
import { pageBody, pageFrom } from '../paging.ts';
import { removeFiles } from './attachments.queries.ts';
import { forgetFiles } from './attachments.commands.ts';
import { toPostAuditRecord, toPostSubject } from './posts.audit.ts';
import { mailPost, writePost } from './posts.commands.ts';
import { missingToPublish } from './posts.rules.ts';
import { confirmByFrom } from '../receipts/receipts.rules.ts';
import { canSeePost, getAllowedPostActions, computePostStatus } from './posts.policy.ts';
import { versionHeader } from '../../http/contract/versionHeader.ts';
import { presentDetail, presentPost } from './posts.present.ts';
import { searchedFor } from './search.queries.ts';
import {
  changePost,
  findPage,
  findPost,
  type PostDetailRow,
  type PostFilter,
  removePost,
} from './posts.queries.ts';

type OnePost = Pick<Context<'getPost'>, 'tx' | 'path' | 'person' | 'now'>;

/**
 * Finds the post of the path.
 * @throws HttpError 404 when it does not exist, 403 when this person may not see it.
 */
async function findVisiblePost({ tx, path, person, now }: OnePost, lock = false): Promise<PostDetailRow> {
  const post = await findPost(tx, person, path.id, lock);
  if (!post) throw notFound();
  requireAllowed(canSeePost(person, post, now));
  return post;
}

/**
 * Finds and locks the post, and checks permission and version.
 * @throws HttpError 409 when the change is based on another version.
 */
async function lockEditablePost(
  context: OnePost & Pick<Context<'updatePost'>, 'version'>,
  action: 'update' | 'delete' = 'update',
): Promise<PostDetailRow> {
  const post = await findVisiblePost(context, true);
  requireAllowed(getAllowedPostActions(context.person, post, context.now)[action]);
  rejectStale(context.version, post);
  return post;
}

/** @throws HttpError 422 */
function rejectIncomplete(post: PostDetailRow): void {
  const missing = missingToPublish(post);
  if (Object.keys(missing).length > 0) throw invalid(missing);
}

const postResponse = (post: PostDetailRow, { person, now }: Pick<OnePost, 'person' | 'now'>) => ({
  headers: versionHeader(post),
  body: { data: presentDetail(post, person, now) },
});

function postFilterFrom({ query, person }: Pick<Context<'listPosts'>, 'query' | 'person'>): PostFilter {
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
    const filter = postFilterFrom({ query, person });
    const page = pageFrom(query);
    const { counts, rows } = await findPage(tx, person, now, filter, {
      sort: query.sort ?? '-published_at',
      ...page,
    });
    const data = rows.map((post) => presentPost(post, person, now));
    const total = counts[filter.status ?? 'all'];
    return { status: 200, body: pageBody('/api/v1/posts', query, page, total, data, { counts }) };
  },

  createPost: async (context) => ({ status: 201, ...postResponse(await writePost(context), context) }),

  getPost: async (context) => {
    const post = await findVisiblePost(context);
    return { status: 200, ...postResponse(post, context) };
  },

  updatePost: async (context) => {
    const post = await writePost(context, await lockEditablePost(context));
    return { status: 200, ...postResponse(post, context) };
  },

  deletePost: async (context) => {
    const post = await lockEditablePost(context, 'delete');
    forgetFiles(context, await removeFiles(context.tx, post.id));
    await removePost(context.tx, post);
    context.audit({ subject: toPostSubject(post), before: toPostAuditRecord(post, context.now) });
    return { status: 204 };
  },

  publishPost: async (context) => {
    const { tx, college, now, audit } = context;
    const post = await lockEditablePost(context);
    rejectIncomplete(post);
    if (computePostStatus(post, now) === 'published') return { status: 200, ...postResponse(post, context) };
    confirmByFrom(post, { zone: college.timezone, now, at: now });
    const state = { status: 'published', published_at: now } as const;
    const recipients_count = await countRecipients(tx, post.audience);
    const change = { ...state, recipients_count, publication_pending: false, updated_at: now };
    const row = await changePost(tx, post, change);
    audit({
      subject: toPostSubject(post),
      ...diffFields(toPostAuditRecord(post, now), toPostAuditRecord({ ...post, ...state }, now)),
    });
    mailPost(context, post);
    return { status: 200, ...postResponse(row, context) };
  },

  archivePost: async (context) => {
    const { tx, now, audit } = context;
    const post = await lockEditablePost(context);
    if (post.status === 'draft') throw invalid({ status: ['Only a published post can be archived.'] });
    if (post.status === 'archived') return { status: 200, ...postResponse(post, context) };
    const row = await changePost(tx, post, {
      status: 'archived',
      publication_pending: false,
      updated_at: now,
    });
    audit({
      subject: toPostSubject(post),
      ...diffFields({ status: computePostStatus(post, now) }, { status: 'archived' }),
    });
    return { status: 200, ...postResponse(row, context) };
  },
} satisfies Partial<Handlers>;
