import ICAL from 'ical.js';
import type { Row } from '../database/schema.ts';
import { dayAfter, isSecondOfItsName, localTime } from './zone.ts';
import { plain } from './plainText.ts';
import { vtimezone } from './vtimezone.ts';

// A folded line continues after a space, which counts too (RFC 5545, 3.1: 75 octets).
ICAL.foldLength = 74;

/** An event with the name of its place: all data that a calendar program receives. */
export type CopiedEvent = Pick<
  Row<'events'>,
  | 'id'
  | 'name'
  | 'description'
  | 'address'
  | 'starts_at'
  | 'ends_at'
  | 'first_day'
  | 'last_day'
  | 'timezone'
  | 'status'
  | 'version'
  | 'created_at'
  | 'updated_at'
> & { place: { name: string; address: string } | null };

/** SEQUENCE of RFC 5545: every change of an event counts. */
export const toSequence = ({ version }: { version: number }) => version - 1;

const utc = (instant: Date) => ICAL.Time.fromDateTimeString(`${instant.toISOString().slice(0, 19)}Z`);

function addTimes(vevent: ICAL.Component, event: CopiedEvent): void {
  const { first_day, last_day, timezone, starts_at, ends_at } = event;
  if (first_day && last_day) {
    vevent.updatePropertyWithValue('dtstart', ICAL.Time.fromDateString(first_day));
    vevent.updatePropertyWithValue('dtend', ICAL.Time.fromDateString(dayAfter(last_day)));
    return;
  }
  // A local time in an hour that occurs twice means the first one (RFC 5545, 3.3.5); only UTC can express the second.
  if ([starts_at, ends_at].some((instant) => isSecondOfItsName(timezone, instant))) {
    vevent.updatePropertyWithValue('dtstart', utc(starts_at));
    vevent.updatePropertyWithValue('dtend', utc(ends_at));
    return;
  }
  for (const [name, instant] of [
    ['dtstart', starts_at],
    ['dtend', ends_at],
  ] as const) {
    const time = ICAL.Time.fromDateTimeString(localTime(timezone, instant));
    vevent.updatePropertyWithValue(name, time).setParameter('tzid', timezone);
  }
}

function toVevent(event: CopiedEvent): ICAL.Component {
  const { place, address } = event;
  const where = [address, place?.name, place?.address].filter(Boolean).join(', ');
  const vevent = new ICAL.Component('vevent');
  const put = (name: string, value: unknown) => vevent.updatePropertyWithValue(name, value as string);
  put('uid', event.id);
  // Without METHOD, DTSTAMP is the time of the last change (RFC 5545, 3.8.7.2), so an unchanged calendar keeps its
  // bytes.
  put('dtstamp', utc(event.updated_at));
  put('created', utc(event.created_at));
  put('last-modified', utc(event.updated_at));
  put('sequence', toSequence(event));
  addTimes(vevent, event);
  put('summary', plain(event.name));
  if (event.description) put('description', plain(event.description));
  if (where) put('location', plain(where));
  put('status', event.status.toUpperCase());
  return vevent;
}

/**
 * Returns a VCALENDAR with the time zones that its events use. No time passes through a JavaScript date in the
 * machine's zone.
 * @param name The calendar's display name; omitted for an object of a CalDAV server.
 */
export function writeCalendar(events: readonly CopiedEvent[], name?: string): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.updatePropertyWithValue('prodid', '-//School//School//ES');
  calendar.updatePropertyWithValue('version', '2.0');
  calendar.updatePropertyWithValue('calscale', 'GREGORIAN');
  if (name) {
    calendar.updatePropertyWithValue('name', plain(name));
    calendar.updatePropertyWithValue('x-wr-calname', plain(name));
    calendar.updatePropertyWithValue('refresh-interval', ICAL.Duration.fromString('PT1H'));
  }
  const timed = events.filter(({ first_day }) => !first_day);
  const years = timed.flatMap(({ starts_at, ends_at }) => [
    starts_at.getUTCFullYear(),
    ends_at.getUTCFullYear(),
  ]);
  for (const zone of [...new Set(timed.map(({ timezone }) => timezone))].sort())
    calendar.addSubcomponent(vtimezone(zone, Math.min(...years) - 1, Math.max(...years) + 1));
  for (const event of events) calendar.addSubcomponent(toVevent(event));
  return `${calendar.toString()}\r\n`;
}
