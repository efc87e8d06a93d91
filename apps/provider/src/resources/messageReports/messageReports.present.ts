import { fullName, type MessageReport, type MessageReportDetail, type ReportedMessage } from '@school/domain';
import type { StoredEvidence } from '../../database/tables/messenger.ts';
import { presentPerson } from '../accounts/accounts.present.ts';
import type { ReportRow } from './messageReports.queries.ts';

const iso = (time: string) => new Date(time).toISOString();

const presentEvidence = (message: StoredEvidence): ReportedMessage => ({
  id: message.id,
  author: { id: message.author.id, name: fullName(message.author) },
  body: message.body,
  files: message.files,
  created_at: iso(message.created_at),
  edited_at: message.edited_at && iso(message.edited_at),
  deleted_at: message.deleted_at && iso(message.deleted_at),
});

/** Returns the reported message of a report. */
export const presentReportedMessage = ({ evidence }: Pick<ReportRow, 'evidence'>): ReportedMessage =>
  presentEvidence(evidence.at(-1)!);

/** Converts a report to the contract's form. */
export const presentReport = (row: ReportRow): MessageReport => ({
  id: row.id,
  reporter: presentPerson(row.reporter),
  reason: row.reason,
  note: row.note,
  message: presentReportedMessage(row),
  conversation: { id: row.conversation_id, name: row.conversation_name },
  removed: row.removed,
  handling:
    row.outcome && row.handler && row.handled_at
      ? {
          outcome: row.outcome,
          note: row.handling_note ?? '',
          by: presentPerson(row.handler),
          at: row.handled_at.toISOString(),
        }
      : null,
  created_at: row.created_at.toISOString(),
});

/** The same with the messages before it. */
export const presentReportDetail = (row: ReportRow): MessageReportDetail => ({
  ...presentReport(row),
  earlier_messages: row.evidence.slice(0, -1).map(presentEvidence),
});
