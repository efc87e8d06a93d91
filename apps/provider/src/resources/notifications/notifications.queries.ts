import { sql } from 'kysely';
import { type CollegeTransaction } from '../../database/collegeTransaction.ts';

/** The end of a page: time and id of a row, because two rows can have the same time. */
export interface Cursor {
  time: Date;
  id: string;
}

export interface CursorPage {
  before?: Cursor;
  after?: Cursor;
  /** True for unseen ones only, false for seen ones only. */
  unread?: boolean;
  limit: number;
}

/** Selects the sent notifications that a person received, with their state. */
const receivedBy = (tx: CollegeTransaction, userId: string) =>
  tx
    .selectFrom('notification_recipients as r')
    .innerJoin('notifications as n', (on) =>
      on.onRef('n.college_id', '=', 'r.college_id').onRef('n.id', '=', 'r.notification_id'),
    )
    .innerJoin('users as u', (on) =>
      on.onRef('u.college_id', '=', 'n.college_id').onRef('u.id', '=', 'n.author_id'),
    )
    .selectAll('n')
    .select([
      'r.delivered_at',
      'r.seen_at',
      'r.end_unread',
      'r.confirmed_at',
      'r.response',
      'r.response_location',
      'r.response_note',
    ])
    .select([
      'u.name as author_name',
      'u.first_lastname as author_first_lastname',
      'u.second_lastname as author_second_lastname',
      'u.avatar_id as author_avatar_id',
    ])
    .where('r.user_id', '=', userId)
    .where('n.status', '=', 'sent')
    .where('n.sent_at', 'is not', null);

/** Finds one row more than requested, so that the caller knows whether there are more; newest first. */
export async function findReceived(
  tx: CollegeTransaction,
  userId: string,
  { before, after, unread, limit }: CursorPage,
) {
  let query = receivedBy(tx, userId).limit(limit + 1);
  if (unread !== undefined)
    query = query.where(sql<boolean>`(r.seen_at is null or r.end_unread)`, '=', unread);
  if (before)
    query = query.where((is) => is(is.refTuple('n.sent_at', 'n.id'), '<', is.tuple(before.time, before.id)));
  if (after)
    query = query.where((is) => is(is.refTuple('n.sent_at', 'n.id'), '>', is.tuple(after.time, after.id)));
  // Rows after the cursor are read oldest first, because the reader pages up from there.
  const upwards = after !== undefined && before === undefined;
  const direction = upwards ? 'asc' : 'desc';
  const rows = await query.orderBy('n.sent_at', direction).orderBy('n.id', direction).execute();
  const more = rows.length > limit;
  const page = rows.slice(0, limit);
  return { rows: upwards ? page.reverse() : page, more };
}

export type ReceivedRow = Awaited<ReturnType<typeof findReceived>>['rows'][number];

/** The most ongoing emergencies that are sent to one person; the contract states it too. */
const mostOngoing = 50;

/**
 * Finds the emergencies and drills of a person that have not ended, or those whose end the person has yet to read; newest
 * first.
 */
export const findEmergencies = (tx: CollegeTransaction, userId: string, state: 'ongoing' | 'end unread') =>
  receivedBy(tx, userId)
    .where('n.emergency', '=', true)
    .where(state === 'ongoing' ? sql<boolean>`n.closed_at is null` : sql<boolean>`r.end_unread`)
    .orderBy('n.sent_at', 'desc')
    .orderBy('n.id', 'desc')
    .limit(mostOngoing)
    .execute();
