import { searchWords } from '@school/domain';
import { hasCalendar } from '../../calendar/queue.ts';
import { dayAfter, localDay, startOfDay } from '../../calendar/zone.ts';
import type { Context, Handlers } from '../../http/contract/handler.ts';
import { invalid, notFound, rejectStale, requireAllowed } from '../../httpError.ts';
import { pageBody, pageFrom } from '../paging.ts';
import { versionHeader } from '../../http/contract/versionHeader.ts';
import { canSeeEvent, getAllowedEventActions } from './events.policy.ts';
import { presentEvent } from './events.present.ts';
import {
  changeEvent,
  collegeZone,
  countEvents,
  type EventFilter,
  type EventRow,
  findEvent,
  findEvents,
  removeEvent,
  setSyncEnabled,
} from './events.queries.ts';
import { toEventAuditRecord, toEventSubject } from './events.audit.ts';
import { queueEventChange } from './eventChanges.ts';
import { queueCopy, writeEvent } from './events.commands.ts';
import { toDays } from './events.rules.ts';

type OneEvent = Pick<Context<'getEvent'>, 'tx' | 'path' | 'person'>;

/**
 * Finds the event of the path.
 * @throws HttpError 404 when it does not exist, 403 when this person may not see it.
 */
async function findVisibleEvent({ tx, path, person }: OneEvent, lock = false): Promise<EventRow> {
  const event = await findEvent(tx, path.id, lock);
  if (!event) throw notFound();
  requireAllowed(canSeeEvent(person, event));
  return event;
}

/**
 * Finds and locks the event, and checks permission and version.
 * @throws HttpError 409 when the change is based on another version.
 */
async function lockEditableEvent(
  context: OneEvent & Pick<Context<'updateEvent'>, 'version'>,
  action: 'update' | 'delete' = 'update',
): Promise<EventRow> {
  const event = await findVisibleEvent(context, true);
  requireAllowed(getAllowedEventActions(context.person, event)[action]);
  rejectStale(context.version, event);
  return event;
}

async function eventResponse({ tx, path, person }: OneEvent) {
  const event = (await findEvent(tx, path.id))!;
  return { headers: versionHeader(event), body: { data: presentEvent(event, person) } };
}

async function eventFilterFrom({
  tx,
  query,
  now,
}: Pick<Context<'listEvents'>, 'tx' | 'query' | 'now'>): Promise<EventFilter> {
  const zone = await collegeZone(tx);
  const { from, to } = toDays({ from: query.from, to: query.to }, localDay(zone, now));
  return {
    words: searchWords(query.q),
    from,
    to,
    starts: startOfDay(zone, from),
    ends: startOfDay(zone, dayAfter(to)),
    place: query['filter[place]'],
    status: query['filter[status]'],
  };
}

export const eventsHandlers = {
  listEvents: async ({ tx, person, query, now }) => {
    const filter = await eventFilterFrom({ tx, query, now });
    const total = await countEvents(tx, person, filter);
    const page = pageFrom(query);
    const range = { sort: query.sort ?? 'start', ...page };
    const events = page.offset < total ? await findEvents(tx, person, filter, range) : [];
    const data = events.map((event) => presentEvent(event, person));
    const { from, to } = filter;
    const days = { from_day: from, to_day: to };
    return { status: 200, body: pageBody('/api/v1/events', { ...query, from, to }, page, total, data, days) };
  },

  createEvent: async (context) => {
    const id = await writeEvent(context);
    return {
      status: 201,
      ...(await eventResponse({ tx: context.tx, path: { id }, person: context.person })),
    };
  },

  getEvent: async (context) => {
    const event = await findVisibleEvent(context);
    return {
      status: 200,
      headers: versionHeader(event),
      body: { data: presentEvent(event, context.person) },
    };
  },

  updateEvent: async (context) => {
    await writeEvent(context, await lockEditableEvent(context));
    return { status: 200, ...(await eventResponse(context)) };
  },

  deleteEvent: async (context) => {
    const event = await lockEditableEvent(context, 'delete');
    await removeEvent(context.tx, event);
    context.audit({ subject: toEventSubject(event), before: toEventAuditRecord(event) });
    queueEventChange(context, event.id, event, null);
    if (event.copy) await queueCopy(context, event.id);
    return { status: 204 };
  },

  cancelEvent: async (context) => {
    const event = await lockEditableEvent(context);
    if (event.status !== 'cancelled') {
      await changeEvent(context.tx, event, { status: 'cancelled', updated_at: context.now });
      const [before, after] = [{ status: event.status }, { status: 'cancelled' }];
      context.audit({ subject: toEventSubject(event), before, after });
      queueEventChange(context, event.id, event, { ...event, status: 'cancelled' });
      if (event.sync_enabled || event.copy) await queueCopy(context, event.id);
    }
    return { status: 200, ...(await eventResponse(context)) };
  },

  syncEvent: async (context) => {
    const event = await lockEditableEvent(context);
    if (!(await hasCalendar(context.tx))) throw invalid({ sync: ['No calendar is connected.'] });
    if (!event.sync_enabled) await setSyncEnabled(context.tx, event, true);
    await queueCopy(context, event.id);
    const [before, after] = [{ sync_enabled: event.sync_enabled }, { sync_enabled: true }];
    context.audit({ subject: toEventSubject(event), before, after });
    return { status: 200, ...(await eventResponse(context)) };
  },
} satisfies Partial<Handlers>;
