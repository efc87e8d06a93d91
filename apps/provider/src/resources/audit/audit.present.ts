import type { AuditEntry } from '@school/domain';
import type { Row } from '../../database/schema.ts';

/**
 * Converts a stored entry to the contract's form.
 * @param visible Whether this person can open its subject.
 */
export function presentEntry(row: Row<'audit_entries'>, visible: boolean): AuditEntry {
  const { id, action, before, after, source } = row;
  return {
    id,
    actor: { id: row.actor_id, name: row.actor_name },
    action,
    subject: { kind: row.subject_kind, id: row.subject_id, name: row.subject_name, visible },
    before: before as AuditEntry['before'],
    after: after as AuditEntry['after'],
    source,
    created_at: row.created_at.toISOString(),
  };
}
