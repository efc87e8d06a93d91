import { allows } from '@school/domain';
import type { Row } from '../../database/schema.ts';
import type { Person } from '../../plugins/auth.ts';

type Event = Pick<Row<'events'>, 'author_id' | 'audience' | 'status'>;

/**
 * Whether the person sees the event: its author and its audience. Tentative and cancelled events too, because the audience
 * must learn that a known event is cancelled.
 */
export function canSee(person: Person, event: Event): boolean {
  return event.author_id === person.id || allows(person, 'events.view', event);
}

/** Returns what the person may do, for the answer's `can`, so that no button leads to a rejected request. */
export function rightsOn(person: Person, event: Event) {
  const update = canSee(person, event) && allows(person, 'events.write', event);
  return { update, delete: update, cancel: update && event.status !== 'cancelled', sync: update };
}
