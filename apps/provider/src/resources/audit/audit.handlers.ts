import type { Handlers } from '../../http/contract/handler.ts';
import { invalid } from '../../httpError.ts';
import { presentEntry } from './audit.present.ts';
import { findEntries } from './audit.queries.ts';
import { questionFrom } from './audit.rules.ts';
import { findVisible } from './audit.policy.ts';

const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

function cursorFrom(text: string | undefined, field: 'before' | 'after'): string | undefined {
  if (text === undefined || shape.test(text)) return text;
  throw invalid({ [field]: [`The ${field} field is not a cursor of this list.`] });
}

export const auditHandlers = {
  listAudit: async ({ tx, college, person, query, now }) => {
    const { limit = 30 } = query;
    const before = cursorFrom(query.before, 'before');
    const after = cursorFrom(query.after, 'after');
    const question = questionFrom(query, college.timezone);
    const { rows, older } = await findEntries(tx, question, { before, after, limit });
    const isVisible = await findVisible(tx, person, now, rows);
    const meta = { before: older ? (rows.at(-1)?.id ?? null) : null, after: rows[0]?.id ?? null, limit };
    return { status: 200, body: { data: rows.map((row) => presentEntry(row, isVisible(row))), meta } };
  },
} satisfies Partial<Handlers>;
