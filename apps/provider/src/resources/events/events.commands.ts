import { copyEvent } from '../../calendar/queue.ts';
import { diffFields } from '../../journal/changes.ts';
import { newId } from '../../newId.ts';
import type { Context } from '../../http/contract/handler.ts';
import { requireAllowed } from '../../httpError.ts';
import { toEventAuditRecord, toEventSubject } from './events.audit.ts';
import { queueEventChange } from './eventChanges.ts';
import { getAllowedEventActions } from './events.policy.ts';
import { changeEvent, type EventRow, insertEvent } from './events.queries.ts';
import { toWrittenEvent } from './events.rules.ts';

type Queueing = Pick<Context<'createEvent'>, 'tx' | 'college' | 'now' | 'afterCommit' | 'services'>;
type Writing = Queueing & Pick<Context<'updateEvent'>, 'person' | 'body' | 'audit' | 'defer'>;

/** Queues the copy to the college's calendar and wakes the worker after the commit. */
export async function queueCopy(
  { tx, college, now, afterCommit, services }: Queueing,
  id: string,
): Promise<void> {
  await copyEvent(tx, college.id, id, now);
  afterCommit(services.wakeCalendarSync);
}

/**
 * Stores a person's input as a new event, or as a change of the locked event `before`.
 * @returns the id of the event.
 * @throws HttpError 422 for invalid input, 403 for an audience beyond the person's scope.
 */
export async function writeEvent(context: Writing, before?: EventRow): Promise<string> {
  const { tx, college, person, body, now, audit } = context;
  const written = await toWrittenEvent(tx, body, before?.audience);
  const { id, author_id } = before ?? { id: newId(now), author_id: person.id };
  requireAllowed(getAllowedEventActions(person, { author_id, ...written }).update);
  const columns = { ...written, audience: JSON.stringify(written.audience), updated_at: now };
  if (before) await changeEvent(tx, before, columns);
  else await insertEvent(tx, { college_id: college.id, id, author_id, created_at: now, ...columns });
  const changes = before
    ? diffFields(toEventAuditRecord(before), toEventAuditRecord(written))
    : { after: toEventAuditRecord(written) };
  audit({ subject: toEventSubject(before ?? { id, name: written.name }), ...changes });
  if (before) queueEventChange(context, id, before, written);
  if (written.sync_enabled || before?.copy) await queueCopy(context, id);
  return id;
}
