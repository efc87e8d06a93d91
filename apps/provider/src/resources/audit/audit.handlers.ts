import type { Handlers } from '../../plugins/contract/handler.ts';
import { invalid } from '../../plugins/refusal.ts';
import { presentEntry } from './audit.present.ts';
import { findEntries } from './audit.queries.ts';

const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

function cursorFrom(text: string | undefined, field: 'before' | 'after'): string | undefined {
  if (text === undefined || shape.test(text)) return text;
  throw invalid({ [field]: [`The ${field} field is not a cursor of this list.`] });
}

export const auditHandlers = {
  listAudit: async ({ tenant, query }) => {
    const { limit = 30 } = query;
    const { rows, older } = await findEntries(tenant, {
      before: cursorFrom(query.before, 'before'),
      after: cursorFrom(query.after, 'after'),
      actor: query['filter[actor]'],
      subject: query['filter[subject]'],
      action: query['filter[action]'],
      limit,
    });
    const meta = { before: older ? (rows.at(-1)?.id ?? null) : null, after: rows[0]?.id ?? null, limit };
    return { status: 200, body: { data: rows.map(presentEntry), meta } };
  },
} satisfies Partial<Handlers>;
