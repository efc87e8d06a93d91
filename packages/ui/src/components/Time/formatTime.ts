import type { TimeFormat } from './Time.tsx';

/* A formatter costs more to make than a hundred dates to write, so each kind is made once. */
const made = new Map<string, Intl.DateTimeFormat | Intl.RelativeTimeFormat>();
const once = <Format extends Intl.DateTimeFormat | Intl.RelativeTimeFormat>(
  key: string,
  make: () => Format,
): Format => {
  const known = made.get(key);
  if (known) return known as Format;
  const fresh = make();
  made.set(key, fresh);
  return fresh;
};

const styles = {
  date: { dateStyle: 'medium' },
  dateTime: { dateStyle: 'medium', timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Day, or day and time, in the words of a language. */
export const formatExact = (
  instant: Date,
  format: Exclude<TimeFormat, 'relative'>,
  locale: string,
  timeZone: string | undefined,
): string =>
  once(
    `${format} ${locale} ${timeZone}`,
    () => new Intl.DateTimeFormat(locale, { ...styles[format], timeZone }),
  ).format(instant);

/* Day numbers by the calendar of the zone: 23:59 and 0:01 are a day apart. */
const dayOf = (instant: number, timeZone: string | undefined): number => {
  const parts = once(
    `day ${timeZone}`,
    () => new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'numeric', day: 'numeric', timeZone }),
  ).formatToParts(instant);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of('year'), of('month') - 1, of('day')) / 86_400_000;
};

/**
 * Minutes within the hour, hours within the calendar day, then days; beyond six days the date.
 * `now` in milliseconds since 1970; before and after alike.
 */
export const formatRelative = (
  instant: Date,
  now: number,
  locale: string,
  timeZone: string | undefined,
): string => {
  const relative = once(`relative ${locale}`, () => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
  const minutes = Math.trunc((instant.getTime() - now) / 60_000);
  if (Math.abs(minutes) < 1) return relative.format(0, 'second');
  if (Math.abs(minutes) < 60) return relative.format(minutes, 'minute');
  const days = dayOf(instant.getTime(), timeZone) - dayOf(now, timeZone);
  if (days === 0) return relative.format(Math.trunc(minutes / 60), 'hour');
  if (Math.abs(days) < 7) return relative.format(days, 'day');
  return formatExact(instant, 'date', locale, timeZone);
};
