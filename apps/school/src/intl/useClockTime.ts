import { useIntl } from 'react-intl';

/** Returns a formatter of times of day, `HH:MM` of 24 hours, in the reader's language. */
export function useClockTime(): (time: string) => string {
  const { locale } = useIntl();
  // CLDR uses 12-hour times for Chile; schools there use 24 hours, and so does the kit.
  const format = new Intl.DateTimeFormat(locale === 'es-CL' ? 'es' : locale, {
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  // A closing time of 24:00 is midnight at the end of the day.
  return (time) => format.format(new Date(`2020-01-01T${time === '24:00' ? '00:00' : time}:00Z`));
}
