import { useSyncExternalStore, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useLocale } from '../../root/UiContext.ts';
import { formatExact, formatRelative } from './formatTime.ts';
import { minuteNow, onMinute } from './minuteClock.ts';

/** `relative`: "2 hours ago", for a week, then the date; `date`: day, month, year; `dateTime`: with hour and minute. */
export type TimeFormat = 'relative' | 'date' | 'dateTime';

/** Props of {@link Time}; those of `<time>` besides. */
export interface TimeProps extends Omit<ComponentPropsWithRef<'time'>, 'children' | 'dateTime'> {
  /** An instant: ISO 8601 with zone, or a `Date`. */
  value: string | Date;
  /** IANA name of the zone that the date is told in. @default the reader's own */
  timeZone?: string;
  /** @default 'dateTime' */
  format?: TimeFormat;
}

interface Told {
  instant: Date;
  locale: string;
  timeZone: string | undefined;
}

const Relative = ({ instant, locale, timeZone }: Told): ReactNode => {
  const now = useSyncExternalStore(onMinute, minuteNow, minuteNow);
  return formatRelative(instant, now, locale, timeZone);
};

/** A moment in the reader's language; the exact one, with the zone, in its tooltip. Renders a `<time>`. */
export const Time = ({ value, timeZone, format = 'dateTime', ...rest }: TimeProps): ReactNode => {
  const locale = useLocale();
  const instant = typeof value === 'string' ? new Date(value) : value;
  if (Number.isNaN(instant.getTime())) return null;
  return (
    <time
      dateTime={instant.toISOString()}
      title={format === 'relative' ? formatExact(instant, 'dateTime', locale, timeZone) : undefined}
      suppressHydrationWarning
      {...rest}
    >
      {format === 'relative' ? (
        <Relative instant={instant} locale={locale} timeZone={timeZone} />
      ) : (
        formatExact(instant, format, locale, timeZone)
      )}
    </time>
  );
};
Time.displayName = 'Time';
