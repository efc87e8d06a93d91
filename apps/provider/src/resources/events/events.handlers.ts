import { allows, searchWords } from '@school/domain';
import { copyEvent, hasCalendar } from '../../calendar/queue.ts';
import { dayAfter, localDay, startOfDay } from '../../calendar/zone.ts';
import { changesOf } from '../../journal/changes.ts';
import { newId } from '../../newId.ts';
import type { Context, Handlers } from '../../plugins/contract/handler.ts';
import { invalid, notFound, refuseStale, requireAllowed } from '../../plugins/httpError.ts';
import { linksOf, metaOf } from '../paging.ts';
import { versionHeader } from '../../plugins/contract/versionHeader.ts';
import { canSee, rightsOn } from './events.policy.ts';
import { presentEvent } from './events.present.ts';
import {
  changeEvent,
  collegeZone,
  countEvents,
  type EventFilter,
  type EventRow,
  findEvent,
  findEvents,
  insertEvent,
  removeEvent,
  wantCopy,
} from './events.queries.ts';
import { recordOf, subjectOf } from './events.audit.ts';
import { rangeOf, type Written, writtenFrom } from './events.rules.ts';

type OneEvent = Pick<Context<'getEvent'>, 'tx' | 'path' | 'person'>;
type Change = Pick<Context<'createEvent'>, 'tx' | 'college' | 'now' | 'afterCommit' | 'services'>;

/**
 * Finds the event of the path.
 * @throws HttpError 404 when it does not exist, 403 when this person may not see it.
 */
async function seen({ tx, path, person }: OneEvent, lock = false): Promise<EventRow> {
  const event = await findEvent(tx, path.id, lock);
  if (!event) throw notFound();
  requireAllowed(canSee(person, event));
  return event;
}

/**
 * Finds and locks the event, and checks permission and version.
 * @throws HttpError 409 when the change is based on another version.
 */
async function changeable(
  context: OneEvent & Pick<Context<'updateEvent'>, 'version'>,
  right: 'update' | 'delete' = 'update',
): Promise<EventRow> {
  const event = await seen(context, true);
  requireAllowed(rightsOn(context.person, event)[right]);
  refuseStale(context.version, event);
  return event;
}

async function answered({ tx, path, person }: OneEvent) {
  const event = (await findEvent(tx, path.id))!;
  return { headers: versionHeader(event), body: { data: presentEvent(event, person) } };
}

/** Queues the copy to the college's calendar and wakes the worker after the commit. */
async function follow({ tx, college, now, afterCommit, services }: Change, id: string): Promise<void> {
  await copyEvent(tx, college.id, id, now);
  afterCommit(services.wakeCalendarSync);
}

const stored = (written: Written) => ({ ...written, audience: JSON.stringify(written.audience) });

async function filterOf({
  tx,
  query,
  now,
}: Pick<Context<'listEvents'>, 'tx' | 'query' | 'now'>): Promise<EventFilter> {
  const zone = await collegeZone(tx);
  const { from, to } = rangeOf({ from: query.from, to: query.to }, localDay(zone, now));
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
    const { page = 1, per_page: perPage = 15, sort = 'start' } = query;
    const filter = await filterOf({ tx, query, now });
    const total = await countEvents(tx, person, filter);
    const range = { sort, limit: perPage, offset: (page - 1) * perPage };
    const events = range.offset < total ? await findEvents(tx, person, filter, range) : [];
    const here = { page, perPage, total, rows: events.length };
    const { from: from_day, to: to_day } = filter;
    const data = events.map((event) => presentEvent(event, person));
    const links = linksOf('/api/v1/events', { ...query, from: from_day, to: to_day }, here);
    return { status: 200, body: { data, links, meta: { ...metaOf(here), from_day, to_day } } };
  },

  createEvent: async (context) => {
    const { tx, college, person, body, now, record } = context;
    const written = await writtenFrom(tx, body);
    requireAllowed(allows(person, 'events.write', { author_id: person.id, audience: written.audience }));
    const id = newId(now);
    const made = { college_id: college.id, id, author_id: person.id, created_at: now, updated_at: now };
    await insertEvent(tx, { ...made, ...stored(written) });
    record({ subject: subjectOf({ id, name: written.name }), after: recordOf(written) });
    if (written.sync_wanted) await follow(context, id);
    return { status: 201, ...(await answered({ tx, path: { id }, person })) };
  },

  getEvent: async (context) => {
    const event = await seen(context);
    return {
      status: 200,
      headers: versionHeader(event),
      body: { data: presentEvent(event, context.person) },
    };
  },

  updateEvent: async (context) => {
    const { tx, person, body, now, record } = context;
    const event = await changeable(context);
    const written = await writtenFrom(tx, body, event.audience);
    requireAllowed(rightsOn(person, { ...event, ...written }).update);
    await changeEvent(tx, event, { ...stored(written), updated_at: now });
    record({ subject: subjectOf(event), ...changesOf(recordOf(event), recordOf(written)) });
    if (written.sync_wanted || event.copy) await follow(context, event.id);
    return { status: 200, ...(await answered(context)) };
  },

  deleteEvent: async (context) => {
    const event = await changeable(context, 'delete');
    await removeEvent(context.tx, event);
    context.record({ subject: subjectOf(event), before: recordOf(event) });
    if (event.copy) await follow(context, event.id);
    return { status: 204 };
  },

  cancelEvent: async (context) => {
    const event = await changeable(context);
    if (event.status !== 'cancelled') {
      await changeEvent(context.tx, event, { status: 'cancelled', updated_at: context.now });
      const [before, after] = [{ status: event.status }, { status: 'cancelled' }];
      context.record({ subject: subjectOf(event), before, after });
      if (event.sync_wanted || event.copy) await follow(context, event.id);
    }
    return { status: 200, ...(await answered(context)) };
  },

  syncEvent: async (context) => {
    const event = await changeable(context);
    if (!(await hasCalendar(context.tx))) throw invalid({ sync: ['No calendar is connected.'] });
    if (!event.sync_wanted) await wantCopy(context.tx, event, true);
    await follow(context, event.id);
    const [before, after] = [{ sync_wanted: event.sync_wanted }, { sync_wanted: true }];
    context.record({ subject: subjectOf(event), before, after });
    return { status: 200, ...(await answered(context)) };
  },
} satisfies Partial<Handlers>;
