import { asDate, eventsOn, type ZonedEvent } from '../Agenda/events.ts';

/** A visible day of the week, with its names in the user's language. */
export interface WeekDay {
  day: string;
  figure: string;
  long: string;
  short: string;
  /** Weekday, day and month, for screen readers. */
  accessibleLabel: string;
  today: boolean;
  /** The number of its events. */
  count: number;
  holiday: string | undefined;
}

interface Named {
  week: readonly string[];
  locale: string;
  /** The locale's tag of dates. */
  tag: string;
  today: string | undefined;
  zonedEvents: readonly ZonedEvent[];
  holidays: Readonly<Record<string, string>> | undefined;
}

/** The days of a week, named. */
export const describeDays = ({ week, locale, tag, today, zonedEvents, holidays }: Named): WeekDay[] => {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' });
  const long = format({ weekday: 'long' });
  // The locale's letters: with the tag of dates, Wednesday would be the X of Spain in Chile.
  const narrow = new Intl.DateTimeFormat(locale, { weekday: 'narrow', timeZone: 'UTC' });
  const accessibleFormat = format({ weekday: 'long', day: 'numeric', month: 'long' });
  const figure = format({ day: 'numeric' });
  return week.map((day) => {
    const date = asDate(day);
    return {
      day,
      figure: figure.formatToParts(date).find(({ type }) => type === 'day')?.value ?? '',
      long: long.format(date),
      short: narrow.format(date),
      accessibleLabel: accessibleFormat.format(date),
      today: day === today,
      count: eventsOn(zonedEvents, day).length,
      holiday: holidays?.[day],
    };
  });
};
