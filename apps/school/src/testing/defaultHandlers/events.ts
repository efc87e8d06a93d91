import type { AnswerData, Event } from '@school/domain';
import { events, places } from '@school/domain/fixtures';
import { pageMeta, noLinks, ok, onePage, type Handlers } from '../handlers.ts';

/** Returns a range of the calendar as the server does. */
export function calendarResponse(
  list: readonly Event[],
  { from = '2026-11-25', to = '2027-01-06', total = list.length } = {},
): AnswerData<'listEvents'> {
  return {
    data: [...list],
    links: noLinks,
    meta: { ...pageMeta(list.length, total, 100), from_day: from, to_day: to },
  };
}

/** Calendar feeds without their secrets. */
export const feeds: AnswerData<'listCalendarFeeds'>['data'] = [
  {
    id: '01990000-0000-7f01-8000-000000000001',
    name: 'Mi teléfono',
    place_ids: [],
    grade_ids: [],
    course_ids: [],
    created_at: '2026-09-01T12:00:00.000Z',
    last_used_at: '2026-09-08T11:30:00.000Z',
  },
  {
    id: '01990000-0000-7f01-8000-000000000002',
    name: 'Pantalla de la entrada',
    place_ids: [],
    grade_ids: [],
    course_ids: [],
    created_at: '2026-09-02T12:00:00.000Z',
    last_used_at: null,
  },
];

/** An event on the day of the test app, besides the examples. */
const today: Event = {
  ...(events.ensayo as Event),
  id: '01990000-0000-7e01-8000-0000000000f1',
  start: '2026-09-08T15:00:00.000Z',
  end: '2026-09-08T16:30:00.000Z',
};

const every = [...(Object.values(events) as Event[]), today];
const notFound = { status: 404, data: { message: 'Not found.' } };

/** Default handlers of events, feeds and sync. */
export const eventAnswers: Handlers = {
  listEvents: ({ query }) => {
    const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
    const [place, status] = [query.get('filter[place]'), query.get('filter[status]')];
    const matching = every.filter(
      (event) =>
        event.start.slice(0, 10) <= to &&
        event.end.slice(0, 10) >= from &&
        (!status || event.status === status) &&
        (!place || event.place?.id === place),
    );
    return ok('listEvents', calendarResponse(matching, { from, to }));
  },
  getEvent: ({ path }) => {
    const event = every.find(({ id }) => path.endsWith(id));
    return event ? ok('getEvent', { data: event }) : notFound;
  },
  createEvent: ok('createEvent', { data: events.ensayo as Event }),
  updateEvent: ok('updateEvent', { data: events.reunion as Event }),
  deleteEvent: ok('deleteEvent'),
  cancelEvent: ok('cancelEvent', { data: { ...events.reunion, status: 'cancelled' } as Event }),
  markEventRead: ok('markEventRead'),
  syncEvent: ok('syncEvent', { data: events.reunion as Event }),
  listPlaces: ok('listPlaces', onePage(Object.values(places))),
  listCalendarFeeds: ok('listCalendarFeeds', { data: feeds, meta: { school_calendar: true } }),
  createCalendarFeed: ok('createCalendarFeed', {
    data: {
      ...feeds[1]!,
      id: '01990000-0000-7f01-8000-000000000003',
      name: 'Tableta',
      address: `https://aromos.example/api/v1/calendar/${'A1b2C3d4'.repeat(5)}xyz.ics`,
    },
  }),
  revokeCalendarFeed: ok('revokeCalendarFeed'),
};
