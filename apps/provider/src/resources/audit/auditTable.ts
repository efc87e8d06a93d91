import { auditFieldLabel, listAuditFields, type auditValue } from '@school/domain/audit';
import type { Row } from '../../database/schema.ts';
import { type Cell, timesAt } from '../csv.ts';
import { presentEntry } from './audit.present.ts';
import type { Translate } from '../../messages.ts';

type Entry = Row<'audit_entries'>;
type ValueOf = ReturnType<typeof auditValue>;

/** Returns the changes, one line each: `State: Draft → Published`. When only one side is stored, the line has that side. */
function formatChanges(row: Entry, text: Translate, valueOf: ValueOf): string {
  const { before, after, subject } = presentEntry(row, false);
  const lines = listAuditFields({ before, after }).map((name) => {
    const label = auditFieldLabel(subject.kind, name);
    const field = label ? text(label) : name;
    if (after?.[name] === 'changed') return text('audit.fieldChanged', { field });
    const [was, is] = [before, after].map((side) => valueOf(name, side?.[name])) as [string, string];
    return text('audit.change', { field, before: was, after: is });
  });
  return lines.join('\n');
}

function subjectName({ subject_kind: kind, subject_name: name }: Entry, text: Translate): string {
  if (kind !== 'integration' || (name !== 'smtp' && name !== 'calendar')) return name;
  return text(`integrations.${name}.title`);
}

const headings = ['when', 'actor', 'action', 'field.kind', 'subject', 'changes', 'source'] as const;

/** Returns the entries as lines of a table, below its headings. */
export function auditTable(
  rows: readonly Entry[],
  timezone: string,
  text: Translate,
  valueOf: ValueOf,
): Cell[][] {
  const formatTime = timesAt(timezone);
  const lines = rows.map((row): Cell[] => [
    formatTime(row.created_at),
    row.actor_name || text('audit.system'),
    text(`audit.verb.${row.action}`),
    text(`audit.kind.${row.subject_kind}`),
    subjectName(row, text),
    formatChanges(row, text, valueOf),
    row.source,
  ]);
  return [headings.map((id) => text(`audit.${id}`)), ...lines];
}
