// What the audit's entries say to a reader, on the screen and in the table for a spreadsheet alike.
export { auditActions, auditKinds } from './actions.ts';
export { auditFieldLabel, listAuditFields, type AuditField, type AuditFieldLabel } from './fields.ts';
export { auditValue, type AuditGroup, type AuditReader, type AuditWord } from './values.ts';
