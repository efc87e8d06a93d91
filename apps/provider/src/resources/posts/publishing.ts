import type { CollegeTransaction } from '../../database/collegeTransaction.ts';
import type { Announcement } from '../../journal/events.ts';
import { appendJournal } from '../../journal/journal.ts';
import { countRecipients } from '../audiences/audiences.queries.ts';
import { subjectOf } from './posts.audit.ts';

/** Returns the event for open screens when a post is published, at once or scheduled. */
export const postPublishedEvent = (id: string): Announcement => ({
  kind: 'post.published',
  to: 'everybody',
  data: { post_id: id },
});

/**
 * Publishes one due post: counts its recipients again, announces it to open screens and audits it. The version stays,
 * because nothing changes that a person could be editing.
 * @returns false when none is due.
 */
export async function publishDue(tx: CollegeTransaction, collegeId: string, now: Date): Promise<boolean> {
  const due = await tx
    .selectFrom('posts')
    .select(['id', 'title', 'audience', 'published_at'])
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
  const state = { published_at: due.published_at?.toISOString() ?? null };
  const act = {
    subject: subjectOf(due),
    before: { status: 'scheduled', ...state },
    after: { status: 'published', ...state },
  };
  // No request caused this: the provider acts at the time that a person chose.
  const actor = { collegeId, person: undefined, operation: 'publishPost', source: '', now } as const;
  await appendJournal(tx, { actor, acts: [act], announcements: [postPublishedEvent(due.id)] });
  return true;
}
