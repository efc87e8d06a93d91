import { supportedZone } from '@school/text';
import { warnOnce } from '../../internal/warnOnce.ts';

/** The kind of value of a field. */
export type Kind = 'date' | 'time' | 'dateTime';

/** Parts of a date that are written one by one. */
export type SegmentType = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'dayPeriod';

/** The reason why the content of a field is no value. */
export type Fault =
  | { kind: 'incomplete' | 'incompleteTime' | 'noSuchDay' }
  /** The clock was put forward over it: a day, and the times it jumped between, as ISO. */
  | { kind: 'noSuchTime'; day: string; from: string; to: string };

const two = '\\d{2}';
const patterns: Record<Kind, RegExp> = {
  date: /^\d{4}-\d{2}-\d{2}$/,
  time: /^([01]\d|2[0-3]):[0-5]\d$/,
  dateTime: new RegExp(`^\\d{4}-${two}-${two}T${two}:${two}(:${two}(\\.\\d+)?)?(Z|[+-]${two}:${two})$`),
};

const dayExists = (day: string): boolean => {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
};

/** Whether a text is a value of that kind, and the day in it exists. */
export const isValue = (kind: Kind, text: unknown): text is string =>
  typeof text === 'string' &&
  patterns[kind].test(text) &&
  (kind === 'time' || dayExists(text.slice(0, 10))) &&
  (kind !== 'dateTime' || !Number.isNaN(Date.parse(text)));

const examples: Record<Kind, string> = {
  date: '2026-09-17',
  time: '18:30',
  dateTime: '2026-09-17T18:30:00-03:00',
};

/** Returns the given value, or empty for an invalid one: a field can't show a day that doesn't exist. */
export const usableValue = <KindOptions extends string | undefined>(
  component: string,
  kind: Kind,
  options: KindOptions,
): KindOptions | '' => {
  if (options === undefined || options === '' || isValue(kind, options)) return options;
  if (options !== null)
    warnOnce(
      `${component} was given a value that is no ${kind === 'time' ? 'time' : 'date'}. It shows nothing instead. Write it as ${examples[kind]}.`,
    );
  return '';
};

/** Returns the given time zone if the browser knows it, else an older one with the same time, else the user's. */
export const usableZone = (component: string, timeZone: string | undefined): string => {
  const localTimeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (!timeZone) return localTimeZone;
  const supported = supportedZone(timeZone);
  if (supported) return supported;
  warnOnce(
    `${component} was given a time zone that the browser doesn't know. It takes the reader's own. Write its IANA name, such as America/Santiago.`,
  );
  return localTimeZone;
};

/** Orders two values of one kind: negative if the first is earlier. */
export const compareValues = (kind: Kind, one: string, other: string): number =>
  kind === 'dateTime' ? Date.parse(one) - Date.parse(other) : one < other ? -1 : one > other ? 1 : 0;
