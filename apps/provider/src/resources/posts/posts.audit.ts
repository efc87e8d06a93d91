import type { Attachment, PostWrite } from '@school/domain';
import type { Row } from '../../database/schema.ts';
import type { AuditFields } from '../../journal/auditFields.ts';
import { diffFields } from '../../journal/changes.ts';
import { computePostStatus } from './posts.policy.ts';

type Post = Pick<
  Row<'posts'>,
  'title' | 'category_id' | 'audience' | 'status' | 'published_at' | 'notify' | 'confirm_by'
> & {
  attachments: readonly Attachment[];
};

/** Returns the audit's subject for a post. */
export const toPostSubject = ({ id, title }: Pick<Row<'posts'>, 'id' | 'title'>) => ({
  kind: 'post' as const,
  id,
  name: title,
});

/** Returns the fields of a post that the audit stores, without its text. */
export const toPostAuditRecord = (
  { title, category_id, audience, status, published_at, notify, confirm_by, attachments }: Post,
  now: Date,
) =>
  ({
    title,
    category_id,
    audience,
    status: computePostStatus({ status, published_at }, now),
    published_at: published_at?.toISOString() ?? null,
    notify,
    confirm_by,
    // Includes the id, because another file may have the same name.
    attachments: attachments.map(({ id, name }) => ({ id, name })),
  }) satisfies AuditFields<PostWrite, 'body' | 'cover' | 'attachment_ids'>;

type Written = Post & Pick<Row<'posts'>, 'body'>;

/** Returns the changes of an edit; for the text only whether it changed. */
export function toPostEdit(before: Written, after: Written, now: Date) {
  const texts = diffFields({ body: before.body }, { body: after.body });
  const { before: was, after: is } = diffFields(
    toPostAuditRecord(before, now),
    toPostAuditRecord(after, now),
  );
  return 'body' in texts.after
    ? { before: was, after: { ...is, body: 'changed' } }
    : { before: was, after: is };
}
