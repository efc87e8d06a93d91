import { recordsChanged } from '../../journal/events.ts';
import { newId } from '../../newId.ts';
import type { Context } from '../../http/contract/handler.ts';
import { forbidden, HttpError, invalid, notFound } from '../../httpError.ts';
import { deleteContent } from '../messenger/messages.commands.ts';
import { lockMessage } from '../messenger/messages.queries.ts';
import { presentReportedMessage } from './messageReports.present.ts';
import {
  closeReport,
  findReport,
  findReportByReporter,
  insertReport,
  lockReportedMessage,
  type ReportRow,
} from './messageReports.queries.ts';

/**
 * Reports a message of another person, once.
 * @throws HttpError 404, 403 for a person who is not a member or is the author, 409 for a deleted message.
 */
export async function reportMessage(context: Context<'createMessageReport'>) {
  const { tx, person, path, body, now, publish } = context;
  const message = await lockMessage(tx, path.id);
  if (!message) throw notFound();
  if (!message.member_ids.includes(person.id)) throw forbidden();
  if (message.author_id === person.id) throw forbidden('You can’t report your own message.');
  if (message.deleted_at) throw new HttpError(409, { message: 'The message was deleted.' });
  const note = body.note?.trim() ?? '';
  const key = { message_id: message.id, reporter_id: person.id };
  const isNew = await insertReport(tx, {
    id: newId(now),
    ...key,
    reason: body.reason,
    note,
    created_at: now,
  });
  if (isNew) publish(recordsChanged('message_report'));
  return { isNew, message_id: message.id, ...(await findReportByReporter(tx, message.id, person.id)) };
}

type ReportContext = Pick<Context<'getMessageReport'>, 'tx' | 'path' | 'person'>;

/**
 * Finds the report of the path.
 * @throws HttpError 404, 403 for the author of the reported message, who is not informed about it.
 */
export async function findVisibleReport(
  { tx, path, person }: ReportContext,
  lock = false,
): Promise<ReportRow> {
  const report = await findReport(tx, path.id, lock);
  if (!report) throw notFound();
  if (report.author_id === person.id) throw forbidden();
  return report;
}

const toSubject = (id: string, report: Pick<ReportRow, 'evidence'>) => ({
  kind: 'message_report' as const,
  id,
  name: presentReportedMessage(report).author.name,
});

/** @throws HttpError 404, 403, 409 when it was already handled, 422 when the message was not removed. */
export async function handleReport(context: Context<'handleMessageReport'>): Promise<ReportRow> {
  const { tx, person, body, now, audit, publish } = context;
  const report = await findVisibleReport(context, true);
  if (report.handled_at) throw new HttpError(409, { message: 'The report was already handled.' });
  const { outcome } = body;
  if (outcome === 'message_removed' && !report.removed)
    throw invalid({ outcome: ['The message is still in the conversation.'] });
  const note = body.note?.trim() ?? '';
  await closeReport(tx, report.id, { outcome, handling_note: note, handled_by: person.id, handled_at: now });
  audit({ subject: toSubject(report.id, report), after: { outcome, note } });
  publish(recordsChanged('message_report'));
  return (await findReport(tx, report.id))!;
}

/**
 * Deletes the reported message for all members; does nothing if it is no longer there.
 * @throws HttpError 404, 403 for its author
 */
export async function removeReported(context: Context<'removeReportedMessage'>): Promise<void> {
  const { tx, person, path, audit, publish } = context;
  const message = await lockReportedMessage(tx, path.id);
  if (!message) throw notFound();
  if (message.author_id === person.id) throw forbidden();
  if (!message.message_id || message.deleted_at) return;
  await deleteContent(context, { ...message, id: message.message_id });
  audit({ subject: toSubject(path.id, message) });
  publish(recordsChanged('message_report'));
}
