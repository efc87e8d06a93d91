import { allows, scopeOf } from '@school/domain';
import type { Row } from '../../database/schema.ts';
import type { Person } from '../../plugins/auth.ts';

type Document = Pick<Row<'documents'>, 'author_id' | 'audience' | 'expires_at'>;

/** A document is for its audience until it expires; then for its author and for those who write everywhere. */
export function canSee(person: Person, document: Document, now: Date): boolean {
  if (document.author_id === person.id) return true;
  const expired = document.expires_at !== null && document.expires_at <= now;
  if (expired) return scopeOf(person, 'documents.write') === 'any';
  return allows(person, 'documents.view', document);
}

/** What the person may do, as the answer says it. Deleting takes the same right as writing. */
export function rightsOn(person: Person, document: Document, now: Date) {
  const update = canSee(person, document, now) && allows(person, 'documents.write', document);
  return { update, delete: update };
}
