import type { OperationId } from '@school/domain';
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

/** Keeps what was done, in the transaction that did it: there is no act without its entry, and no entry without its act. */
export async function appendAudit(tenant: Tenant, acts: readonly Act[], actor: Actor): Promise<void> {
  if (acts.length === 0) return;
  const { collegeId, person, action, source, now } = actor;
  const rows = acts.map(({ subject, before, after }) => ({
    college_id: collegeId,
    id: newId(now),
    actor_id: person?.id ?? null,
    actor_name: [person?.name, person?.first_lastname].filter(Boolean).join(' '),
    action,
    subject_kind: subject.kind,
    subject_id: subject.id,
    subject_name: subject.name,
    before: before ? JSON.stringify(before) : null,
    after: after ? JSON.stringify(after) : null,
    source,
    created_at: now,
  }));
  await tenant.insertInto('audit_entries').values(rows).execute();
}
