import type { OperationId } from '@school/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Tenant } from '../database/tenant.ts';
import { newId } from '../newId.ts';

/** What an act was done to. Its name is kept as it was at that time. */
export interface Subject {
  kind: string;
  id: string | null;
  name: string;
}

/** An administrative act, as a handler tells it. */
export interface Act {
  subject: Subject;
  /** What is different now, field by field, as it was and as it is; never a secret. */
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** Who acted, in which request. */
export interface Actor {
  collegeId: string;
  /** Undefined for a visitor. */
  person: { id: string; name: string; first_lastname: string | null } | undefined;
  action: OperationId;
  source: string;
  now: Date;
}

/** The name of the person that acts. */
export const nameOfActor = ({ person }: Pick<Actor, 'person'>): string =>
  [person?.name, person?.first_lastname].filter(Boolean).join(' ');

/**
 * @param subject Its id, or what the audit calls a thing that has none.
 * @returns Who changed a thing last, and when; undefined if no person did.
 */
export async function lastChangeOf(
  tenant: Tenant,
  subject: string | { kind: string; name: string },
): Promise<{ changed_by: string; changed_at: string } | undefined> {
  const entries = tenant.selectFrom('audit_entries').select(['actor_name', 'created_at']);
  const ofSubject =
    typeof subject === 'string'
      ? entries.where('subject_id', '=', subject)
      : entries
          .where('subject_kind', '=', subject.kind)
          .where('subject_name', '=', subject.name)
          // A test of a connection changes nothing.
          .where('action', 'not like', 'test%');
  const entry = await ofSubject
    .where('actor_id', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return entry && { changed_by: entry.actor_name, changed_at: entry.created_at.toISOString() };
}

/** The entries of these acts, to be stored by a part of a statement: always the same text, however many there are. */
export function auditInsert(acts: readonly Act[], actor: Actor): RawBuilder<unknown> {
  const { collegeId, person, action, source, now } = actor;
  const name = nameOfActor(actor);
  const texts = (values?: Record<string, unknown>) => (values ? JSON.stringify(values) : null);
  return sql`
    insert into audit_entries (college_id, id, actor_id, actor_name, action, subject_kind, subject_id, subject_name,
      before, after, source, created_at)
    select ${collegeId}::uuid, act.id, ${person?.id ?? null}::uuid, ${name}::text, ${action}::text, act.subject_kind,
      act.subject_id, act.subject_name, act.before::jsonb, act.after::jsonb, ${source}::text, ${now}::timestamptz
    from unnest(${acts.map(() => newId(now))}::uuid[], ${acts.map(({ subject }) => subject.kind)}::text[],
      ${acts.map(({ subject }) => subject.id)}::uuid[], ${acts.map(({ subject }) => subject.name)}::text[],
      ${acts.map(({ before }) => texts(before))}::text[], ${acts.map(({ after }) => texts(after))}::text[])
      as act (id, subject_kind, subject_id, subject_name, before, after)`;
}
