import { allows } from '@school/domain';
import type { Row } from '../../database/schema.ts';
import type { Person } from '../../plugins/auth.ts';

type Event = Pick<Row<'events'>, 'author_id' | 'audience' | 'status'>;

/** An event is for its audience, tentative and cancelled ones too: who knew of it must learn that it does not take place. */
export function canSee(person: Person, event: Event): boolean {
  return event.author_id === person.id || allows(person, 'events.view', event);
}

/** What the person may do, as the answer says it, so that no button is shown that would be refused. */
export function rightsOn(person: Person, event: Event) {
  const update = canSee(person, event) && allows(person, 'events.write', event);
  return { update, delete: update, cancel: update && event.status !== 'cancelled', sync: update };
}
