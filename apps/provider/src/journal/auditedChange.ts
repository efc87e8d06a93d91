import type { AuditAction, AuditKind } from '@school/domain';

/** The record that was changed, with its name at that time. */
export interface Subject {
  kind: AuditKind;
  id: string | null;
  name: string;
}

/** What a person changed or did, as a handler reports it to the audit log. */
export interface AuditedChange {
  subject: Subject;
  /** Its name, where neither the operation nor the changed fields determine it. */
  action?: AuditAction;
  /** The record before and after: the audit stores the differences, or all of it if only one is given; never a secret. */
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}
