// Written by generate.ts from contract/examples/audit-entry.yaml.
import type { AuditEntry } from '../types.gen.ts';

export const auditEntryExamples = {
  suspension: {"id":"01990000-0000-7a01-8000-000000000002","actor":{"id":"01990000-0000-7901-8000-000000000001","name":"Marcela Fuentes Rojas"},"action":"suspended","subject":{"kind":"user","id":"01990000-0000-7901-8000-000000000007","name":"Elena Quiroz","visible":true},"before":{"status":"active"},"after":{"status":"suspended"},"source":"192.0.2.17","created_at":"2026-11-19T10:12:00-03:00"},
  publicacion: {"id":"01990000-0000-7a01-8000-000000000001","actor":{"id":"01990000-0000-7901-8000-000000000002","name":"Rodrigo Pizarro Olivares"},"action":"published","subject":{"kind":"post","id":"01990000-0000-7801-8000-000000000001","name":"Simulacro de evacuación","visible":true},"before":{"status":"draft"},"after":{"status":"published"},"source":"192.0.2.40","created_at":"2026-11-18T17:03:00-03:00"},
} satisfies Record<string, AuditEntry>;
