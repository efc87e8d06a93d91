import {
  type Language,
  type ReceiptCounts,
  type ReceiptRecord,
  type ReceiptState,
  findScope,
} from '@school/domain';
import { type RawBuilder, sql } from 'kysely';
import { byName } from '../../database/byName.ts';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';
import type { Person } from '../../security/auth.ts';
import { personNameJson } from '../accounts/names.queries.ts';
import { reachedBy } from '../audiences/audiences.queries.ts';
import { reaches } from '../audiences/reach.queries.ts';
import { visibleMembers } from '../users/users.policy.ts';
import type { PendingRow, ReceiptRow } from './receipts.present.ts';
import type { ReceiptSubject } from './subject.ts';

type Subject = Pick<ReceiptSubject, 'record' | 'id' | 'author_id' | 'audience' | 'confirm_by'>;

/** The query of the people of a record, and the columns of their receipts. */
interface People {
  /** FROM and WHERE, with active users as `u`. */
  from: RawBuilder<unknown>;
  readAt: RawBuilder<unknown>;
  confirmedAt: RawBuilder<unknown>;
  state: RawBuilder<ReceiptState>;
  /** Whether the receipt is still missing. */
  isMissing: RawBuilder<boolean>;
}

const joins: Record<ReceiptRecord, (id: string) => RawBuilder<unknown>> = {
  post: (id) =>
    sql`users u left join post_reads r on r.college_id = u.college_id and r.post_id = ${id} and r.user_id = u.id`,
  event: (id) =>
    sql`users u left join event_reads r on r.college_id = u.college_id and r.event_id = ${id} and r.user_id = u.id`,
  notification: (id) =>
    sql`users u join notification_recipients r on r.college_id = u.college_id and r.notification_id = ${id} and r.user_id = u.id`,
};

/** Returns an expression: whether user `u` has the permission to open records of this kind. */
const mayView = (record: ReceiptRecord) => sql`exists (
  select 1 from user_roles ur join role_permissions p on p.college_id = ur.college_id and p.role_id = ur.role_id
  where ur.college_id = u.college_id and ur.user_id = u.id and p.permission = ${`${record}s.view`} and p.scope <> 'items')`;

/** Returns the people of a record: those that it reaches now, without its author and people who cannot sign in. */
function selectPeople({ record, id, author_id, audience, confirm_by }: Subject): People {
  const readAt = record === 'notification' ? sql`r.seen_at` : sql`r.read_at`;
  const confirmedAt = confirm_by === null ? sql`null::timestamptz` : sql`r.confirmed_at`;
  const isMissing =
    confirm_by === null ? sql<boolean>`${readAt} is null` : sql<boolean>`r.confirmed_at is null`;
  return {
    from: sql`${joins[record](id)}
      where u.status = 'active' and u.id <> ${author_id} and ${reachedBy(audience)} and ${mayView(record)}`,
    readAt,
    confirmedAt,
    state: sql`case when ${confirmedAt} is not null then 'confirmed' when ${readAt} is not null then 'read' else 'unread' end`,
    isMissing,
  };
}

/** Returns the FROM and WHERE of the people who have not seen a record, or not confirmed it where that is requested. */
export function missingReceipts(subject: Subject): RawBuilder<unknown> {
  const { from, isMissing } = selectPeople(subject);
  return sql`${from} and ${isMissing}`;
}

/** Returns an expression: the time of the last reminder about a record. */
const lastReminder = ({ record, id }: Pick<Subject, 'record' | 'id'>) =>
  sql`(select max(n.sent_at) from notifications n where ${sql.ref(`n.subject_${record}_id`)} = ${id})`;

/** People who get a reminder in one language. */
export interface LanguageGroup {
  language: Language;
  recipients: number;
}

/** Returns an expression: the language of person `u`, else the school's. */
const selectLanguage = (school: Language) => sql<Language>`coalesce(u.language, ${school}::text)`;

/** Returns the FROM and WHERE of `missingReceipts` with one language. */
export const missingIn = (subject: Subject, school: Language, language: Language): RawBuilder<unknown> =>
  sql`${missingReceipts(subject)} and ${selectLanguage(school)} = ${language}`;

/** Counts the people without a receipt by language, and finds the time of the last reminder. */
export async function findReminderState(
  tx: CollegeTransaction,
  subject: Subject,
  school: Language,
): Promise<{ groups: LanguageGroup[]; reminded_at: Date | null }> {
  const { rows } = await sql<{ groups: LanguageGroup[]; reminded_at: Date | null }>`
    select coalesce((select json_agg(json_build_object('language', g.language, 'recipients', g.recipients) order by g.language)
      from (select ${selectLanguage(school)} as language, count(*) as recipients from ${missingReceipts(subject)} group by 1) g),
      '[]') as groups, ${lastReminder(subject)} as reminded_at`.execute(tx);
  return rows[0]!;
}

/** The filters and the range of a list of receipts. */
export interface ReceiptFilter {
  words: readonly string[];
  state?: ReceiptState | undefined;
  limit: number;
  offset: number;
}

/** The people that the person may see and the filter selects. */
function narrowed(people: People, person: Person, { words, state }: ReceiptFilter): RawBuilder<unknown> {
  return sql.join(
    [
      visibleMembers(person),
      ...words.map((word) => sql`u.search_text like ${`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`}`),
      ...(state ? [sql`${people.state} = ${state}`] : []),
    ],
    sql` and `,
  );
}

/** The counts of a record's receipts. */
export interface ReceiptTotals {
  counts: ReceiptCounts;
  /** The number of people that the filter selects. */
  total: number;
  reminded_at: Date | null;
}

