import {
  GregorianCalendar,
  IslamicCivilCalendar,
  IslamicUmalquraCalendar,
  PersianCalendar,
  type Calendar,
  type CalendarIdentifier,
} from '@internationalized/date';

const calendars: Partial<Record<CalendarIdentifier, () => Calendar>> = {
  persian: () => new PersianCalendar(),
  'islamic-umalqura': () => new IslamicUmalquraCalendar(),
  'islamic-civil': () => new IslamicCivilCalendar(),
};

/** Returns the calendar of a language tag; Gregorian for calendars that are not supported. */
export const createCalendar = (name: CalendarIdentifier): Calendar =>
  calendars[name]?.() ?? new GregorianCalendar();

/** The calendar named in a tag, such as `fa-u-ca-persian`. */
export const createCalendarForTag = (tag: string): Calendar =>
  createCalendar((new Intl.Locale(tag).calendar ?? 'gregory') as CalendarIdentifier);
