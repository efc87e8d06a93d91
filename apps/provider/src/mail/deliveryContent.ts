import type { EmailFrequency, EmailKind, Language, PushKind } from '@school/domain';
import { sql } from 'kysely';
import type { CollegeTransaction } from '../database/collegeTransaction.ts';
import type { Row } from '../database/schema.ts';
import { peopleByIds, type Person } from '../security/auth.ts';
import { toOrigin, type PublicAddress } from '../http/publicAddress.ts';
import type { DeliveryBatch } from './deliveryQueue.ts';
import { afterQuietHours, emailKinds, selectFrequency } from './emailChoice.ts';
import { pushKinds, wantsPush } from '../push/pushChoice.ts';
import type { LogoReader } from './logo.ts';
import { findUnread, type UnreadMessages } from './unreadMessages.ts';
import { type MailingSchool, readMailingSchool } from './writeMail.ts';

/** What a message is about. */
export type MessageSubject = Pick<
  Row<'deliveries'>,
  'notification_id' | 'post_id' | 'event_change_id' | 'message_id'
> & {
  /** Of unread messages in a digest. */
  conversation_id?: string | null;
};

/** A person who can sign in, with their permissions and choices at this moment. */
export interface Recipient {
  person: Person;
  /** Null for the school's. */
  language: Language | null;
  frequencies: Record<EmailKind, EmailFrequency>;
  locked: EmailKind[];
  pushes: Record<PushKind, boolean>;
  /** The end of the current quiet hours, else now. */
  earliest: Date;
}

/** A notification with its author, and the person that it is about. */
export type NotificationContent = Pick<
  Row<'notifications'>,
  | 'id'
  | 'title'
  | 'content'
  | 'translations'
  | 'emergency'
  | 'mode'
  | 'kind'
  | 'alert_kind'
  | 'places'
  | 'sent_at'
  | 'closed_at'
  | 'subject_user_id'
> & {
  name: string;
  first_lastname: string | null;
  second_lastname: string | null;
  subject_status: Row<'users'>['status'] | null;
};

/** A post with its author. */
export type PostContent = Pick<
  Row<'posts'>,
  'id' | 'title' | 'excerpt' | 'audience' | 'status' | 'published_at' | 'author_id'
> & { name: string; first_lastname: string | null; second_lastname: string | null };

/** A change of an event, with the event's current audience and the names of the places. */
export type EventChangeContent = Pick<
  Row<'event_changes'>,
  'id' | 'event_id' | 'kind' | 'before' | 'after' | 'audience' | 'created_at'
> & {
  author_id: string | null;
  place_before: string | null;
  place_after: string | null;
  /** Whether a later change replaces it. */
  replaced: boolean;
};

/** A reminder with the latest update of its emergency: the alert's own text may be outdated. */
export type ReminderContent = Pick<Row<'notification_reminders'>, 'id' | 'created_at'> & {
  update: string | null;
};

/** The rows that the e-mails of a batch show. */
export interface DeliveryContent {
  school: MailingSchool;
  /** Origin of links: `https://aromos.example`. */
  origin: string;
  now: Date;
  recipients: ReadonlyMap<string, Recipient>;
  notifications: ReadonlyMap<string, NotificationContent>;
  updates: ReadonlyMap<string, Pick<Row<'notification_updates'>, 'content' | 'all_clear' | 'created_at'>>;
  /** The reminders of emergencies. */
  reminders: ReadonlyMap<string, ReminderContent>;
  /** Who has answered which emergency: `<notification id> <person id>`. */
  answered: ReadonlySet<string>;
  posts: ReadonlyMap<string, PostContent>;
  eventChanges: ReadonlyMap<string, EventChangeContent>;
  /** What is unread in the messenger: `<conversation id> <person id>`. */
  unread: ReadonlyMap<string, UnreadMessages>;
  /** The items of a digest, by its message id. */
  digests: ReadonlyMap<string, MessageSubject[]>;
}

const byId = <R extends { id: string }>(rows: readonly R[]) => new Map(rows.map((row) => [row.id, row]));
const unique = (ids: (string | null)[]) => [...new Set(ids.filter((id) => id !== null))];

/** Returns the origin of a school's links; of several domains a full host name. */
export async function readOrigin(
  tx: CollegeTransaction,
  collegeId: string,
  publicAddress: PublicAddress,
): Promise<string> {
  const domains = await tx
    .selectFrom('college_domains')
    .select('domain')
    .where('college_id', '=', collegeId)
    .orderBy('domain')
    .execute();
  const names = domains.map(({ domain }) => domain);
  return toOrigin(names.find((name) => name.includes('.')) ?? names[0] ?? 'localhost', publicAddress);
}

