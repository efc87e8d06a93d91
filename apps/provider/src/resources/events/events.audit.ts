import type { EventWrite } from '@school/domain';
import type { AuditFields } from '../../journal/auditFields.ts';
import type { EventRow } from './events.queries.ts';
import type { WrittenEvent } from './events.rules.ts';

/** Returns the audit's subject for an event. */
export const toEventSubject = ({ id, name }: Pick<EventRow, 'id' | 'name'>) => ({
  kind: 'event' as const,
  id,
  name,
});

/** Returns the fields of an event that the audit stores. */
export function toEventAuditRecord(event: WrittenEvent): Record<string, unknown> {
  const { name, description, place_id, address, starts_at, ends_at, first_day, last_day } = event;
  const { timezone, status, audience, sync_enabled } = event;
  const times = { starts_at: starts_at.toISOString(), ends_at: ends_at.toISOString(), first_day, last_day };
  const record = { name, description, place_id, address, ...times, timezone, status, audience, sync_enabled };
  return record satisfies AuditFields<EventWrite, 'start' | 'end' | 'all_day' | 'sync'>;
}
