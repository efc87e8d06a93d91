import type { InputOf } from '@school/domain';
import type { FormFields } from '../../../forms/fields.ts';

/** The longest reason, in characters. */
export const longestReason = 300;

/** Form values of an export. Days are `YYYY-MM-DD`; `user_id` is empty for the export of one conversation. */
export type ExportValues = { user_id: string; from: string; to: string; reason: string };

/** The fields of an export. */
export const exportFields = {
  user_id: { label: 'messageExport.person', requestField: 'filter[user]' },
  from: { label: 'messageExport.from', rejected: 'messageExport.daysRejected' },
  to: { label: 'messageExport.to', rejected: 'messageExport.daysRejected' },
  reason: { label: 'messageExport.reason', limit: longestReason },
} as const satisfies FormFields<ExportValues>;

/** Converts form values to query parameters. */
export function toExportQuery(
  { user_id, from, to, reason }: ExportValues,
  conversationId: string | undefined,
): InputOf<'exportMessages'> {
  const target =
    conversationId === undefined ? { 'filter[user]': user_id } : { 'filter[conversation]': conversationId };
  return { query: { ...target, from, to, reason: reason.trim() } };
}
