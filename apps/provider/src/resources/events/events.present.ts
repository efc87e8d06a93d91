import type { Event, EventSync } from '@school/domain';
import { toSequence } from '../../calendar/ical.ts';
import type { Person } from '../../security/auth.ts';
import { presentPerson } from '../accounts/accounts.present.ts';
import { readersAudience } from '../audiences/audiences.present.ts';
import { getAllowedEventActions } from './events.policy.ts';
import type { EventRow } from './events.queries.ts';

function toSync({ sync_enabled: enabled, copy }: EventRow): EventSync {
  if (!copy) return { enabled, state: enabled ? 'pending' : 'none', error: null, detail: null, at: null };
  const { error, detail, pending } = copy;
  const state = error ? 'failed' : pending ? 'pending' : 'synced';
  const at = copy.synced_at && new Date(copy.synced_at).toISOString();
  return { enabled, state, error, detail, at };
}

/** Converts an event to the form that this person sees. */
export function presentEvent(row: EventRow, person: Person): Event {
  const { id, name, description, address, place, first_day, last_day, timezone, status, audience, version } =
    row;
  const can = getAllowedEventActions(person, row);
  return {
    id,
    name,
    description,
    place: place && { id: place.id, name: place.name },
    address,
    start: first_day ?? row.starts_at.toISOString(),
    end: last_day ?? row.ends_at.toISOString(),
    all_day: first_day !== null,
    timezone,
    status,
    audience: can.update ? audience : readersAudience(audience),
    sync: toSync(row),
    author: presentPerson(row.author),
    sequence: toSequence(row),
    version,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    can: { ...can, sync: can.sync && row.calendar },
  };
}
