import { type MessageReportReason, messageReportWriteLimits } from '@school/domain';
import type { FormFields } from '../../../forms/fields.ts';

/** The reasons for a report, in the order of the form. */
export const reportReasons = [
  'bullying',
  'danger',
  'sexual_content',
  'spam',
  'other',
] as const satisfies readonly MessageReportReason[];

/** Form values of a report; an empty reason means none is chosen yet. */
export type ReportValues = { reason: MessageReportReason | ''; note: string };

/** The fields of a report. */
export const reportFields = {
  reason: { label: 'messageReports.report.reason' },
  note: { label: 'messageReports.report.note', limit: messageReportWriteLimits.note },
} as const satisfies FormFields<ReportValues>;
