import type { Audience, NotificationCounts } from '@school/domain';
import { sql } from 'kysely';
import type { NewRow, Row } from '../../database/schema.ts';
import type { Tenant } from '../../database/tenant.ts';
import type { Person } from '../../plugins/auth.ts';
import { scopeOf } from '@school/domain';
import { reachedBy } from '../audiences/audiences.queries.ts';

/** A notification with its author. */
export type NotificationRow = Row<'notifications'> & {
  author_name: string;
  author_first_lastname: string | null;
  author_second_lastname: string | null;
  author_avatar_id: string | null;
};

const withAuthor = (tenant: Tenant) =>
  tenant
    .selectFrom('notifications as n')
    .innerJoin('users as u', (on) =>
      on.onRef('u.college_id', '=', 'n.college_id').onRef('u.id', '=', 'n.author_id'),
    )
    .selectAll('n')
    .select([
      'u.name as author_name',
      'u.first_lastname as author_first_lastname',
      'u.second_lastname as author_second_lastname',
      'u.avatar_id as author_avatar_id',
    ]);

export async function findNotification(
  tenant: Tenant,
  id: string,
  lock = false,
): Promise<NotificationRow | undefined> {
  if (lock)
    await tenant.selectFrom('notifications').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  return withAuthor(tenant).where('n.id', '=', id).executeTakeFirst();
}

/** What narrows a list of those that a person manages. */
export interface ManagedFilter {
  words: string[];
  status?: Row<'notifications'>['status'];
  emergency?: boolean;
}

/** How many there are in each status, and in all. */
export type StatusCounts = Record<Row<'notifications'>['status'] | 'all', number>;

/** Who sends everywhere manages all; who sends in their own part manages what they sent. */
function managed(tenant: Tenant, person: Person, { words, status, emergency }: ManagedFilter) {
  let query = withAuthor(tenant);
  if (scopeOf(person, 'notifications.send') !== 'any') query = query.where('n.author_id', '=', person.id);
  for (const word of words)
    query = query.where('n.folded', 'like', `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`);
  if (status) query = query.where('n.status', '=', status);
  if (emergency !== undefined) query = query.where('n.emergency', '=', emergency);
  return query;
}

export async function findManaged(
  tenant: Tenant,
  person: Person,
  filter: ManagedFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: NotificationRow[]; counts: StatusCounts }> {
  const query = managed(tenant, person, filter);
  const { status: _status, ...everyStatus } = filter;
  const found = await tenant
    .selectFrom(managed(tenant, person, everyStatus).as('found'))
    .select((is) => ['found.status', is.fn.countAll<number>().as('count')])
    .groupBy('found.status')
    .execute();
  const counts: StatusCounts = { all: 0, draft: 0, scheduled: 0, sent: 0, cancelled: 0 };
  for (const { status, count } of found) {
    counts[status] = count;
    counts.all += count;
  }
  if (offset >= counts[filter.status ?? 'all']) return { rows: [], counts };
  const rows = await query
    .orderBy('n.created_at', 'desc')
    .orderBy('n.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, counts };
}

export async function insertNotification(tenant: Tenant, row: NewRow<'notifications'>): Promise<void> {
  await tenant.insertInto('notifications').values(row).execute();
}

export async function changeNotification(
  tenant: Tenant,
  { id, version }: Pick<Row<'notifications'>, 'id' | 'version'>,
  change: Partial<NewRow<'notifications'>>,
): Promise<void> {
  await tenant
    .updateTable('notifications')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .execute();
}

/** Writes down whom it reaches now, once and for ever. @returns their ids. */
export async function addRecipients(
  tenant: Tenant,
  collegeId: string,
  notificationId: string,
  audience: Audience,
): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    insert into notification_recipients (college_id, notification_id, user_id)
    select ${collegeId}, ${notificationId}, u.id from users u where u.status = 'active' and ${reachedBy(audience)}
    on conflict do nothing returning user_id`.execute(tenant);
  return rows.map(({ user_id }) => user_id);
}

const none: NotificationCounts = {
  recipients: 0,
  delivered: 0,
  seen: 0,
  acknowledged: 0,
  safe: 0,
  needs_help: 0,
  failed: 0,
};

/** How far each of some notifications has come. */
export async function countsOf(
  tenant: Tenant,
  ids: readonly string[],
): Promise<(id: string) => NotificationCounts> {
  if (ids.length === 0) return () => none;
  const { rows } = await sql<NotificationCounts & { id: string }>`
    select notification_id as id, count(*) as recipients, count(delivered_at) as delivered, count(seen_at) as seen,
      count(response) as acknowledged, count(*) filter (where response = 'safe') as safe,
      count(*) filter (where response = 'needs_help') as needs_help, count(failure) as failed
    from notification_recipients where notification_id = any(${ids}::uuid[]) group by notification_id`.execute(
    tenant,
  );
  const found = new Map(rows.map(({ id, ...counts }) => [id, counts]));
  return (id) => found.get(id) ?? none;
}

export type UpdateRow = Awaited<ReturnType<typeof findUpdates>>[number];

/** What was said after some notifications, the oldest first. */
export function findUpdates(tenant: Tenant, ids: readonly string[]) {
  return tenant
    .selectFrom('notification_updates as w')
    .innerJoin('users as u', (on) =>
      on.onRef('u.college_id', '=', 'w.college_id').onRef('u.id', '=', 'w.author_id'),
    )
    .selectAll('w')
    .select(['u.name', 'u.first_lastname', 'u.second_lastname', 'u.avatar_id'])
    .where('w.notification_id', 'in', ids.length > 0 ? ids : ['00000000-0000-0000-0000-000000000000'])
    .orderBy('w.created_at')
    .orderBy('w.all_clear')
    .orderBy('w.id')
    .execute();
}

export async function recipientIds(tenant: Tenant, notificationId: string): Promise<string[]> {
  const rows = await tenant
    .selectFrom('notification_recipients')
    .select('user_id')
    .where('notification_id', '=', notificationId)
    .execute();
  return rows.map(({ user_id }) => user_id);
}
