import { supportedZone } from '@school/text';

const dayLength = 86_400_000;
const clocks = new Map<string, Intl.DateTimeFormat>();

const getClock = (zone: string | undefined): Intl.DateTimeFormat => {
  const cached = clocks.get(zone ?? '');
  if (cached) return cached;
  const clock = new Intl.DateTimeFormat('en-CA-u-ca-iso8601-nu-latn', {
    timeZone: zone && supportedZone(zone),
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  clocks.set(zone ?? '', clock);
  return clock;
};

/** Local time of an instant in a time zone, as `2026-09-17T18:30`. Without a zone: in the reader's. */
export function toLocalTime(instant: string | Date, zone?: string): string {
  const part = Object.fromEntries(
    getClock(zone)
      .formatToParts(new Date(instant))
      .map(({ type, value }) => [type, value]),
  );
  return `${part.year?.padStart(4, '0')}-${part.month}-${part.day}T${part.hour}:${part.minute}`;
}

/** Local day of an instant in a time zone. */
export const toLocalDay = (instant: string | Date, zone?: string): string =>
  toLocalTime(instant, zone).slice(0, 10);

/**
 * Converts a local time to an instant: the first of two when the clock is set back; a skipped time moves later by the length
 * of the jump.
 */
export function toInstant(wall: string, zone: string): string {
  const wallTime = Date.parse(`${wall}:00Z`);
  const by = (moment: number) => moment - Date.parse(`${toLocalTime(new Date(moment), zone)}:00Z`);
  // No time zone changes its offset twice within two days.
  const [before, after] = [wallTime + by(wallTime - dayLength), wallTime + by(wallTime + dayLength)];
  const isShown = (instant: number) => toLocalTime(new Date(instant), zone) === wall;
  return new Date(!isShown(before) && isShown(after) ? after : before).toISOString();
}

/** Moves an instant to the same local time in another time zone. */
export const moveToZone = (instant: string, from: string, to: string): string =>
  instant === '' || from === to ? instant : toInstant(toLocalTime(instant, from), to);

/** Whether a text is an existing day, as `2026-09-17`. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
  new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);

/** Whether a text is a time of day, as `18:30`. */
export const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** Adds days to a day. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10);

/** First and last day of a day's month. */
export function monthRange(day: string): { first: string; last: string } {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return {
    first: `${day.slice(0, 7)}-01`,
    last: new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10),
  };
}

/** First day of the month some months later. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}
