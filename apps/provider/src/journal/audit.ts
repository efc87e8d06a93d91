import { type AuditKind, fold, fullName, type OperationId } from '@school/domain';
import { type RawBuilder, sql } from 'kysely';
import type { CollegeTransaction } from '../database/collegeTransaction.ts';
import { newId } from '../newId.ts';
import type { AuditedChange } from './auditedChange.ts';
import { besideTheRecord, toAuditEntries } from './entries.ts';

/** The person and the request that changed something. */
export interface Actor {
  collegeId: string;
  /** Undefined for a visitor. */
  person:
    { id: string; name: string; first_lastname: string | null; second_lastname: string | null } | undefined;
  operation: OperationId;
  source: string;
  now: Date;
}

/** Returns the name of the acting person; empty for a visitor. */
export const nameOfActor = ({ person }: Pick<Actor, 'person'>): string => (person ? fullName(person) : '');

/**
 * Finds the last change of a record.
 * @param subject Its id, or its kind and name in the audit log if it has no id.
 * @returns The person and time of the last change; undefined if no person made one.
 */
export async function findLastChange(
  tx: CollegeTransaction,
  subject: string | { kind: AuditKind; name: string },
): Promise<{ changed_by: string; changed_at: string } | undefined> {
  const entries = tx.selectFrom('audit_entries').select(['actor_name', 'created_at']);
  const ofSubject =
    typeof subject === 'string'
      ? entries.where('subject_id', '=', subject)
      : entries.where('subject_kind', '=', subject.kind).where('subject_name', '=', subject.name);
  const entry = await ofSubject
    .where('actor_id', 'is not', null)
    .where('action', 'not in', besideTheRecord)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return entry && { changed_by: entry.actor_name, changed_at: entry.created_at.toISOString() };
}

/**
 * Returns the insert of these changes' entries as a part of a statement: always the same text, whatever their number. The
 * ids are in the order of the changes, although all have the same time.
 */
export function auditInsert(changes: readonly AuditedChange[], actor: Actor): RawBuilder<unknown> {
  const { collegeId, person, operation, source, now } = actor;
  const name = nameOfActor(actor);
  const entries = changes.flatMap((change) => toAuditEntries(operation, change));
  const ids = entries.map(() => newId(now)).sort();
  const texts = (values?: Record<string, unknown>) => (values ? JSON.stringify(values) : null);
  const entrySearchText = (subject: string) => fold(`${name} ${subject}`);
  return sql`
    insert into audit_entries (college_id, id, actor_id, actor_name, operation, action, subject_kind, subject_id,
      subject_name, search_text, before, after, source, created_at)
    select ${collegeId}::uuid, entry.id, ${person?.id ?? null}::uuid, ${name}::text, ${operation}::text, entry.action,
      entry.subject_kind, entry.subject_id, entry.subject_name, entry.search_text, entry.before::jsonb, entry.after::jsonb, ${source}::text,
      ${now}::timestamptz
    from unnest(${ids}::uuid[], ${entries.map(({ action }) => action)}::text[],
      ${entries.map(({ subject }) => subject.kind)}::text[], ${entries.map(({ subject }) => subject.id)}::uuid[],
      ${entries.map(({ subject }) => subject.name)}::text[], ${entries.map(({ subject }) => entrySearchText(subject.name))}::text[],
      ${entries.map(({ before }) => texts(before))}::text[], ${entries.map(({ after }) => texts(after))}::text[])
      as entry (id, action, subject_kind, subject_id, subject_name, search_text, before, after)`;
}
