import type { MessageReportReason, MessageReportStatus } from '@school/domain';
import { sql } from 'kysely';
import type { Row } from '../../database/schema.ts';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';
import { type PersonNameRow, personNameJson } from '../accounts/names.queries.ts';

/** A report with the joined data of its answer. */
export interface ReportRow extends Omit<Row<'message_reports'>, 'college_id'> {
  reporter: PersonNameRow;
  handler: PersonNameRow | null;
  removed: boolean;
}

type NewReport = Pick<Row<'message_reports'>, 'id' | 'message_id' | 'reporter_id' | 'note' | 'created_at'> & {
  reason: MessageReportReason;
};

/** The number of messages before the reported one that are stored with it. */
const earlierMessages = 10;

/**
 * Inserts a report with its evidence; the conversation must be locked.
 * @returns false, without changes, when the person already reported the message.
 */
export async function insertReport(tx: CollegeTransaction, report: NewReport): Promise<boolean> {
  const { id, message_id, reporter_id, reason, note, created_at } = report;
  const { rows } = await sql`
    insert into message_reports (college_id, id, message_id, conversation_id, conversation_name, reporter_id, author_id,
      reason, note, evidence, created_at)
    select m.college_id, ${id}, m.id, m.conversation_id, c.name, ${reporter_id}, m.author_id, ${reason}, ${note},
      (select json_agg(json_build_object('id', e.id, 'author', ${personNameJson('a')}, 'body', e.body,
          'files', array(select x.file_name from message_attachments x
            where x.college_id = e.college_id and x.message_id = e.id order by x.position),
          'created_at', e.created_at, 'edited_at', e.edited_at, 'deleted_at', e.deleted_at) order by e.seq)
        from messages e join users a on a.college_id = e.college_id and a.id = e.author_id
        where e.college_id = m.college_id and e.conversation_id = m.conversation_id
          and e.seq between m.seq - ${earlierMessages}::integer and m.seq),
      ${created_at}
    from messages m join conversations c on c.college_id = m.college_id and c.id = m.conversation_id
    where m.id = ${message_id}
    on conflict (college_id, message_id, reporter_id) do nothing returning id`.execute(tx);
  return rows.length > 0;
}

export async function findReportByReporter(tx: CollegeTransaction, messageId: string, reporterId: string) {
  return tx
    .selectFrom('message_reports')
    .select(['id', 'reason', 'note', 'created_at'])
    .where('message_id', '=', messageId)
    .where('reporter_id', '=', reporterId)
    .executeTakeFirstOrThrow();
}

const columns = sql`r.*,
  (select ${personNameJson('u')} from users u where u.college_id = r.college_id and u.id = r.reporter_id) as reporter,
  (select ${personNameJson('u')} from users u where u.college_id = r.college_id and u.id = r.handled_by) as handler,
  not exists (select 1 from messages m
    where m.college_id = r.college_id and m.id = r.message_id and m.deleted_at is null) as removed`;

/** Returns the condition for the reports `r` of a list, without those about the person's own messages. */
const isListed = (personId: string, status: MessageReportStatus | undefined) => sql`
  r.college_id = current_setting('app.college_id')::uuid and r.author_id <> ${personId}
  and (${status ?? null}::text is null or (r.handled_at is null) = (${status ?? null}::text = 'open'))`;

export async function findReports(
  tx: CollegeTransaction,
  personId: string,
  { status, limit, offset }: { status: MessageReportStatus | undefined; limit: number; offset: number },
) {
  const { rows } = await sql<ReportRow>`
    select ${columns} from message_reports r where ${isListed(personId, status)}
    order by r.created_at desc, r.id desc limit ${limit} offset ${offset}`.execute(tx);
  return rows;
}

export async function countReports(
  tx: CollegeTransaction,
  personId: string,
  status: MessageReportStatus | undefined,
) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from message_reports r where ${isListed(personId, status)}`.execute(tx);
  return rows[0]!.count;
}

/** Finds a report. `lock` locks it until the transaction ends. */
export async function findReport(
  tx: CollegeTransaction,
  id: string,
  lock = false,
): Promise<ReportRow | undefined> {
  if (lock) await sql`select 1 from message_reports where id = ${id} for no key update`.execute(tx);
  const { rows } = await sql<ReportRow>`
    select ${columns} from message_reports r where r.id = ${id}`.execute(tx);
  return rows[0];
}

export async function closeReport(
  tx: CollegeTransaction,
  id: string,
  handling: Pick<Row<'message_reports'>, 'outcome' | 'handling_note' | 'handled_by' | 'handled_at'>,
): Promise<void> {
  await tx.updateTable('message_reports').set(handling).where('id', '=', id).execute();
}

/**
 * Locks the conversation of a report until the transaction ends, and finds the reported message with its members. Its id
 * is null if retention deleted it.
 */
export async function lockReportedMessage(tx: CollegeTransaction, reportId: string) {
  await sql`select 1 from conversations where id = (select conversation_id from message_reports where id = ${reportId})
    for no key update`.execute(tx);
  const { rows } = await sql<
    Pick<
      Row<'message_reports'>,
      'college_id' | 'message_id' | 'conversation_id' | 'author_id' | 'evidence'
    > & {
      deleted_at: Date | null;
      member_ids: string[];
    }
  >`
    select r.college_id, r.message_id, r.conversation_id, r.author_id, r.evidence, m.deleted_at,
      array(select p.user_id from conversation_members p
        where p.college_id = r.college_id and p.conversation_id = r.conversation_id) as member_ids
    from message_reports r left join messages m on m.college_id = r.college_id and m.id = r.message_id
    where r.id = ${reportId}`.execute(tx);
  return rows[0];
}
