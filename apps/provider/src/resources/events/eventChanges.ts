import { sql } from 'kysely';
import type { Row } from '../../database/schema.ts';
import type { EventFacts } from '../../database/tables/calendar.ts';
import { queueMessage } from '../../mail/deliveryQueue.ts';
import { newId } from '../../newId.ts';
import type { Context } from '../../http/contract/handler.ts';
import { reachedBy } from '../audiences/audiences.queries.ts';
import type { WrittenEvent } from './events.rules.ts';

type Event = Pick<
  WrittenEvent,
  | 'name'
  | 'starts_at'
  | 'ends_at'
  | 'first_day'
  | 'last_day'
  | 'timezone'
  | 'place_id'
  | 'address'
  | 'status'
  | 'audience'
>;

const toFacts = ({
  name,
  starts_at,
  ends_at,
  first_day,
  last_day,
  timezone,
  place_id,
  address,
}: Event): EventFacts => ({
  name,
  starts_at: starts_at.toISOString(),
  ends_at: ends_at.toISOString(),
  first_day,
  last_day,
  timezone,
  place_id,
  address,
});

/** Returns what people must know about a change; undefined if time, place and status stay, or the event is over. */
function detectChange(
  before: Event,
  after: Event | null,
  now: Date,
): Row<'event_changes'>['kind'] | undefined {
  const lastEnd = Math.max(before.ends_at.getTime(), after?.ends_at.getTime() ?? 0);
  if (lastEnd <= now.getTime()) return undefined;
  const wasCancelled = before.status === 'cancelled';
  if (!after) return wasCancelled ? undefined : 'deleted';
  if (after.status === 'cancelled') return wasCancelled ? undefined : 'cancelled';
  const { name: _before, ...was } = toFacts(before);
  const { name: _after, ...is } = toFacts(after);
  return wasCancelled || JSON.stringify(was) !== JSON.stringify(is) ? 'moved' : undefined;
}

/** Queues the e-mails about a change of an event to its audience, if people must know it. @param after Null for a deletion. */
export function queueEventChange(
  {
    college,
    now,
    defer,
    services,
    afterCommit,
  }: Pick<Context<'updateEvent'>, 'college' | 'now' | 'defer' | 'services' | 'afterCommit'>,
  eventId: string,
  before: Event,
  after: Event | null,
): void {
  const kind = detectChange(before, after, now);
  if (!kind) return;
  const id = newId(now);
  const { audience } = after ?? before;
  const json = (value: object) => sql`${JSON.stringify(value)}::jsonb`;
  defer(sql`
    insert into event_changes (college_id, id, event_id, kind, before, after, audience, created_at)
    values (${college.id}, ${id}, ${eventId}, ${kind}, ${json(toFacts(before))}, ${json(toFacts(after ?? before))},
      ${json(audience)}, ${now})`);
  const message = {
    college_id: college.id,
    message_id: id,
    subject: { event_change_id: id },
    kind: 'events',
    urgent: false,
    channels: ['email'],
  } as const;
  const recipients = sql`select u.id from users u where u.status = 'active' and ${reachedBy(audience)}`;
  const { deliveries, digestItems } = queueMessage(message, recipients, now);
  defer(deliveries);
  defer(digestItems);
  afterCommit(services.wakeMail);
}
