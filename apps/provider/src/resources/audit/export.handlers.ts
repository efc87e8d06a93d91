import { auditValue } from '@school/domain/audit';
import type { Handlers } from '../../http/contract/handler.ts';
import { negotiateLanguage } from '../../http/language.ts';
import { textsIn } from '../../messages.ts';
import { csvAnswer, toCsv, mostOfTable } from '../csv.ts';
import { findEntries } from './audit.queries.ts';
import { questionFrom } from './audit.rules.ts';
import { readerIn } from './auditReader.ts';
import { auditTable } from './auditTable.ts';
import { findGroupNames } from './names.queries.ts';

export const auditExportHandlers = {
  exportAudit: async ({ tx, college, query, header }) => {
    const question = questionFrom(query, college.timezone);
    const { rows, older } = await findEntries(tx, question, { limit: mostOfTable });
    const names = await findGroupNames(tx);
    const language = negotiateLanguage(header('accept-language'), college.language);
    const text = textsIn(language);
    const valueOf = auditValue(readerIn(language, college.timezone, text, names));
    const lines = auditTable(rows, college.timezone, text, valueOf);
    if (older) lines.push([text('audit.exportLimit', { count: mostOfTable })]);
    const name = [text('audit.title'), query.from, query.to].filter(Boolean).join(' ');
    return csvAnswer(name, toCsv(lines, college.language), language);
  },
} satisfies Partial<Handlers>;
