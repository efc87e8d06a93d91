import { type Language, findScope } from '@school/domain';
import { sql } from 'kysely';
import type { CollegeTransaction } from '../database/collegeTransaction.ts';
import { readOrigin } from '../mail/deliveryContent.ts';
import { afterQuietHours } from '../mail/emailChoice.ts';
import { peopleByIds } from '../security/auth.ts';
import type { Encryption } from '../security/encryption.ts';
import type { PublicAddress } from '../http/publicAddress.ts';
import { type PersonNameRow, personNameJson } from '../resources/accounts/names.queries.ts';
import type { PushBatch, WaitingPush } from './messagePushQueue.ts';
import { wantsPush } from './pushChoice.ts';
import { type SubscribedDevice, readDevices } from './subscriptions.ts';

/** Unread messages up to which they are counted, for members who never open a group. */
export const mostCounted = 100;

/** The newest message that a person has not read, and the number of all of them, at most `mostCounted`. */
export interface UnreadPush {
  body: string;
  author: PersonNameRow;
  files: number;
  unread: number;
}

/** What a push message says and who may get it, at this moment. */
export interface MessagePushRow {
  push: WaitingPush;
  /** Of a group. */
  name: string | null;
  last_seq: number;
  language: Language;
  /** The end of the current quiet hours, else now. */
  earliest: Date;
  /** Null when there is nothing that the person may still be sent. */
  unread: UnreadPush | null;
  /** Of the person; none when they can't sign in or may not use the messenger. */
  devices: readonly SubscribedDevice[];
}

/** A batch with what its messages say. */
export interface MessagePushContent {
  /** Origin of links: `https://aromos.example`. */
  origin: string;
  rows: MessagePushRow[];
}

/** Reads the unread messages; those that the person has marked as unread were read before. */
async function readRows(tx: CollegeTransaction, { collegeId, pushes }: PushBatch, now: Date) {
  const unreadMessages = sql`from messages x where x.college_id = m.college_id and x.conversation_id = m.conversation_id
    and x.seq > m.last_read_seq and x.author_id <> m.user_id and x.deleted_at is null`;
  const { rows } = await sql<Omit<MessagePushRow, 'push' | 'devices'> & { index: number }>`
    select w.index::int, v.name, v.last_seq, coalesce(u.language, c.language) as language,
      ${afterQuietHours(sql`${now}::timestamptz`)} as earliest, newest.unread
    from unnest(${pushes.map((push) => push.conversation_id)}::uuid[], ${pushes.map((push) => push.user_id)}::uuid[],
      ${pushes.map((push) => push.first_seq)}::int[]) with ordinality as w (conversation_id, user_id, first_seq, index)
    join conversation_members m on m.college_id = ${collegeId} and m.conversation_id = w.conversation_id
      and m.user_id = w.user_id
    join conversations v on v.college_id = m.college_id and v.id = m.conversation_id
    join users u on u.college_id = m.college_id and u.id = m.user_id
    join colleges c on c.id = m.college_id
    left join lateral (
      select json_build_object('body', x.body, 'author', ${personNameJson('a')},
        'files', (select count(*) from message_attachments f where f.college_id = x.college_id and f.message_id = x.id),
        'unread', (select count(*) from (select ${unreadMessages} limit ${mostCounted}) counted)) as unread
      from (select x.* ${unreadMessages} and x.seq >= w.first_seq order by x.seq desc limit 1) x
      join users a on a.college_id = x.college_id and a.id = x.author_id
    ) newest on not m.muted and ${wantsPush('messages')}`.execute(tx);
  return rows;
}

/** Reads what the push messages of a batch say. */
export async function readMessagePushes(
  tx: CollegeTransaction,
  batch: PushBatch,
  { encryption, publicAddress }: { encryption: Encryption; publicAddress: PublicAddress },
  now: Date,
): Promise<MessagePushContent> {
  const ids = [...new Set(batch.pushes.map(({ user_id }) => user_id))];
  const people = await peopleByIds(tx, ids);
  const readers = new Set(people.filter((person) => findScope(person, 'messenger.use')).map(({ id }) => id));
  const devices = await readDevices(tx, encryption, batch.collegeId, ids, now);
  const rows = (await readRows(tx, batch, now)).map(({ index, ...row }) => {
    const push = batch.pushes[index - 1]!;
    return { ...row, push, devices: readers.has(push.user_id) ? (devices.get(push.user_id) ?? []) : [] };
  });
  return { origin: await readOrigin(tx, batch.collegeId, publicAddress), rows };
}
