import { warnOnce } from '../../internal/warnOnce.ts';

/** The tone of an event. */
export type EventTone = 'accent' | 'neutral' | 'positive' | 'caution' | 'critical' | 'info';
/** `confirmed`, `tentative` (dashed) or `cancelled` (struck through). */
export type EventStatus = 'confirmed' | 'tentative' | 'cancelled';

/** An event of a calendar. */
export interface CalendarEvent {
  id: string;
  title: string;
  /** The start: an instant with its offset, for whole days `YYYY-MM-DD`. */
  start: string;
  /** The end, in the format of `start`; of whole days the last day. @default the start, for whole days one day */
  end?: string;
  /** Whether the event lasts whole days, which are the same in all time zones. @default false */
  allDay?: boolean;
  /** @default 'accent' */
  tone?: EventTone;
  /** @default 'confirmed' */
  status?: EventStatus;
}

/** An event by the clock of the calendar's zone. */
export interface ZonedEvent {
  event: CalendarEvent;
  /** First and last day, `YYYY-MM-DD`. */
  first: string;
  last: string;
  /** Minutes since midnight of the first day and of the last; 0 and 1440 for whole days. */
  from: number;
  to: number;
}

const isDay = /^\d{4}-\d{2}-\d{2}$/;
const dayLength = 86_400_000;

/** The day some days later. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * dayLength).toISOString().slice(0, 10);

/** Returns the number of days between two. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayLength);

/** A day of the calendar, for `Intl` with the zone UTC. */
export const asDate = (day: string): Date => new Date(`${day}T00:00:00Z`);

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Day and minute of an instant by the clock of a zone. */
export const toWallClock = (instant: number, timeZone: string): { day: string; minute: number } => {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
  clocks.set(timeZone, clock);
  const part = Object.fromEntries(clock.formatToParts(instant).map(({ type, value }) => [type, value]));
  return {
    day: `${part.year!.padStart(4, '0')}-${part.month}-${part.day}`,
    minute: Number(part.hour) * 60 + Number(part.minute),
  };
};

const toZonedEvent = (event: CalendarEvent, timeZone: string): ZonedEvent | undefined => {
  if (event.allDay || isDay.test(event.start)) {
    const first = event.start.slice(0, 10);
    if (Number.isNaN(Date.parse(`${first}T00:00:00Z`))) return undefined;
    const last = event.end?.slice(0, 10) ?? first;
    return { event, first, last: last < first ? first : last, from: 0, to: 1440 };
  }
  const start = Date.parse(event.start);
  if (Number.isNaN(start)) return undefined;
  const ends = event.end === undefined ? start : Date.parse(event.end);
  const from = toWallClock(start, timeZone);
  /* An event that ends at midnight is not on the next day. */
  const to = toWallClock(Math.max(start, (Number.isNaN(ends) ? start : ends) - 1), timeZone);
  const endMinute = ends > start ? to.minute + 1 : from.minute;
  return { event, first: from.day, last: to.day, from: from.minute, to: endMinute };
};

const isAllDay = ({ event }: ZonedEvent): boolean => event.allDay === true || isDay.test(event.start);

/** Whether it takes whole days rather than hours. */
export const spansDays = (zonedEvent: ZonedEvent): boolean =>
  isAllDay(zonedEvent) || zonedEvent.first !== zonedEvent.last;

/** Sorts by day: all-day events, then those over several days, then by start. Leaves out invalid events. */
export const toZonedEvents = (
  component: string,
  events: readonly CalendarEvent[] | undefined,
  timeZone: string,
): ZonedEvent[] => {
  const ids = new Set<string>();
  const zonedEvents = (Array.isArray(events) ? (events as CalendarEvent[]) : []).flatMap((event) => {
    const at =
      event && typeof event.start === 'string' && !ids.has(event.id)
        ? toZonedEvent(event, timeZone)
        : undefined;
    if (at) ids.add(event.id);
    else
      warnOnce(
        `${component} was given an event that it can't draw. It leaves it out. Give each an id of its own and a start such as 2026-09-17T18:30:00-03:00 or 2026-09-17.`,
      );
    return at ? [at] : [];
  });
  return zonedEvents.sort(
    (one, other) =>
      one.first.localeCompare(other.first) ||
      Number(isAllDay(other)) - Number(isAllDay(one)) ||
      Number(spansDays(other)) - Number(spansDays(one)) ||
      other.last.localeCompare(one.last) ||
      one.from - other.from,
  );
};

/** The events of a day: whole days first, then by start. */
export const eventsOn = (zonedEvents: readonly ZonedEvent[], day: string): ZonedEvent[] =>
  zonedEvents
    .filter(({ first, last }) => first <= day && day <= last)
    .sort(
      (one, other) =>
        Number(isAllDay(other)) - Number(isAllDay(one)) ||
        one.first.localeCompare(other.first) ||
        one.from - other.from,
    );

/** Day and minute by the clock of the calendar's zone. */
type WallTime = { day: string; minute: number };

/** Whether an event of today has not started yet. */
export const startsAfter = (zonedEvent: ZonedEvent, now: WallTime): boolean =>
  !isAllDay(zonedEvent) && zonedEvent.first === now.day && zonedEvent.from > now.minute;

/** Whether an event of today has ended. Without an end it is over in the minute after its start. */
export const isOver = (zonedEvent: ZonedEvent, now: WallTime): boolean =>
  !isAllDay(zonedEvent) &&
  zonedEvent.last === now.day &&
  Math.max(zonedEvent.to, zonedEvent.from + 1) <= now.minute;
