import { sql } from 'kysely';
import type { Row } from '../../database/schema.ts';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';
import type { AuditQuestion } from './audit.rules.ts';

/** The part of the result to return, as ids. */
export interface AuditRange {
  before?: string | undefined;
  after?: string | undefined;
  limit: number;
}

/** Finds a page of entries, newest first; `older` says whether there are earlier ones. */
export async function findEntries(tx: CollegeTransaction, question: AuditQuestion, range: AuditRange) {
  const { actor, subject, action, kind, from, until, searched } = question;
  const { before, after, limit } = range;
  let query = tx.selectFrom('audit_entries').selectAll();
  if (actor) query = query.where('actor_id', '=', actor);
  if (subject) query = query.where('subject_id', '=', subject);
  if (action) query = query.where('action', '=', action as Row<'audit_entries'>['action']);
  if (kind) query = query.where('subject_kind', '=', kind as Row<'audit_entries'>['subject_kind']);
  if (from) query = query.where('id', '>=', from);
  if (until) query = query.where('id', '<', until);
  if (before) query = query.where('id', '<', before);
  if (after) query = query.where('id', '>', after);
  const words = searched.prefixes.map(
    (prefix) => sql`select entry_id from audit_words
      where college_id = current_setting('app.college_id')::uuid
        and word >= ${prefix} and word < ${`${prefix}\u{10FFFF}`}`,
  );
  if (words.length > 0)
    query = query.where(sql<boolean>`id = any(array(${sql.join(words, sql` intersect `)}))`);
  for (const text of searched.texts)
    query = query.where('search_text', 'like', `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`);
  // Entries after the cursor are read oldest first, because the reader pages up from there.
  const upwards = after !== undefined && before === undefined;
  const rows = await query
    .orderBy('id', upwards ? 'asc' : 'desc')
    .limit(limit + 1)
    .execute();
  const page: Row<'audit_entries'>[] = rows.slice(0, limit);
  return { rows: upwards ? page.reverse() : page, older: upwards || rows.length > limit };
}
