import {
  parseAbsolute,
  parseDate,
  parseTime,
  toCalendarDateTime,
  toZoned,
  CalendarDate,
  type CalendarDateTime,
  type DateValue,
} from '@internationalized/date';
import type { Fault, Kind } from './kinds.ts';

/** The typed text as reported to the page: empty while it is no value. */
export interface Reading {
  value: string;
  fault?: Fault;
}

const anyDay = new CalendarDate(2020, 1, 1);

/** A value of the page as segments hold it. */
export const parseValue = (kind: Kind, value: string, timeZone: string): DateValue | null => {
  if (value === '') return null;
  if (kind === 'date') return parseDate(value);
  if (kind === 'time') return toCalendarDateTime(anyDay, parseTime(value));
  return toCalendarDateTime(parseAbsolute(value, timeZone));
};

const minutes = 60_000;
const toWallTime = (instant: number, timeZone: string): CalendarDateTime =>
  toCalendarDateTime(parseAbsolute(new Date(instant).toISOString(), timeZone));
const clock = (wallTime: CalendarDateTime): string => wallTime.toString().slice(11, 16);

/* The clock is right before a jump and after it; the minute in which it jumps lies between. */
const findClockChange = (wallTime: CalendarDateTime, timeZone: string): Fault => {
  let before = toZoned(wallTime.subtract({ hours: 30 }), timeZone)
    .toDate()
    .getTime();
  let after = toZoned(wallTime.add({ hours: 30 }), timeZone)
    .toDate()
    .getTime();
  while (after - before > minutes) {
    const middle = before + Math.floor((after - before) / 2 / minutes) * minutes;
    if (toWallTime(middle, timeZone).compare(wallTime) < 0) before = middle;
    else after = middle;
  }
  const from = toWallTime(before, timeZone).add({ minutes: 1 });
  return {
    kind: 'noSuchTime',
    day: wallTime.toString().slice(0, 10),
    from: clock(from),
    to: clock(toWallTime(after, timeZone)),
  };
};

/**
 * Converts a complete typed value to the value for the caller. A time that is skipped by a clock change is a fault.
 * Of a time that occurs twice the first is used, unless the previous value was the second.
 */
export const parseReading = (kind: Kind, typed: DateValue, timeZone: string, before: string): Reading => {
  if (kind === 'date') return { value: typed.toString().slice(0, 10) };
  if (kind === 'time') return { value: typed.toString().slice(11, 16) };
  const wallTime = typed as CalendarDateTime;
  if (before !== '' && parseValue(kind, before, timeZone)!.compare(wallTime) === 0) return { value: before };
  const zoned = toZoned(wallTime, timeZone);
  if (toCalendarDateTime(zoned).compare(wallTime) !== 0)
    return { value: '', fault: findClockChange(wallTime, timeZone) };
  return { value: zoned.toString().replace(/\[.*\]$/, '') };
};
