import { allows, findScope } from '@school/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Row } from '../../database/schema.ts';
import type { Person } from '../../security/auth.ts';
import { viewFilter } from '../audiences/reach.queries.ts';

type Event = Pick<Row<'events'>, 'author_id' | 'audience' | 'status'>;

/**
 * Whether the person sees the event: its author and its audience. Tentative and cancelled events too, because the audience
 * must learn that a known event is cancelled.
 */
export function canSeeEvent(person: Person, event: Event): boolean {
  return event.author_id === person.id || allows(person, 'events.view', event);
}

/** Returns `canSee` as SQL for alias `e`. */
export function visibleEvents(person: Person): RawBuilder<unknown> {
  const author = sql`e.author_id`;
  const filter = viewFilter(person, 'events.view', { audience: sql`e.audience`, author });
  // Without the permission, too, an author sees their own events.
  return findScope(person, 'events.view') === null ? sql`${author} = ${person.id}` : filter;
}

/** Returns what the person may do, for the answer's `can`, so that no button leads to a rejected request. */
export function getAllowedEventActions(person: Person, event: Event) {
  const update = canSeeEvent(person, event) && allows(person, 'events.write', event);
  return { update, delete: update, cancel: update && event.status !== 'cancelled', sync: update };
}
