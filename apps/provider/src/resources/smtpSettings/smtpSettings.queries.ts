import type { Integration } from '@school/domain';
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
    select 'smtp' as id, s.updated_at, s.checked_at, s.updated_at is not null as enabled, m.waiting, m.given_up,
      -- Without a server of its own the school's mails go by the operator's: what they met is all that is known.
      case when s.updated_at is null then m.problem else s.problem end as problem,
      case when s.updated_at is null then 'none' when s.checked_at is null then 'untested'
        when s.problem is null then 'working' else 'failing' end as state
    from (select count(*) filter (where failed_at is null) as waiting,
                 count(*) filter (where failed_at is not null) as given_up,
                 (array_agg(problem order by next_attempt_at desc) filter (where problem is not null))[1] as problem
          from email_jobs where college_id = ${collegeId} and sent_at is null) m
    left join smtp_settings s on s.college_id = ${collegeId}
    union all
    select 'calendar', s.updated_at, null, coalesce(s.enabled, false), c.waiting, 0, c.problem,
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
