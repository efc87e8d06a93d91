import { auditFieldLabel, auditFieldsOf, auditValue } from '@school/domain/audit';
import type { Row } from '../../database/schema.ts';
import { Bytes } from '../../plugins/contract/bytes.ts';
import { dispositionOf } from '../../plugins/contract/fileAnswer.ts';
import type { Handlers } from '../../plugins/contract/handler.ts';
import { languageOf } from '../../plugins/language.ts';
import { type Cell, csvOf, mostOfTable, timesAt } from '../csv.ts';
import { findGroupNames } from './names.queries.ts';
import { presentEntry } from './audit.present.ts';
import { findEntries } from './audit.queries.ts';
import { questionFrom } from './audit.rules.ts';
import { readerIn, type TextOf, textsIn } from './auditReader.ts';

type Entry = Row<'audit_entries'>;
type ValueOf = ReturnType<typeof auditValue>;

/** Returns the changes, one line each: `State: Draft → Published`. When only one side is stored, the line has that side. */
function changesOf(row: Entry, text: TextOf, valueOf: ValueOf): string {
  const { before, after, subject } = presentEntry(row, false);
  const lines = auditFieldsOf({ before, after }).map((name) => {
    const label = auditFieldLabel(subject.kind, name);
    const field = label ? text(label) : name;
    if (after?.[name] === 'changed') return text('audit.fieldChanged', { field });
    const [was, is] = [before, after].map((side) => valueOf(name, side?.[name])) as [string, string];
    return text('audit.change', { field, before: was, after: is });
  });
  return lines.join('\n');
}

function subjectName({ subject_kind: kind, subject_name: name }: Entry, text: TextOf): string {
  if (kind !== 'integration' || (name !== 'smtp' && name !== 'calendar')) return name;
  return text(`integrations.${name}.title`);
}

const headings = ['when', 'actor', 'action', 'field.kind', 'subject', 'changes', 'source'] as const;

export const auditExportHandlers = {
  exportAudit: async ({ tx, college, query, header }) => {
    const question = questionFrom(query, college.timezone);
    const { rows, older } = await findEntries(tx, question, { limit: mostOfTable });
    const names = await findGroupNames(tx);
    const language = languageOf(header('accept-language'), college.language);
    const text = textsIn(language);
    const valueOf = auditValue(readerIn(language, college.timezone, text, names));
    const timeOf = timesAt(college.timezone);
    const lines = rows.map((row): Cell[] => [
      timeOf(row.created_at),
      row.actor_name || text('audit.nobody'),
      text(`audit.verb.${row.action}`),
      text(`audit.kind.${row.subject_kind}`),
      subjectName(row, text),
      changesOf(row, text, valueOf),
      row.source,
    ]);
    if (older) lines.push([text('audit.exportLimit', { count: mostOfTable })]);
    const table = csvOf([headings.map((id) => text(`audit.${id}`)), ...lines], college.language);
    const days = [query.from, query.to].filter(Boolean);
    return {
      status: 200,
      headers: {
        'content-disposition': dispositionOf(`${[text('audit.title'), ...days].join(' ')}.csv`),
        'content-language': language,
      },
      body: new Bytes('text/csv; charset=utf-8', async () => table),
    };
  },
} satisfies Partial<Handlers>;
