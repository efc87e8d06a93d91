import type { UiMessages } from '../../root/messages.ts';
import type { Kind, SegmentType } from './kinds.ts';

/** A part of a written date, or a literal between two. */
export interface FormattedPart {
  type: SegmentType | 'literal';
  text: string;
  placeholder: boolean;
}

const date = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
const time = { hour: '2-digit', minute: '2-digit' } as const;
const asTyped: Record<Kind, Intl.DateTimeFormatOptions> = { date, time, dateTime: { ...date, ...time } };
const accessibleFormats: Record<Kind, Intl.DateTimeFormatOptions> = {
  date: { dateStyle: 'long' },
  time: { timeStyle: 'short' },
  dateTime: { dateStyle: 'medium', timeStyle: 'short' },
};

const segments: readonly string[] = ['year', 'month', 'day', 'hour', 'minute', 'dayPeriod'];

/* Days and times have no zone; they are read and written by the same clock. */
const toInstant = (kind: Kind, value: string): Date =>
  new Date(kind === 'date' ? `${value}T00:00:00Z` : kind === 'time' ? `2020-01-01T${value}:00Z` : value);
const getTimeZone = (kind: Kind, timeZone: string): string => (kind === 'dateTime' ? timeZone : 'UTC');

/** A value in words, for sentences. */
export const formatValue = (kind: Kind, value: string, tag: string, timeZone: string): string =>
  new Intl.DateTimeFormat(tag, { ...accessibleFormats[kind], timeZone: getTimeZone(kind, timeZone) }).format(
    toInstant(kind, value),
  );

/** The placeholder of an empty part. */
export const getPlaceholder = (type: SegmentType, messages: UiMessages['dateField']): string =>
  type === 'year' || type === 'month' || type === 'day' ? messages[type] : '––';

/**
 * The value as the field shows it before its segments are loaded: the same characters in the same order, so that the
 * layout does not shift. Times run from left to right in all languages, hence the isolates.
 */
export const formatParts = (
  kind: Kind,
  value: string,
  tag: string,
  timeZone: string,
  messages: UiMessages['dateField'],
): FormattedPart[] => {
  const empty = value === '';
  const instant = empty ? new Date('2020-01-01T00:00:00Z') : toInstant(kind, value);
  const options = { ...asTyped[kind], timeZone: empty ? 'UTC' : getTimeZone(kind, timeZone) };
  return new Intl.DateTimeFormat(tag, options).formatToParts(instant).flatMap(({ type, value: text }) => {
    const typed = type as SegmentType;
    const part: FormattedPart = segments.includes(type)
      ? {
          type: typed,
          text: empty && type !== 'dayPeriod' ? getPlaceholder(typed, messages) : text,
          placeholder: empty,
        }
      : { type: 'literal', text, placeholder: false };
    if (type === 'hour') return [{ type: 'literal', text: '\u2066', placeholder: false }, part];
    if (type === 'minute') return [part, { type: 'literal', text: '\u2069', placeholder: false }];
    return [part];
  });
};
