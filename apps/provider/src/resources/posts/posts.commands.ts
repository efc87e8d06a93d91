import { diffFields } from '../../journal/changes.ts';
import { newId } from '../../newId.ts';
import type { Context } from '../../http/contract/handler.ts';
import { requireAllowed } from '../../httpError.ts';
import { attachFiles } from './attachments.commands.ts';
import { coverFrom, assignPictures } from './pictures.commands.ts';
import { toPostEdit, toPostAuditRecord, toPostSubject } from './posts.audit.ts';
import { getAllowedPostActions, computePostStatus } from './posts.policy.ts';
import { changePost, insertPost, type PostDetailRow } from './posts.queries.ts';
import { publicationTime, toWrittenPost } from './posts.rules.ts';
import { confirmByFrom } from '../receipts/receipts.rules.ts';
import { postEmails } from './publishing.ts';

type Writing = Pick<
  Context<'updatePost'>,
  'tx' | 'college' | 'person' | 'body' | 'now' | 'audit' | 'defer' | 'services' | 'afterCommit'
>;

/** Queues the e-mails about a post that is published now. */
export function mailPost(
  { now, defer, services, afterCommit }: Pick<Writing, 'now' | 'defer' | 'services' | 'afterCommit'>,
  post: Pick<PostDetailRow, 'college_id' | 'id' | 'audience' | 'notify'>,
): void {
  postEmails(post, now).forEach(defer);
  afterCommit(services.wakeMail);
}

/**
 * Stores a person's input as a new post, or as a change of the locked post `before`, with its pictures and files.
 * @throws HttpError 422 for invalid input, 403 for an audience beyond the person's scope.
 */
export async function writePost(context: Writing, before?: PostDetailRow): Promise<PostDetailRow> {
  const { tx, college, person, body, now } = context;
  const written = await toWrittenPost(tx, body, before?.audience);
  const { id, author_id } = before ?? { id: newId(now), author_id: person.id };
  const { status, published_at } = before ?? { status: body.status, published_at: null };
  requireAllowed(getAllowedPostActions(person, { author_id, status, published_at, ...written }, now).update);
  const visibleSince = before && computePostStatus(before, now) === 'published' ? before.published_at : null;
  const state = { status: body.status, published_at: publicationTime(body, now, visibleSince) };
  const confirm_by = confirmByFrom(body, {
    zone: college.timezone,
    now,
    at: state.published_at,
    published: visibleSince ? before?.confirm_by : null,
  });
  const cover = coverFrom(body, before);
  const columns = {
    ...written,
    ...cover,
    ...state,
    confirm_by,
    body: JSON.stringify(written.body),
    audience: JSON.stringify(written.audience),
    publication_pending: computePostStatus(state, now) === 'scheduled',
    updated_at: now,
  };
  const key = { college_id: college.id, id, author_id, created_at: now };
  const row = before ? await changePost(tx, before, columns) : await insertPost(tx, { ...key, ...columns });
  await assignPictures(tx, { id, body: written.body, ...cover }, before);
  const attachments = [...(await attachFiles(context, id, body, before?.attachments))];
  const after = { ...row, attachments };
  const changes = before ? toPostEdit(before, after, now) : diffFields({}, toPostAuditRecord(after, now));
  context.audit({ subject: toPostSubject(after), ...changes });
  // A scheduled post that has just become visible may not have been announced yet.
  const isNew = visibleSince === null || before?.publication_pending;
  if (computePostStatus(state, now) === 'published' && isNew) mailPost(context, after);
  return after;
}
