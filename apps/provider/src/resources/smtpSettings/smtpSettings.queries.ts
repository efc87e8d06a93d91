import type { Integration } from '@school/domain';
import { type RawBuilder, sql } from 'kysely';
import type { NewRow, Row } from '../../database/schema.ts';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';

const mailboxColumns = [
  'college_id',
  'host',
  'port',
  'encryption',
  'username',
  'password',
  'uid_validity',
  'last_uid',
  'attempts',
  'next_attempt_at',
  'lease',
  'lease_expires_at',
  'checked_at',
  'problem',
] as const satisfies readonly (keyof Row<'bounce_mailboxes'>)[];

/** The servers of a school: for sending, and for reports about undelivered e-mails. */
export interface Servers {
  settings: Row<'smtp_settings'> | undefined;
  mailbox: Row<'bounce_mailboxes'> | undefined;
  /** The version of the settings: that of their removal when there are none, 0 when there never were any. */
  version: number;
}

/** Finds both servers of a school in one statement. */
export async function findServers(tx: CollegeTransaction, collegeId: string): Promise<Servers> {
  const { smtp_removed_version, ...row } = await tx
    .selectFrom('colleges as c')
    .leftJoin('smtp_settings as s', 's.college_id', 'c.id')
    .leftJoin('bounce_mailboxes as m', 'm.college_id', 'c.id')
    .selectAll('s')
    .select('c.smtp_removed_version')
    .select(mailboxColumns.map((column) => `m.${column} as mailbox_${column}` as const))
    .where('c.id', '=', collegeId)
    .executeTakeFirstOrThrow();
  const mailbox = Object.fromEntries(mailboxColumns.map((column) => [column, row[`mailbox_${column}`]]));
  const settings = row.college_id === null ? undefined : (row as Row<'smtp_settings'>);
  return {
    settings,
    mailbox: mailbox.college_id === null ? undefined : (mailbox as unknown as Row<'bounce_mailboxes'>),
    version: settings?.version ?? smtp_removed_version,
  };
}

/**
 * Locks the servers of a school until the transaction ends. Their rows may not exist, so that of the school is locked too.
 * @returns Who may give roles: changes of the servers concern them.
 */
export async function lockServers(
  tx: CollegeTransaction,
  collegeId: string,
): Promise<readonly { name: string; email: string }[]> {
  const { rows } = await sql<{ people: { name: string; email: string }[] }>`
    select array(select jsonb_build_object('name', u.name, 'email', u.email) from users u
      where u.college_id = c.id and u.status = 'active' and exists (
        select from user_roles r join role_permissions p on p.college_id = r.college_id and p.role_id = r.role_id
        where r.college_id = u.college_id and r.user_id = u.id and p.permission = 'users.roles')) as people,
      -- A worker that notes the state of the server locks its row before those of e-mails; another order could deadlock.
      (select true from smtp_settings s where s.college_id = c.id for update) as locked
    from colleges c where c.id = ${collegeId} for no key update of c`.execute(tx);
  return rows[0]!.people;
}

/**
 * Returns the statement that stores the mailbox.
 * @param isSame Whether it is the mailbox of before, which a worker may be reading: its position stays.
 */
export function storeBounceMailbox(
  tx: CollegeTransaction,
  mailbox: NewRow<'bounce_mailboxes'>,
  isSame: boolean,
): RawBuilder<unknown> {
  const { college_id: _college, uid_validity, last_uid, ...settings } = mailbox;
  const change = isSame ? settings : { ...settings, uid_validity, last_uid };
  return sql`${tx
    .insertInto('bounce_mailboxes')
    .values(mailbox)
    .onConflict((known) => known.column('college_id').doUpdateSet(change))}`;
}

/** Returns the statement that removes the mailbox. */
export const deleteBounceMailbox = (collegeId: string): RawBuilder<unknown> =>
  sql`delete from bounce_mailboxes where college_id = ${collegeId}`;

/** Returns the statement that stores the settings. */
export function storeSmtpSettings(
  tx: CollegeTransaction,
  settings: NewRow<'smtp_settings'>,
): RawBuilder<unknown> {
  const { college_id: _same, ...change } = settings;
  return sql`${tx
    .insertInto('smtp_settings')
    .values(settings)
    .onConflict((known) => known.column('college_id').doUpdateSet(change))}`;
}

/** Returns the statements that delete the settings and store the next version with the school. */
export const forgetSmtpSettings = ({ college_id, version }: Row<'smtp_settings'>): RawBuilder<unknown>[] => [
  sql`delete from smtp_settings where college_id = ${college_id}`,
  sql`update colleges set smtp_removed_version = ${version + 1} where id = ${college_id}`,
];

/** The state of an integration. */
export type IntegrationRow = Omit<Integration, 'id' | 'connected' | 'checked_at' | 'updated_at'> & {
  checked_at: Date | null;
  updated_at: Date | null;
};

/** Finds both integrations in one statement. */
export async function findIntegrations(
  tx: CollegeTransaction,
  collegeId: string,
): Promise<Record<Integration['id'], IntegrationRow>> {
  const { rows } = await sql<IntegrationRow & { id: Integration['id'] }>`
    select 'smtp' as id, s.updated_at, s.checked_at, s.updated_at is not null as enabled, m.waiting + d.waiting as waiting, m.given_up,
      -- A school without a server uses the operator's, so the state is that of its deliveries there.
      case when s.updated_at is null then coalesce(d.problem, m.problem) else s.problem end as problem,
      case when s.updated_at is not null then s.reply when d.problem is not null then d.reply else m.reply end as reply,
      case when s.updated_at is null then 'none' when s.checked_at is null then 'untested'
        when s.problem is null then 'working' else 'failing' end as state
    from (select count(*) filter (where failed_at is null) as waiting,
                 count(*) filter (where failed_at is not null) as given_up,
                 (array_agg(problem order by next_attempt_at desc) filter (where problem is not null))[1] as problem,
                 (array_agg(reply order by next_attempt_at desc) filter (where problem is not null))[1] as reply
          from email_jobs where college_id = ${collegeId} and sent_at is null) m
    cross join (select count(*) as waiting,
                 (array_agg(problem order by next_attempt_at desc) filter (where problem is not null))[1] as problem,
                 (array_agg(server_reply order by next_attempt_at desc) filter (where problem is not null))[1] as reply
          from deliveries where college_id = ${collegeId} and channel = 'email' and state = 'queued') d
    left join smtp_settings s on s.college_id = ${collegeId}
    union all
    select 'calendar', s.updated_at, null, coalesce(s.enabled, false), c.waiting, 0, c.problem, null,
      case when s.updated_at is null then 'none' when not s.enabled then 'off' when c.problem is not null then 'failing'
        when c.synced then 'working' else 'untested' end
    from (select count(*) filter (where next_attempt_at is not null) as waiting, coalesce(bool_or(synced_at is not null), false) as synced,
                 (array_agg(error order by next_attempt_at desc) filter (where error is not null and next_attempt_at is not null))[1] as problem
          from event_sync_states where college_id = ${collegeId}) c
    left join calendar_settings s on s.college_id = ${collegeId}`.execute(tx);
  return Object.fromEntries(rows.map(({ id, ...state }) => [id, state])) as Record<
    Integration['id'],
    IntegrationRow
  >;
}
