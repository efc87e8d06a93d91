import type { Audience, Event, InputOf } from '@school/domain';
import { dayOf, instantAt, wallOf } from './clock.ts';

/** What is written of an event, as its form holds it. */
export type EventValues = {
  name: string;
  description: string;
  place: string;
  address: string;
  allDay: boolean;
  /** Instants; of an all-day event days, the last one included. */
  start: string;
  end: string;
  /** The zone by whose clock the times are typed. */
  zone: string;
  status: Event['status'];
  scope: Audience['scope'];
  places: string[];
  grades: string[];
  courses: string[];
  roles: string[];
  /** Single people, and those it is not for: carried along, so that a change loses none of them. */
  people: string[];
  except: string[];
  wanted: boolean;
};

const hour = 3_600_000;

/** Nine in the morning: where an event begins until somebody says otherwise. */
const usualStart = 'T09:00';

/** An event that nobody has begun, on a day and at a time, `HH:MM`, if they were chosen. */
export function emptyEvent(zone: string, day: string, time = ''): EventValues {
  const start = day && instantAt(`${day}${time ? `T${time}` : usualStart}`, zone);
  return {
    name: '',
    description: '',
    place: '',
    address: '',
    allDay: false,
    start,
    end: start && later(start, hour),
    zone,
    status: 'confirmed',
    scope: 'restricted',
    places: [],
    grades: [],
    courses: [],
    roles: [],
    people: [],
    except: [],
    wanted: false,
  };
}

/** The form of an event that is in the calendar. */
export const valuesOf = (event: Event): EventValues => ({
  name: event.name,
  description: event.description ?? '',
  place: event.place?.id ?? '',
  address: event.address ?? '',
  allDay: event.all_day,
  start: event.start,
  end: event.end,
  zone: event.timezone,
  status: event.status,
  scope: event.audience.scope,
  places: [...event.audience.place_ids],
  grades: [...event.audience.grade_ids],
  courses: [...event.audience.course_ids],
  roles: [...event.audience.role_ids],
  people: [...event.audience.user_ids],
  except: [...event.audience.exclude_user_ids],
  wanted: event.sync.wanted,
});

/** Who the form says that it is for. */
export const audienceOf = (values: EventValues): Audience => {
  const restricted = values.scope === 'restricted';
  return {
    scope: values.scope,
    place_ids: restricted ? values.places : [],
    grade_ids: restricted ? values.grades : [],
    course_ids: restricted ? values.courses : [],
    role_ids: restricted ? values.roles : [],
    user_ids: restricted ? values.people : [],
    exclude_user_ids: values.except,
  };
};

/** The event as the provider takes it. */
export const writeOf = (values: EventValues): InputOf<'createEvent'>['body'] => ({
  name: values.name.trim(),
  description: values.description.trim() || null,
  place_id: values.place || null,
  address: values.address.trim() || null,
  start: values.start,
  end: values.end,
  all_day: values.allDay,
  timezone: values.zone,
  status: values.status,
  audience: audienceOf(values),
  sync: { wanted: values.wanted },
});

/** The provider's names of fields → the form's. */
export const eventFieldNames: Record<string, string> = {
  place_id: 'place',
  timezone: 'place',
  audience: 'scope',
  'audience.scope': 'scope',
  'audience.place_ids': 'places',
  'audience.grade_ids': 'grades',
  'audience.course_ids': 'courses',
  'audience.role_ids': 'roles',
  'audience.user_ids': 'scope',
  'audience.exclude_user_ids': 'scope',
  sync: 'wanted',
  'sync.wanted': 'wanted',
};

const later = (instant: string, milliseconds: number): string =>
  new Date(Date.parse(instant) + milliseconds).toISOString();

/** The times of the form once it is for whole days, or no longer is. */
export function asAllDay(
  { start, end, zone }: Pick<EventValues, 'start' | 'end' | 'zone'>,
  allDay: boolean,
): Pick<EventValues, 'start' | 'end'> {
  if (allDay) {
    // What ends at midnight takes nothing of the next day.
    return { start: start && dayOf(start, zone), end: end && dayOf(later(end, -1), zone) };
  }
  const from = start && instantAt(`${start}${usualStart}`, zone);
  const sameDay = start === end || !end;
  return { start: from, end: sameDay ? from && later(from, hour) : instantAt(`${end}${usualStart}`, zone) };
}

/** The end after the start was moved: as long as before; of what had no end, an hour, or one day. */
export function endAfter(
  { end, allDay }: Pick<EventValues, 'end' | 'allDay'>,
  start: string,
  before: string,
) {
  if (!start) return end;
  if (!end) return allDay ? start : later(start, hour);
  if (!before) return end;
  const moved = new Date(Date.parse(end) + Date.parse(start) - Date.parse(before)).toISOString();
  return allDay ? moved.slice(0, 10) : moved;
}

/** The day under which an event is found in the calendar. */
export const dayOfEvent = (event: Pick<Event, 'start' | 'all_day' | 'timezone'>): string =>
  event.all_day ? event.start : wallOf(event.start, event.timezone).slice(0, 10);
