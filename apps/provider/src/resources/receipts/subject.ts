import { type Audience, audienceReaches, type ReceiptRecord, findScope } from '@school/domain';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';
import type { Person } from '../../security/auth.ts';
import { notFound } from '../../httpError.ts';
import * as eventPolicy from '../events/events.policy.ts';
import { findEvent } from '../events/events.queries.ts';
import { findNotification } from '../notifications/managed.queries.ts';
import { canManage, isAutomatic } from '../notifications/notifications.rules.ts';
import { findReceipt } from '../notifications/received.queries.ts';
import * as postPolicy from '../posts/posts.policy.ts';
import { findPost } from '../posts/posts.queries.ts';

/** A record that people see and confirm, as one person meets it. */
export interface ReceiptSubject {
  record: ReceiptRecord;
  id: string;
  title: string;
  author_id: string;
  audience: Audience;
  /** The last day for confirmations; null when none are requested. */
  confirm_by: string | null;
  /** Whether the person may see the receipts of others and remind them. */
  isManaged: boolean;
  /** Whether its audience can see it now, and it has not ended. */
  isCurrent: boolean;
  /** Whether the person may open it. */
  isVisible: () => Promise<boolean>;
  /** Whether the person is in the audience that sees it. */
  reaches: () => Promise<boolean>;
}

/** Who reads a record, and when. */
interface Reading {
  tx: CollegeTransaction;
  person: Person;
  now: Date;
}

type Finder = (reading: Reading, id: string, lock: boolean) => Promise<ReceiptSubject | undefined>;

const findPostSubject: Finder = async ({ tx, person, now }, id, lock) => {
  const post = await findPost(tx, person, id, lock);
  if (!post) return undefined;
  const { title, author_id, audience, confirm_by } = post;
  const isVisible = postPolicy.canSeePost(person, post, now);
  const isCurrent = postPolicy.computePostStatus(post, now) === 'published';
  return {
    record: 'post',
    id,
    title,
    author_id,
    audience,
    confirm_by,
    isCurrent,
    isManaged: postPolicy.getAllowedPostActions(person, post, now).update,
    isVisible: async () => isVisible,
    // The author and those who manage all news can also open it, but are not in its audience.
    reaches: async () => isVisible && isCurrent && audienceReaches(audience, person),
  };
};

const findEventSubject: Finder = async ({ tx, person, now }, id, lock) => {
  const event = await findEvent(tx, id, lock);
  if (!event) return undefined;
  const { name: title, author_id, audience } = event;
  const isVisible = eventPolicy.canSeeEvent(person, event);
  return {
    record: 'event',
    id,
    title,
    author_id,
    audience,
    confirm_by: null,
    isCurrent: event.ends_at > now,
    isManaged: eventPolicy.getAllowedEventActions(person, event).update,
    isVisible: async () => isVisible,
    reaches: async () => isVisible && audienceReaches(audience, person),
  };
};

const findNotificationSubject: Finder = async ({ tx, person }, id, lock) => {
  const row = await findNotification(tx, id, lock);
  if (!row) return undefined;
  const { title, author_id, audience, confirm_by } = row;
  const reaches = async () =>
    findScope(person, 'notifications.view') !== null && (await findReceipt(tx, id, person.id)) !== undefined;
  return {
    record: 'notification',
    id,
    title,
    author_id,
    audience,
    confirm_by,
    reaches,
    isVisible: reaches,
    isManaged: canManage(person, row) && !row.emergency && !isAutomatic(row),
    isCurrent: row.status === 'sent',
  };
};

const finders: Record<ReceiptRecord, Finder> = {
  post: findPostSubject,
  event: findEventSubject,
  notification: findNotificationSubject,
};

/**
 * Finds a record without checking permissions.
 * @param lock Locks its row until the transaction ends.
 * @throws HttpError 404
 */
export async function findSubject(
  reading: Reading,
  { record, id }: { record: ReceiptRecord; id: string },
  lock = false,
): Promise<ReceiptSubject> {
  const subject = await finders[record](reading, id, lock);
  if (!subject) throw notFound();
  return subject;
}
