import { allows, type Audience, completeAudience } from '@school/domain';
import type { Person } from '../../plugins/auth.ts';

/** A contact is for its places; one of no place is the whole school's. */
function audienceOf(placeIds: readonly string[]): Audience {
  return completeAudience(
    placeIds.length > 0 ? { scope: 'restricted', place_ids: [...placeIds] } : { scope: 'all' },
  );
}

/** In their own scope people see the whole school's contacts and those of their places. */
export const canSee = (person: Person, placeIds: readonly string[]) =>
  allows(person, 'contacts.view', { audience: audienceOf(placeIds) });

/** In their own scope people change only what lies wholly in their places. */
export const canWrite = (person: Person, placeIds: readonly string[]) =>
  allows(person, 'contacts.write', { audience: audienceOf(placeIds) });

/** What the person may do, as the answer says it. */
export function rightsOn(person: Person, placeIds: readonly string[]) {
  const update = canSee(person, placeIds) && canWrite(person, placeIds);
  return { update, delete: update };
}
