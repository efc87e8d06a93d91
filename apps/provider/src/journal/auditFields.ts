import type { AuditField } from '@school/domain/audit';

/** A field of a record that readers of the audit would not see. */
type Unlabelled = 'needs a label in packages/domain/src/audit/fields.ts';

/**
 * What the audit stores of a record: every field of its request body `Write`, each with a label. `Others` are those that
 * the audit leaves out, or stores under another name.
 */
export type AuditFields<Write, Others extends keyof Write = never> = {
  [Field in Exclude<keyof Write, Others>]: Field extends AuditField ? unknown : Unlabelled;
} & { [Field in AuditField]?: unknown };
