import { type AuditAction, type AuditKind, fold, fullName, type OperationId } from '@school/domain';
import { type RawBuilder, sql } from 'kysely';
import type { CollegeTransaction } from '../database/collegeTransaction.ts';
import { newId } from '../newId.ts';
import { besideTheRecord, entriesOf } from './entries.ts';

/** What an act was done to. Its name is kept as it was at that time. */
export interface Subject {
  kind: AuditKind;
  id: string | null;
  name: string;
}

/** An administrative act, as a handler tells it. */
export interface Act {
  subject: Subject;
  /** What it is called, where neither the operation nor what differs says so. */
  action?: AuditAction;
  /** The record as it was and as it is: of both the audit keeps what differs, of one alone all of it; never a secret. */
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** Who acted, in which request. */
export interface Actor {
  collegeId: string;
  /** Undefined for a visitor. */
  person:
    { id: string; name: string; first_lastname: string | null; second_lastname: string | null } | undefined;
  operation: OperationId;
  source: string;
  now: Date;
}

/** The name of the person that acts. */
export const nameOfActor = ({ person }: Pick<Actor, 'person'>): string => (person ? fullName(person) : '');

/**
 * @param subject Its id, or what the audit calls a thing that has none.
 * @returns Who changed a thing last, and when; undefined if no person did.
 */
export async function lastChangeOf(
  tenant: CollegeTransaction,
  subject: string | { kind: AuditKind; name: string },
): Promise<{ changed_by: string; changed_at: string } | undefined> {
  const entries = tenant.selectFrom('audit_entries').select(['actor_name', 'created_at']);
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
 * The entries of these acts, to be stored by a part of a statement: always the same text, however many there are. Their ids
 * are in the order of the acts, though all are of one moment.
 */
export function auditInsert(acts: readonly Act[], actor: Actor): RawBuilder<unknown> {
  const { collegeId, person, operation, source, now } = actor;
  const name = nameOfActor(actor);
  const entries = acts.flatMap((act) => entriesOf(operation, act));
  const ids = entries.map(() => newId(now)).sort();
  const texts = (values?: Record<string, unknown>) => (values ? JSON.stringify(values) : null);
  const foldedOf = (subject: string) => fold(`${name} ${subject}`);
  return sql`
    insert into audit_entries (college_id, id, actor_id, actor_name, operation, action, subject_kind, subject_id,
      subject_name, folded, before, after, source, created_at)
    select ${collegeId}::uuid, act.id, ${person?.id ?? null}::uuid, ${name}::text, ${operation}::text, act.action,
      act.subject_kind, act.subject_id, act.subject_name, act.folded, act.before::jsonb, act.after::jsonb, ${source}::text,
      ${now}::timestamptz
    from unnest(${ids}::uuid[], ${entries.map(({ action }) => action)}::text[],
      ${entries.map(({ subject }) => subject.kind)}::text[], ${entries.map(({ subject }) => subject.id)}::uuid[],
      ${entries.map(({ subject }) => subject.name)}::text[], ${entries.map(({ subject }) => foldedOf(subject.name))}::text[],
      ${entries.map(({ before }) => texts(before))}::text[], ${entries.map(({ after }) => texts(after))}::text[])
      as act (id, action, subject_kind, subject_id, subject_name, folded, before, after)`;
}
