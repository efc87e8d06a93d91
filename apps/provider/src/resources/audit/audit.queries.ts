import type { Row } from '../../database/schema.ts';
import type { Tenant } from '../../database/tenant.ts';

/** What a page of the audit is narrowed to, and where it begins. Ids are in the order of time. */
export interface AuditQuestion {
  before?: string;
  after?: string;
  actor?: string;
  subject?: string;
  action?: string;
  limit: number;
}

/** The newest first; `more` when there are further ones in the direction that was asked for. */
export async function findEntries(tenant: Tenant, question: AuditQuestion) {
  const { before, after, actor, subject, action, limit } = question;
  let query = tenant.selectFrom('audit_entries').selectAll();
  if (actor) query = query.where('actor_id', '=', actor);
  if (subject) query = query.where('subject_id', '=', subject);
  if (action) query = query.where('action', '=', action);
  if (before) query = query.where('id', '<', before);
  if (after) query = query.where('id', '>', after);
  // Those that came since are taken from the oldest on: the reader goes up from where they were.
  const upwards = after !== undefined && before === undefined;
  const rows = await query
    .orderBy('id', upwards ? 'asc' : 'desc')
    .limit(limit + 1)
    .execute();
  const page: Row<'audit_entries'>[] = rows.slice(0, limit);
  return { rows: upwards ? page.reverse() : page, older: upwards || rows.length > limit };
}
