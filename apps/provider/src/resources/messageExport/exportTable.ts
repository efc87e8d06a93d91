import { fullName } from '@school/domain';
import { type Cell, timesAt } from '../csv.ts';
import type { Translate } from '../../messages.ts';
import type { ExportRow } from './messageExport.queries.ts';

/** Returns the name of a conversation: that of the group, or of the two people. */
export const conversationLabel = ({ name, people }: Pick<ExportRow, 'name' | 'people'>): string =>
  name ?? (people ?? []).map(fullName).join(', ');

/** Returns the header of the table. */
export const exportHeader = (text: Translate): Cell[] => [
  text('audit.when'),
  text('messenger.conversation'),
  text('messageReports.author'),
  text('messageReports.message'),
  text('messageExport.files'),
  text('messageExport.edited'),
  text('messageExport.deleted'),
];

/** Returns a function that turns a message into a line. */
export function exportLine(timeZone: string): (row: ExportRow) => Cell[] {
  const formatTime = timesAt(timeZone, 'medium');
  return (row) => [
    formatTime(row.created_at),
    conversationLabel(row),
    fullName(row.author),
    row.body,
    row.files.join('\n'),
    row.edited_at && formatTime(row.edited_at),
    row.deleted_at && formatTime(row.deleted_at),
  ];
}