async function readRecipients(
  tx: CollegeTransaction,
  collegeId: string,
  ids: string[],
  now: Date,
): Promise<DeliveryContent['recipients']> {
  const frequencies = emailKinds.flatMap((kind) => [sql`${sql.lit(kind)}`, selectFrequency(kind)]);
  const pushes = pushKinds.flatMap((kind) => [sql`${sql.lit(kind)}`, wantsPush(kind)]);
  type Choices = Omit<Recipient, 'person'> & { id: string };
  const { rows } = await sql<Choices>`
    select u.id, u.language, c.email_locked as locked, json_build_object(${sql.join(frequencies)}) as frequencies,
      json_build_object(${sql.join(pushes)}) as pushes,
      ${afterQuietHours(sql`${now}::timestamptz`)} as earliest
    from users u join colleges c on c.id = u.college_id
    where u.college_id = ${collegeId} and u.id = any(${ids}::uuid[])`.execute(tx);
  const choices = byId(rows);
  const people = await peopleByIds(tx, ids);
  return new Map(people.map((person) => [person.id, { ...choices.get(person.id)!, person }]));
}

const readNotifications = (tx: CollegeTransaction, collegeId: string, ids: string[]) =>
  tx
    .selectFrom('notifications as n')
    .innerJoin('users as u', (on) =>
      on.onRef('u.college_id', '=', 'n.college_id').onRef('u.id', '=', 'n.author_id'),
    )
    .leftJoin('users as s', (on) =>
      on.onRef('s.college_id', '=', 'n.college_id').onRef('s.id', '=', 'n.subject_user_id'),
    )
    .select(['n.id', 'n.title', 'n.content', 'n.emergency', 'n.mode', 'n.places', 'n.sent_at', 'n.closed_at'])
    .select(['n.translations', 'n.kind', 'n.alert_kind', 'n.subject_user_id', 's.status as subject_status'])
    .select(['u.name', 'u.first_lastname', 'u.second_lastname'])
    .where('n.college_id', '=', collegeId)
    .where('n.id', 'in', ids)
    .execute();

const readReminders = (tx: CollegeTransaction, collegeId: string, ids: string[]) =>
  tx
    .selectFrom('notification_reminders as r')
    .select(['r.id', 'r.created_at'])
    .select((is) =>
      is
        .selectFrom('notification_updates as u')
        .select('u.content')
        .whereRef('u.college_id', '=', 'r.college_id')
        .whereRef('u.notification_id', '=', 'r.notification_id')
        .orderBy('u.created_at', 'desc')
        .orderBy('u.id', 'desc')
        .limit(1)
        .as('update'),
    )
    .where('r.college_id', '=', collegeId)
    .where('r.id', 'in', ids)
    .execute();

/** Reads who of the recipients of reminders has answered meanwhile. */
async function readAnswered(
  tx: CollegeTransaction,
  { collegeId, deliveries }: DeliveryBatch,
): Promise<Set<string>> {
  const isRepeated = ({ urgent, notification_id, message_id }: DeliveryBatch['deliveries'][number]) =>
    urgent && notification_id !== null && message_id !== notification_id;
  const repeated = deliveries.filter(isRepeated);
  if (repeated.length === 0) return new Set();
  const rows = await tx
    .selectFrom('notification_recipients')
    .select(['notification_id', 'user_id'])
    .where('college_id', '=', collegeId)
    .where('notification_id', 'in', unique(repeated.map(({ notification_id }) => notification_id)))
    .where('user_id', 'in', unique(repeated.map(({ user_id }) => user_id)))
    .where('response', 'is not', null)
    .execute();
  return new Set(rows.map(({ notification_id, user_id }) => `${notification_id} ${user_id}`));
}

const readPosts = (tx: CollegeTransaction, collegeId: string, ids: string[]) =>
  tx
    .selectFrom('posts as p')
    .innerJoin('users as u', (on) =>
      on.onRef('u.college_id', '=', 'p.college_id').onRef('u.id', '=', 'p.author_id'),
    )
    .select(['p.id', 'p.title', 'p.excerpt', 'p.audience', 'p.status', 'p.published_at', 'p.author_id'])
    .select(['u.name', 'u.first_lastname', 'u.second_lastname'])
    .where('p.college_id', '=', collegeId)
    .where('p.id', 'in', ids)
    .execute();

