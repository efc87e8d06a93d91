import { allows, type Audience, completeAudience, findScope } from '@school/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Person } from '../../security/auth.ts';

/** Returns the audience of a contact: its places, or the whole college when it has none. */
function toAudience(placeIds: readonly string[]): Audience {
  return completeAudience(
    placeIds.length > 0 ? { scope: 'restricted', place_ids: [...placeIds] } : { scope: 'all' },
  );
}

/** With scope `own` a person sees contacts of the whole college and of their places. */
export const canSeeContact = (person: Person, placeIds: readonly string[]) =>
  allows(person, 'contacts.view', { audience: toAudience(placeIds) });

/** Returns `canSee` as SQL for alias `c`. */
export function visibleContacts(person: Person): RawBuilder<unknown> {
  const scope = findScope(person, 'contacts.view');
  if (scope === 'any') return sql`true`;
  if (scope !== 'own') return sql`false`;
  const places = sql`contact_places p where p.college_id = c.college_id and p.contact_id = c.id`;
  return sql`(not exists (select 1 from ${places})
    or exists (select 1 from ${places} and p.place_id = any(${person.place_ids}::uuid[])))`;
}

/** With scope `own` a person changes only contacts whose places are all theirs. */
export const canWrite = (person: Person, placeIds: readonly string[]) =>
  allows(person, 'contacts.write', { audience: toAudience(placeIds) });

/** Returns what the person may do, for the answer's `can`. */
export function getAllowedContactActions(person: Person, placeIds: readonly string[]) {
  const update = canSeeContact(person, placeIds) && canWrite(person, placeIds);
  return { update, delete: update };
}
