import { type RawBuilder, sql } from 'kysely';
import type { CollegeTransaction } from '../database/collegeTransaction.ts';
import type { Row } from '../database/schema.ts';
import { type Lease, leaseJobs, type Queue, releaseJobs } from '../worker/lease.ts';
import { wantsPush } from './pushChoice.ts';

/** Milliseconds in which a person who has the conversation open reads a message. */
const hold = 5000;
/** Milliseconds after the first attempt; later the push message would be of no use. */
const lifetime = 3600_000;

export const pushQueue: Queue<'message_pushes'> = {
  table: 'message_pushes',
  key: ['conversation_id', 'user_id'],
  isOpen: sql`true`,
  duration: 120_000,
};
const batchSize = 100;

const later = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds);

/** When a push message is sent, and from when it is not. */
const timesFrom = (next_attempt_at: Date) => ({
  next_attempt_at,
  expires_at: later(next_attempt_at, lifetime),
});

/** A new message; its conversation is locked. */
interface NewMessage {
  college_id: string;
  conversation_id: string;
  author_id: string;
  seq: number;
}

/**
 * Returns an insert that lets the devices of the other members wait for a push message about a new message. Where one waits
 * already, it will include this one. In the order in which `settlePushes` locks rows, so that neither waits for the other.
 */
export function messagePushes(
  { college_id, conversation_id, author_id, seq }: NewMessage,
  now: Date,
): RawBuilder<unknown> {
  const { next_attempt_at, expires_at } = timesFrom(later(now, hold));
  return sql`
    insert into message_pushes as p (college_id, conversation_id, user_id, first_seq, newest_seq, next_attempt_at, expires_at)
    select m.college_id, m.conversation_id, m.user_id, ${seq}::int, ${seq}::int, ${next_attempt_at}, ${expires_at}
    from conversation_members m join users u on u.college_id = m.college_id and u.id = m.user_id
    where m.college_id = ${college_id} and m.conversation_id = ${conversation_id} and m.user_id <> ${author_id}
      and not m.muted and u.status = 'active' and ${wantsPush('messages')}
      and exists (select from push_subscriptions s where s.college_id = u.college_id and s.user_id = u.id)
    order by m.user_id
    on conflict (college_id, conversation_id, user_id) do update set newest_seq = excluded.newest_seq
      where p.lease is not null`;
}

/** A member whose devices wait for a push message about a conversation. */
export type WaitingPush = Pick<
  Row<'message_pushes'>,
  'conversation_id' | 'user_id' | 'first_seq' | 'attempts' | 'expires_at'
>;

/** Push messages of one school, leased by the worker that claimed them. */
export interface PushBatch extends Lease {
  pushes: WaitingPush[];
}

/** Claims the next due push messages of a school and counts the attempt; undefined when there are none. */
export async function claimPushes(
  tx: CollegeTransaction,
  collegeId: string,
  now: Date,
): Promise<PushBatch | undefined> {
  const pushes = await leaseJobs(tx, pushQueue, collegeId, now, batchSize);
  const [first] = pushes;
  return first && { collegeId, lease: first.lease!, attempts: first.attempts, pushes };
}

/** What became of a claimed push message. */
export interface Settled {
  push: WaitingPush;
  /** The newest message that was read. What came later waits for another push message. */
  lastSeq: number;
  /** The next attempt; undefined where there is none, because it was sent or must not be. */
  next?: Date;
  /** Whether no attempt was made, because of the person's quiet hours. */
  isQuiet?: boolean;
}

/** The columns of a row that waits on. */
function waiting({ push, lastSeq, next, isQuiet }: Settled, now: Date) {
  const { first_seq, attempts, expires_at } = push;
  if (!next) return { first_seq: lastSeq + 1, attempts: 0, ...timesFrom(later(now, hold)) };
  if (isQuiet) return { first_seq, attempts: attempts - 1, ...timesFrom(next) };
  return { first_seq, attempts, next_attempt_at: next, expires_at };
}

/** Deletes the rows of a batch that ended, and gives the others back. A worker whose lease ran out changes nothing. */
export async function settlePushes(
  tx: CollegeTransaction,
  { collegeId, lease }: PushBatch,
  settled: readonly Settled[],
  now: Date,
): Promise<void> {
  const leased = sql`p.college_id = ${collegeId} and p.lease = ${lease}`;
  await sql`select from message_pushes p where ${leased} order by p.conversation_id, p.user_id for update`.execute(
    tx,
  );
  const toKeys = (some: readonly Settled[]) => [
    sql`${some.map(({ push }) => push.conversation_id)}::uuid[]`,
    sql`${some.map(({ push }) => push.user_id)}::uuid[]`,
  ];
  const ended = settled.filter(({ next }) => !next);
  const seqs = ended.map(({ lastSeq }) => lastSeq);
  await sql`delete from message_pushes p
    using unnest(${sql.join([...toKeys(ended), sql`${seqs}::int[]`])}) as e (conversation_id, user_id, last_seq)
    where ${leased} and p.conversation_id = e.conversation_id and p.user_id = e.user_id and p.newest_seq <= e.last_seq`.execute(
    tx,
  );
  const rows = settled.map((one) => waiting(one, now));
  const values = [
    ...toKeys(settled),
    sql`${rows.map(({ first_seq }) => first_seq)}::int[]`,
    sql`${rows.map(({ attempts }) => attempts)}::int[]`,
    sql`${rows.map(({ next_attempt_at }) => next_attempt_at)}::timestamptz[]`,
    sql`${rows.map(({ expires_at }) => expires_at)}::timestamptz[]`,
  ];
  await sql`update message_pushes p set lease = null, lease_expires_at = null, first_seq = w.first_seq,
      newest_seq = greatest(p.newest_seq, w.first_seq), attempts = w.attempts, next_attempt_at = w.next_attempt_at,
      expires_at = w.expires_at
    from unnest(${sql.join(values)}) as w (conversation_id, user_id, first_seq, attempts, next_attempt_at, expires_at)
    where ${leased} and p.conversation_id = w.conversation_id and p.user_id = w.user_id`.execute(tx);
}

/** Gives back the rows that a batch still holds, without counting the attempt. Those that expire before `next` are deleted. */
export async function releasePushes(
  tx: CollegeTransaction,
  batch: PushBatch,
  now: Date,
  next: Date = now,
): Promise<void> {
  await tx
    .deleteFrom('message_pushes')
    .where('college_id', '=', batch.collegeId)
    .where('lease', '=', batch.lease)
    .where('expires_at', '<=', next)
    .execute();
  await releaseJobs(tx, pushQueue, batch, next);
}