async function readEventChanges(tx: CollegeTransaction, collegeId: string, ids: string[]) {
  const placeName = (column: 'before' | 'after') => sql`(select name from places p
    where p.college_id = c.college_id and p.id = (c.${sql.ref(column)}->>'place_id')::uuid)`;
  const { rows } = await sql<EventChangeContent>`
    select c.id, c.event_id, c.kind, c.before, c.after, coalesce(e.audience, c.audience) as audience, c.created_at,
      e.author_id, ${placeName('before')} as place_before, ${placeName('after')} as place_after,
      exists (select from event_changes later where later.college_id = c.college_id
        and later.event_id = c.event_id and later.created_at > c.created_at) as replaced
    from event_changes c left join events e on e.college_id = c.college_id and e.id = c.event_id
    where c.college_id = ${collegeId} and c.id = any(${ids}::uuid[])`.execute(tx);
  return rows;
}

async function readUnread(
  tx: CollegeTransaction,
  { collegeId, deliveries }: DeliveryBatch,
  digests: ReadonlyMap<string, MessageSubject[]>,
): Promise<Map<string, UnreadMessages>> {
  const items = deliveries.flatMap(({ message_id, user_id }) =>
    (digests.get(message_id) ?? []).flatMap(({ conversation_id }) =>
      conversation_id ? [{ conversation_id, user_id }] : [],
    ),
  );
  const unreadMessages = items.length > 0 ? await findUnread(tx, collegeId, items) : [];
  return new Map(unreadMessages.map((unread) => [`${unread.conversation_id} ${unread.user_id}`, unread]));
}

async function readDigests(
  tx: CollegeTransaction,
  { collegeId, deliveries }: DeliveryBatch,
): Promise<Map<string, MessageSubject[]>> {
  const ids = deliveries.filter(({ digest }) => digest).map(({ message_id }) => message_id);
  const digests = new Map<string, MessageSubject[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return digests;
  const items = await tx
    .selectFrom('digest_items')
    .select(['digest_id', 'message_id', 'notification_id', 'post_id', 'event_change_id', 'conversation_id'])
    .where('college_id', '=', collegeId)
    .where('digest_id', 'in', ids)
    .orderBy('created_at')
    .orderBy('message_id')
    .execute();
  for (const { digest_id, ...item } of items) digests.get(digest_id!)!.push(item);
  return digests;
}

/** Reads what the e-mails of a batch show, and who may still read it. */
export async function readDeliveryContent(
  tx: CollegeTransaction,
  batch: DeliveryBatch,
  { readLogo, publicAddress }: { readLogo: LogoReader; publicAddress: PublicAddress },
  now: Date,
): Promise<DeliveryContent> {
  const { collegeId, deliveries } = batch;
  const digests = await readDigests(tx, batch);
  const subjects: MessageSubject[] = [...deliveries, ...[...digests.values()].flat()];
  const read = <R>(
    ids: string[],
    query: (tx: CollegeTransaction, collegeId: string, ids: string[]) => Promise<R[]>,
  ) => (ids.length > 0 ? query(tx, collegeId, ids) : []);
  const notificationIds = unique(subjects.map(({ notification_id }) => notification_id));
  const messageIds = unique(subjects.map(({ message_id }) => message_id));
  const updates = await read(messageIds, (_, __, ids) =>
    tx
      .selectFrom('notification_updates')
      .select(['id', 'content', 'all_clear', 'created_at'])
      .where('college_id', '=', collegeId)
      .where('id', 'in', ids)
      .execute(),
  );
  return {
    school: await readMailingSchool(tx, collegeId, readLogo),
    origin: await readOrigin(tx, collegeId, publicAddress),
    now,
    recipients: await readRecipients(tx, collegeId, unique(deliveries.map(({ user_id }) => user_id)), now),
    notifications: byId(await read(notificationIds, readNotifications)),
    updates: byId(updates),
    reminders: byId(await read(messageIds, readReminders)),
    answered: await readAnswered(tx, batch),
    posts: byId(await read(unique(subjects.map(({ post_id }) => post_id)), readPosts)),
    eventChanges: byId(
      await read(unique(subjects.map(({ event_change_id }) => event_change_id)), readEventChanges),
    ),
    unread: await readUnread(tx, batch, digests),
    digests,
  };
}
