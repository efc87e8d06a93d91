import { allows, findScope } from '@school/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Row } from '../../database/schema.ts';
import type { Person } from '../../security/auth.ts';
import { viewFilter } from '../audiences/reach.queries.ts';

type Document = Pick<Row<'documents'>, 'author_id' | 'audience' | 'expires_at'>;

/** Whether the person sees the document: its audience until it expires, then its author and those who write everywhere. */
export function canSeeDocument(person: Person, document: Document, now: Date): boolean {
  if (document.author_id === person.id) return true;
  const expired = document.expires_at !== null && document.expires_at <= now;
  if (expired) return findScope(person, 'documents.write') === 'any';
  return allows(person, 'documents.view', document);
}

/** Returns `canSee` as SQL for alias `d`. */
export function visibleDocuments(person: Person, now: Date): RawBuilder<unknown> {
  const current = viewFilter(person, 'documents.view', { audience: sql`d.audience` });
  const expired = findScope(person, 'documents.write') === 'any' ? sql`true` : sql`false`;
  return sql`(d.author_id = ${person.id} or case when d.expires_at <= ${now} then ${expired} else ${current} end)`;
}

/** Returns what the person may do, for the answer's `can`. Deleting needs the same permission as writing. */
export function getAllowedDocumentActions(person: Person, document: Document, now: Date) {
  const update = canSeeDocument(person, document, now) && allows(person, 'documents.write', document);
  return { update, delete: update };
}
