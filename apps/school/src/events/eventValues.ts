import type { AudienceWrite, Event, InputOf } from '@school/domain';
import { nobody, writtenOf } from '../audience/audienceValue.ts';
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
  audience: AudienceWrite;
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
    audience: nobody,
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
  audience: writtenOf(event.audience),
  wanted: event.sync.wanted,
});

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
  audience: values.audience,
  sync: { wanted: values.wanted },
});

/** The provider's names of fields → the form's. */
export const eventFieldNames: Record<string, string> = {
  place_id: 'place',
  timezone: 'place',
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