/** Counts the receipts of a record, in all and under the filter. */
export async function countReceipts(
  tx: CollegeTransaction,
  person: Person,
  subject: Subject,
  filter: ReceiptFilter,
): Promise<ReceiptTotals> {
  const people = selectPeople(subject);
  const { rows } = await sql<ReceiptCounts & Omit<ReceiptTotals, 'counts'>>`
    select count(*) as all, count(*) filter (where state = 'unread') as unread,
      count(*) filter (where state = 'read') as read, count(*) filter (where state = 'confirmed') as confirmed,
      count(*) filter (where selected) as total, ${lastReminder(subject)} as reminded_at
    from (select ${people.state} as state, ${narrowed(people, person, filter)} as selected from ${people.from}) u`.execute(
    tx,
  );
  const { total, reminded_at, ...counts } = rows[0]!;
  return { counts, total, reminded_at };
}

/** Finds the receipts of a record: first the missing ones, of them first those of the longest absence. */
export async function findReceipts(
  tx: CollegeTransaction,
  person: Person,
  subject: Subject,
  filter: ReceiptFilter,
): Promise<ReceiptRow[]> {
  const people = selectPeople(subject);
  const { state, readAt, confirmedAt, isMissing } = people;
  const { rows } = await sql<ReceiptRow>`
    select u.id, u.name, u.first_lastname, u.second_lastname, u.avatar_id, u.last_sign_in_at,
      ${state} as state, ${readAt} as read_at, ${confirmedAt} as confirmed_at
    from ${people.from} and ${narrowed(people, person, filter)}
    order by ${isMissing} desc, case when ${isMissing} then u.last_sign_in_at end nulls first,
      coalesce(${confirmedAt}, ${readAt}) desc, ${byName('u.name')}, u.id
    limit ${filter.limit} offset ${filter.offset}`.execute(tx);
  return rows;
}

/** The number of pending confirmations of an answer; the contract states it too. */
const mostPending = 20;

/**
 * Finds the confirmations that are requested of a person, the first due first.
 * @param since Leaves out those that were due before this day.
 */
export async function findPending(
  tx: CollegeTransaction,
  person: Person,
  now: Date,
  since: string,
): Promise<PendingRow[]> {
  const may = (permission: 'posts.view' | 'notifications.view') =>
    sql`${[null, 'items'].every((scope) => findScope(person, permission) !== scope)}::boolean`;
  const { rows } = await sql<PendingRow>`
    with due as (
      select 'post' as record, p.college_id, p.id, p.title, p.confirm_by, p.author_id from posts p
      where ${may('posts.view')} and p.confirm_by >= ${since}::date and p.status = 'published'
        and p.published_at <= ${now} and p.author_id <> ${person.id} and ${reaches(sql`p.audience`, person)}
        and not exists (select 1 from post_reads r where r.college_id = p.college_id and r.post_id = p.id
          and r.user_id = ${person.id} and r.confirmed_at is not null)
      union all
      select 'notification', n.college_id, n.id, n.title, n.confirm_by, n.author_id from notifications n
      join notification_recipients r on r.college_id = n.college_id and r.notification_id = n.id and r.user_id = ${person.id}
      where ${may('notifications.view')} and n.confirm_by >= ${since}::date and n.status = 'sent'
        and n.author_id <> ${person.id} and r.confirmed_at is null)
    select d.record, d.id, d.title, d.confirm_by, ${personNameJson('u')} as author
    from due d join users u on u.college_id = d.college_id and u.id = d.author_id
    order by d.confirm_by, d.title, d.id limit ${mostPending}`.execute(tx);
  return rows;
}

/** Returns an insert of the first view of a post or event; further views change nothing. */
export const insertRead = (
  record: 'post' | 'event',
  collegeId: string,
  id: string,
  userId: string,
  now: Date,
): RawBuilder<unknown> => sql`
  insert into ${sql.table(`${record}_reads`)} (college_id, ${sql.ref(`${record}_id`)}, user_id, read_at)
  values (${collegeId}, ${id}, ${userId}, ${now}) on conflict do nothing`;

/** Returns an insert or update of a person's confirmation, which counts as a view; a repetition changes nothing. */
export const storeConfirmation = (
  { record, id }: Pick<Subject, 'record' | 'id'>,
  collegeId: string,
  userId: string,
  now: Date,
): RawBuilder<unknown> =>
  record === 'post'
    ? sql`insert into post_reads as r (college_id, post_id, user_id, read_at, confirmed_at)
        values (${collegeId}, ${id}, ${userId}, ${now}, ${now})
        on conflict (college_id, post_id, user_id) do update set confirmed_at = coalesce(r.confirmed_at, excluded.confirmed_at)`
    : sql`update notification_recipients set confirmed_at = coalesce(confirmed_at, ${now}),
        seen_at = coalesce(seen_at, ${now}), delivered_at = coalesce(delivered_at, ${now})
        where college_id = ${collegeId} and notification_id = ${id} and user_id = ${userId}`;

/** Marks the reminders about a record as seen by a person. */
export async function markRemindersRead(
  tx: CollegeTransaction,
  { record, id }: Pick<Subject, 'record' | 'id'>,
  userId: string,
  now: Date,
): Promise<void> {
  await sql`
    update notification_recipients r set seen_at = ${now}, delivered_at = coalesce(r.delivered_at, ${now})
    from notifications n
    where n.college_id = r.college_id and n.id = r.notification_id and r.user_id = ${userId}
      and r.seen_at is null and ${sql.ref(`n.subject_${record}_id`)} = ${id}`.execute(tx);
}
