import type { Integration } from '@school/domain';
import type { StoredMailbox } from '../../bounces/bounceWorker.ts';
import { sql } from 'kysely';
import type { NewRow, Row } from '../../database/schema.ts';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';

/** Finds the settings. `lock` locks the row until the transaction ends. */
export async function findSmtpSettings(
  tx: CollegeTransaction,
  lock = false,
): Promise<Row<'smtp_settings'> | undefined> {
  const query = tx.selectFrom('smtp_settings').selectAll();
  return (lock ? query.forUpdate() : query).executeTakeFirst();
}

/** Finds the mailbox for reports about undelivered e-mails. `lock` locks the row until the transaction ends. */
export async function findBounceMailbox(
  tx: CollegeTransaction,
  lock = false,
): Promise<Row<'bounce_mailboxes'> | undefined> {
  const query = tx.selectFrom('bounce_mailboxes').selectAll();
  return (lock ? query.forUpdate() : query).executeTakeFirst();
}

/** Finds both servers of a school in one statement: for sending, and for reports. */
export async function findServers(
  tx: CollegeTransaction,
): Promise<{ settings: Row<'smtp_settings'> | undefined; mailbox: StoredMailbox | undefined }> {
  const row = await tx
    .selectFrom('smtp_settings as s')
    .leftJoin('bounce_mailboxes as m', 'm.college_id', 's.college_id')
    .selectAll('s')
    .select(['m.host as mailbox_host', 'm.port as mailbox_port', 'm.encryption as mailbox_encryption'])
    .select(['m.username as mailbox_username', 'm.password as mailbox_password'])
    .executeTakeFirst();
  if (!row) return { settings: undefined, mailbox: undefined };
  const {
    mailbox_host: host,
    mailbox_port: port,
    mailbox_encryption: encryption,
    mailbox_username: username,
    mailbox_password: password,
    ...settings
  } = row;
  const isSet = host !== null && port !== null && encryption !== null && username !== null;
  const { college_id } = settings;
  const mailbox = isSet ? { college_id, host, port, encryption, username, password } : undefined;
  return { settings, mailbox };
}

export async function storeBounceMailbox(
  tx: CollegeTransaction,
  mailbox: NewRow<'bounce_mailboxes'>,
): Promise<void> {
  const { college_id: _same, ...change } = mailbox;
  await tx
    .insertInto('bounce_mailboxes')
    .values(mailbox)
    .onConflict((known) => known.column('college_id').doUpdateSet(change))
    .execute();
}

export async function deleteBounceMailbox(tx: CollegeTransaction): Promise<void> {
  await tx.deleteFrom('bounce_mailboxes').execute();
}

export async function storeSmtpSettings(
  tx: CollegeTransaction,
  settings: NewRow<'smtp_settings'>,
): Promise<void> {
  const { college_id: _same, ...change } = settings;
  await tx
    .insertInto('smtp_settings')
    .values(settings)
    .onConflict((known) => known.column('college_id').doUpdateSet(change))
    .execute();
}

/** Deletes the settings and stores the next version with the college. */
export async function forgetSmtpSettings(
  tx: CollegeTransaction,
  { college_id, version }: Row<'smtp_settings'>,
): Promise<void> {
  await tx.deleteFrom('smtp_settings').where('college_id', '=', college_id).execute();
  await tx
    .updateTable('colleges')
    .set({ smtp_removed_version: version + 1 })
    .where('id', '=', college_id)
    .execute();
}

/** Returns the version of the settings: that of their removal when there are none, 0 when there never were any. */
export async function smtpVersionOf(
  tx: CollegeTransaction,
  collegeId: string,
  known: Row<'smtp_settings'> | undefined,
): Promise<number> {
  if (known) return known.version;
  const college = await tx
    .selectFrom('colleges')
    .select('smtp_removed_version')
    .where('id', '=', collegeId)
    .executeTakeFirstOrThrow();
  return college.smtp_removed_version;
}

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
