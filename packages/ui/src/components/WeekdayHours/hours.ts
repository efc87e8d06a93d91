import { warnOnce } from '../../internal/warnOnce.ts';
import { isValue } from '../DateField/kinds.ts';

/** Hours on one day of the week during which something is open. */
export interface WeekdayHoursSpan {
  /** 0 is Sunday, 6 Saturday. */
  weekday: number;
  /** `HH:MM`; empty while nothing is written yet. */
  opens: string;
  /** `HH:MM`, `24:00` for midnight; empty while nothing is written yet. */
  closes: string;
}

/** The error of a time span, shown under the field to correct. */
export type SpanFault =
  | { field: 'opens' | 'closes'; kind: 'incomplete' | 'order' }
  | { field: 'opens'; kind: 'overlap'; other: WeekdayHoursSpan };

const midnight = '24:00';
const isTime = (text: unknown) => text === '' || isValue('time', text);
const isSpan = (span: Partial<WeekdayHoursSpan> | null): boolean =>
  Number.isInteger(span?.weekday) &&
  span!.weekday! >= 0 &&
  span!.weekday! <= 6 &&
  isTime(span!.opens) &&
  (span!.closes === midnight || isTime(span!.closes));

/** Returns the valid hours, from Sunday to Saturday; warns developers of the others. */
export const normalizeHours = (hours: readonly WeekdayHoursSpan[] | undefined): WeekdayHoursSpan[] => {
  const spans = (Array.isArray(hours) ? (hours as WeekdayHoursSpan[]) : []).filter(isSpan);
  if (hours && spans.length !== hours.length)
    warnOnce(
      "WeekdayHours was given hours that it can't show. It leaves them out. Write them as { weekday: 1, opens: '08:00', closes: '13:00' }, with 0 for Sunday.",
    );
  return inOrder(spans);
};

/** Sorts from Sunday to Saturday; within a day in the given order. */
export const inOrder = (spans: readonly WeekdayHoursSpan[]): WeekdayHoursSpan[] =>
  [...spans].sort((one, other) => one.weekday - other.weekday);

/** Both ends are written. */
export const isComplete = ({ opens, closes }: WeekdayHoursSpan): boolean => opens !== '' && closes !== '';

/** Midnight is the end of a day where something closes, and a field of times knows only its beginning. */
export const asTyped = (closes: string): string => (closes === midnight ? '00:00' : closes);
export const fromTyped = (typed: string): string => (typed === '00:00' ? midnight : typed);

const endsAfterStart = (span: WeekdayHoursSpan) => isComplete(span) && fromTyped(span.closes) > span.opens;

/** Returns the error of a span of a day: incomplete, closing before opening, or overlapping an earlier one. */
export const findSpanFault = (day: readonly WeekdayHoursSpan[], at: number): SpanFault | undefined => {
  const span = day[at]!;
  if (!isComplete(span)) {
    if (span.opens === span.closes) return undefined;
    return { field: span.opens === '' ? 'opens' : 'closes', kind: 'incomplete' };
  }
  if (!endsAfterStart(span)) return { field: 'closes', kind: 'order' };
  const other = day
    .slice(0, at)
    .find(
      (each) =>
        endsAfterStart(each) && each.opens < fromTyped(span.closes) && span.opens < fromTyped(each.closes),
    );
  return other && { field: 'opens', kind: 'overlap', other };
};

const toInstant = (time: string) => new Date(`2020-01-01T${asTyped(time)}:00Z`);

/** Writes times by the clock of a language. */
export const timeWriter = (tag: string) => {
  const clock = new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone: 'UTC' });
  const time = (text: string) => (text === '' ? '' : clock.format(toInstant(text)));
  return {
    time,
    span: ({ opens, closes }: WeekdayHoursSpan) => (opens || closes ? `${time(opens)}–${time(closes)}` : ''),
  };
};
