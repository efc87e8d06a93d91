const styles = ['long', 'short', 'narrow'] as const;
const hour = 3_600_000;
/* Every month, weekday and part of the day. */
const moments = Array.from({ length: 24 }, (_, at) => Date.UTC(2026, at % 12, 1 + at, at));
const fields = ['year', 'month', 'day', 'hour', 'minute', 'dayPeriod'] as const;
const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'millisecond', 'second', 'minute', 'hour', 'day'];

function formatDates(tag: string): string[] {
  const options = styles.flatMap((style): Intl.DateTimeFormatOptions[] => [
    { month: style },
    { weekday: style },
    { weekday: style, day: 'numeric', month: style, year: 'numeric', hour: 'numeric', minute: 'numeric' },
    { hour: 'numeric', dayPeriod: style },
  ]);
  return options.flatMap((option) => {
    const format = new Intl.DateTimeFormat(tag, { ...option, timeZone: 'UTC' });
    return moments.flatMap((moment) => [
      format.format(moment),
      format.formatRange(moment, moment + 900 * hour),
    ]);
  });
}

const formatZones = (tag: string): string[] =>
  (['long', 'short', 'longGeneric', 'shortGeneric'] as const).flatMap((timeZoneName) =>
    moments.map((moment) =>
      new Intl.DateTimeFormat(tag, { timeZoneName, timeZone: 'America/Santiago' }).format(moment),
    ),
  );

const formatUnits = (tag: string): string[] =>
  units.flatMap((unit) =>
    styles.flatMap((unitDisplay) => {
      const format = new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay });
      return [0, 1, 2, 3, 11, 100].map((value) => format.format(value));
    }),
  );

/** Returns texts with all words that Intl writes in the app in a language: those of dates, numbers and lists. */
export const read = ({ date, number }: { date: string; number: string }): string[] => [
  ...formatDates(date),
  ...formatZones(date),
  ...[-1, 0, 1].map((days) => new Intl.RelativeTimeFormat(date, { numeric: 'auto' }).format(days, 'day')),
  // The names of the parts of a date that is typed.
  ...fields.map((field) => new Intl.DisplayNames(date, { type: 'dateTimeField' }).of(field)!),
  ...formatUnits(number),
  new Intl.ListFormat(number).format(['1', '2', '3']),
];
