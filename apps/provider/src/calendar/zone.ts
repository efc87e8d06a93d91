const second = 1000;
const hour = 3_600_000;
const dayLength = 24 * hour;

const clocks = new Map<string, Intl.DateTimeFormat>();

function getClock(zone: string): Intl.DateTimeFormat {
  const cached = clocks.get(zone);
  if (cached) return cached;
  const clock = new Intl.DateTimeFormat('en-US-u-ca-iso8601-nu-latn', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  clocks.set(zone, clock);
  return clock;
}

/** Returns the canonical name of an IANA time zone; undefined when there is no such zone. */
export function zoneNamed(name: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** Returns the zone's local time at an instant, encoded as UTC, independent of the process's zone. */
function shown(zone: string, instant: number): number {
  const whole = Math.floor(instant / second) * second;
  const part = Object.fromEntries(
    getClock(zone)
      .formatToParts(whole)
      .map(({ type, value }) => [type, Number(value)]),
  );
  return Date.UTC(part.year!, part.month! - 1, part.day!, part.hour!, part.minute!, part.second!);
}

/** Returns the zone's offset from UTC at an instant, in seconds. */
export function offsetAt(zone: string, instant: number): number {
  return (shown(zone, instant) - Math.floor(instant / second) * second) / second;
}

/** Returns the zone's local time, e.g. `2026-09-07T08:00:00`. */
export function localTime(zone: string, instant: Date): string {
  return new Date(shown(zone, instant.getTime())).toISOString().slice(0, 19);
}

/**
 * Returns whether this local time occurred already within the last day, before the clocks went back; the local time
 * alone means the first one.
 */
export function isSecondOfItsName(zone: string, instant: Date): boolean {
  const at = instant.getTime();
  const back = (offsetAt(zone, at - dayLength) - offsetAt(zone, at)) * second;
  return back > 0 && shown(zone, at - back) === shown(zone, at);
}

/** Returns the day in the zone, `YYYY-MM-DD`. */
export const localDay = (zone: string, instant: Date): string => localTime(zone, instant).slice(0, 10);

/** Returns the day after a number of days. @param day `YYYY-MM-DD` */
export function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10);
}

/** Returns the number of days between two days. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayLength);

/** Returns the first instant at which `holds` is true, to the second; it must be false at `from` and true at `to`. */
function firstInstant(from: number, to: number, holds: (instant: number) => boolean): number {
  let before = Math.floor(from / second);
  let after = Math.ceil(to / second);
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (holds(middle * second)) after = middle;
    else before = middle;
  }
  return after * second;
}

/**
 * Returns the first instant of a day. Where the clocks go forward at midnight the day starts at one o'clock; where
 * they go back at midnight the hour before occurs twice, and the day starts after the second.
 * @param day `YYYY-MM-DD`
 */
export function startOfDay(zone: string, day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // No zone is further than this from UTC, and clocks change by less.
  const from = midnight - 18 * hour;
  return new Date(firstInstant(from, midnight + 18 * hour, (instant) => shown(zone, instant) >= midnight));
}

/** A change of the zone's offset. */
export interface Transition {
  at: number;
  /** Offsets in seconds, before and after. */
  from: number;
  to: number;
}

/** Returns every change of the offset between two instants: searches day by day, then to the second. */
export function findTransitions(zone: string, from: number, to: number): Transition[] {
  const transitions: Transition[] = [];
  let before = offsetAt(zone, from);
  for (let day = from; day < to; day += dayLength) {
    const after = offsetAt(zone, day + dayLength);
    if (after === before) continue;
    const offset = before;
    const at = firstInstant(day, day + dayLength, (instant) => offsetAt(zone, instant) !== offset);
    transitions.push({ at, from: before, to: after });
    before = after;
  }
  return transitions;
}
