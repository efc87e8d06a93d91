import type { Document, DocumentWrite } from '@school/domain';
import type { AuditFields } from '../../journal/auditFields.ts';
import type { Person } from '../../security/auth.ts';
import { presentPerson } from '../accounts/accounts.present.ts';
import { readersAudience } from '../audiences/audiences.present.ts';
import { getAllowedDocumentActions } from './documents.policy.ts';
import type { DocumentRow } from './documents.queries.ts';

/** Converts a document to the form that this person sees now. */
export function presentDocument(row: DocumentRow, person: Person, now: Date): Document {
  const { id, title, category, audience, downloads_count, version } = row;
  const can = getAllowedDocumentActions(person, row, now);
  return {
    id,
    title,
    category,
    file: { name: row.file_name, type: row.file_type, size: row.file_size, sha256: row.file_sha256 },
    audience: can.update ? audience : readersAudience(audience),
    downloads_count,
    expires_at: row.expires_at?.toISOString() ?? null,
    author: presentPerson(row.author),
    version,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    can,
  };
}

/** Returns the fields of a document that the audit stores. */
export function auditedDocument({
  title,
  category_id,
  audience,
  expires_at,
  file_name,
  file_sha256,
}: DocumentRow) {
  return {
    title,
    category_id,
    audience,
    expires_at: expires_at?.toISOString() ?? null,
    file_name,
    file_sha256,
  } satisfies AuditFields<DocumentWrite>;
}
