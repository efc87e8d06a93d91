import { capitalized, clockOptions, supportedZone } from '@school/text';
import { dateTag } from '../../internal/dateTag.ts';

const day = { day: 'numeric', month: 'short' } as const;
/* Patterns of a time have its hour and minutes besides. */
const patterns = {
  day,
  date: { ...day, year: 'numeric' },
  time: {},
  dayTime: day,
  weekday: { weekday: 'short' },
  heading: { weekday: 'long', day: 'numeric', month: 'long' },
  headingYear: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  dateTime: { ...day, year: 'numeric' },
  longDate: { day: 'numeric', month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/* A formatter costs more to make than a hundred dates to write, so each kind is made once. */
const once = <Key extends string[], Made extends object | string>(make: (...key: Key) => Made) => {
  const cache = new Map<string, Made>();
  return (...key: Key): Made => {
    const name = key.join(' ');
    const cached = cache.get(name);
    if (cached !== undefined) return cached;
    const created = make(...key);
    cache.set(name, created);
    return created;
  };
};

/* An empty time zone means the user's, and so does one that no browser knows. */
const zoned = (timeZone: string) => (timeZone === '' ? undefined : supportedZone(timeZone));

const writer = once((pattern: keyof typeof patterns, locale: string, timeZone: string) => {
  const tag = dateTag(locale);
  return new Intl.DateTimeFormat(tag, {
    ...patterns[pattern],
    ...(/time$/i.test(pattern) && clockOptions(tag)),
    timeZone: zoned(timeZone),
  });
});

const getDayFormat = once(
  (locale: string) => new Intl.RelativeTimeFormat(dateTag(locale), { numeric: 'auto' }),
);

/* The separator of day and hour in a language. */
const glue = once((locale: string): string => {
  const parts = writer('dayTime', locale, 'UTC').formatToParts(0);
  const clock = parts.findIndex(({ type }) => type === 'hour' || type === 'dayPeriod');
  return /[,،]?\s*$/.exec(parts[clock - 1]?.value ?? '')?.[0] ?? '';
});

const calendar = once(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-US', {
      calendar: 'iso8601',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      timeZone: zoned(timeZone),
    }),
);

/* By the calendar of the zone: 23:59 and 0:01 are a day apart, and a day of 23 or 25 hours is one day all the same. */
const dayIn = (timeZone: string, instant: Date | number) => {
  const parts = calendar(timeZone).formatToParts(instant);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return { year: of('year'), number: Date.UTC(of('year'), of('month') - 1, of('day')) / 86_400_000 };
};

/** An instant, or a day of the calendar, which has no hour and no zone. */
export interface Moment {
  /** The instant; of a day its midnight in UTC. */
  instant: Date;
  /** IANA name; empty for the user's. For a date: the time zone that decides which date is today. */
  timeZone: string;
  wholeDay: boolean;
}

const getTimeZone = ({ wholeDay, timeZone }: Moment) => (wholeDay ? 'UTC' : timeZone);

/** Day, month and year; with `dateTime` the hour too, with `time` only the hour, if there is one. */
export const formatExact = (moment: Moment, format: 'date' | 'dateTime' | 'time', locale: string): string =>
  writer(moment.wholeDay ? 'date' : format, locale, getTimeZone(moment)).format(moment.instant);

/** Day, full month and year, with the time if there is one: still correct when a printed page is read later. */
export const formatLasting = (moment: Moment, locale: string): string => {
  const { instant, wholeDay } = moment;
  const day = writer('longDate', locale, getTimeZone(moment)).format(instant);
  return wholeDay
    ? day
    : `${day}${glue(locale)}${writer('time', locale, getTimeZone(moment)).format(instant)}`;
};

/**
 * Yesterday, today and tomorrow by their name, other days by their date, with the year where it isn't the present one;
 * each with its hour. `now` in milliseconds since 1970.
 */
export const formatRelative = (moment: Moment, now: number, locale: string): string => {
  const { instant, wholeDay, timeZone } = moment;
  const zone = getTimeZone(moment);
  const day = dayIn(zone, instant);
  const today = dayIn(timeZone, now);
  const days = day.number - today.number;
  if (Math.abs(days) > 1) {
    const thisYear = day.year === today.year;
    const pattern = wholeDay ? (thisYear ? 'day' : 'date') : thisYear ? 'dayTime' : 'dateTime';
    return writer(pattern, locale, zone).format(instant);
  }
  const dayText = getDayFormat(locale).format(days, 'day');
  return wholeDay ? dayText : `${dayText}${glue(locale)}${writer('time', locale, zone).format(instant)}`;
};

/** Formats for a narrow column: the hour of today, "yesterday", a weekday of the last week, then the date. */
export const formatCompact = (moment: Moment, now: number, locale: string): string => {
  const { instant, wholeDay, timeZone } = moment;
  const zone = getTimeZone(moment);
  const day = dayIn(zone, instant);
  const today = dayIn(timeZone, now);
  const days = day.number - today.number;
  if (days === 0 && !wholeDay) return writer('time', locale, zone).format(instant);
  if (Math.abs(days) <= 1) return getDayFormat(locale).format(days, 'day');
  if (days < 0 && days > -7) return writer('weekday', locale, zone).format(instant);
  return writer(day.year === today.year ? 'day' : 'date', locale, zone).format(instant);
};

/** Whether two instants are on one day of a zone. */
export const isSameDay = (one: Date, other: Date, timeZone: string): boolean =>
  dayIn(timeZone, one).number === dayIn(timeZone, other).number;

/** A day above what happened on it: "Today, Tuesday, 8 September", with the year where it isn't the present one. */
export const formatDayHeading = (moment: Moment, now: number, locale: string): string => {
  const zone = getTimeZone(moment);
  const day = dayIn(zone, moment.instant);
  const today = dayIn(moment.timeZone, now);
  const days = day.number - today.number;
  const date = writer(day.year === today.year ? 'heading' : 'headingYear', locale, zone).format(
    moment.instant,
  );
  if (Math.abs(days) > 1) return date;
  const name = getDayFormat(locale).format(days, 'day');
  return `${capitalized(name, locale)}${glue(locale)}${date}`;
};
