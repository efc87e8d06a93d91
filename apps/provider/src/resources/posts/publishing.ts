import { type RawBuilder, sql } from 'kysely';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';
import type { Row } from '../../database/schema.ts';
import { recordsChanged } from '../../journal/events.ts';
import { appendJournal } from '../../journal/journal.ts';
import { queueMessage } from '../../mail/deliveryQueue.ts';
import { countRecipients, reachedBy } from '../audiences/audiences.queries.ts';
import { toPostSubject } from './posts.audit.ts';

/** Returns the inserts of the e-mails about a post that is published now; none if it is published silently. */
export function postEmails(
  { college_id, id, audience, notify }: Pick<Row<'posts'>, 'college_id' | 'id' | 'audience' | 'notify'>,
  now: Date,
): RawBuilder<unknown>[] {
  if (!notify) return [];
  const message = {
    college_id,
    message_id: id,
    subject: { post_id: id },
    kind: 'posts',
    urgent: false,
    channels: ['email'],
  } as const;
  const recipients = sql`select u.id from users u where u.status = 'active' and ${reachedBy(audience)}`;
  const { deliveries, digestItems } = queueMessage(message, recipients, now);
  return [deliveries, digestItems];
}

/**
 * Publishes one due post: counts its recipients again, publishes the event to open screens and audits it. The version stays,
 * because nothing changes that a person could be editing.
 * @returns false when none is due.
 */
export async function publishDue(tx: CollegeTransaction, collegeId: string, now: Date): Promise<boolean> {
  const due = await tx
    .selectFrom('posts')
    .select(['college_id', 'id', 'title', 'audience', 'published_at', 'notify'])
    .where('college_id', '=', collegeId)
    .where('publication_pending', '=', true)
    .where('published_at', '<=', now)
    .orderBy('published_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!due) return false;
  await tx
    .updateTable('posts')
    .set({ publication_pending: false, recipients_count: await countRecipients(tx, due.audience) })
    .where('college_id', '=', collegeId)
    .where('id', '=', due.id)
    .execute();
  const change = {
    subject: toPostSubject(due),
    before: { status: 'scheduled' },
    after: { status: 'published' },
  };
  // No request caused this: the provider acts at the time that a person chose.
  const actor = { collegeId, person: undefined, operation: 'publishPost', source: '', now } as const;
  const events = [recordsChanged('post')];
  await appendJournal(tx, { actor, changes: [change], events, deferred: postEmails(due, now) });
  return true;
}
