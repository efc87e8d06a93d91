import { useSyncExternalStore, type ComponentPropsWithRef, type ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { useClientValue } from '../../internal/useClientValue.ts';
import { useUiContext } from '../../root/UiContext.ts';
import * as css from './Time.css.ts';
import { formatCompact, formatExact, formatLasting, formatRelative, type Moment } from './formatTime.ts';
import { minuteNow, onMinute } from './minuteClock.ts';

/**
 * `relative`: "today, 8:00", "yesterday, 17:30", then "10 Sept, 8:00", with the year where it isn't the present one;
 * `date`: day, month, year; `dateTime`: with hour and minute; `time`: hour and minute, where the day is written nearby.
 * `compact`: for narrow columns, "8:00", "yesterday", "Tue", then "10 Sept", with the year where it isn't the present one.
 */
export type TimeFormat = 'relative' | 'compact' | 'date' | 'dateTime' | 'time';

/** Props of {@link Time}, plus the attributes of `<time>`. */
export interface TimeProps extends Omit<ComponentPropsWithRef<'time'>, 'children' | 'dateTime'> {
  /** An instant: ISO 8601 with zone, or a `Date`. Or a day, `YYYY-MM-DD`: it has no hour and is the same in all zones. */
  value: string | Date;
  /**
   * IANA name of the time zone of the date.
   * @default that of `UiRoot`, else the user's; until a page rendered on a server is hydrated, UTC
   */
  timeZone?: string;
  /**
   * The format. In print `relative` and `compact` are the whole date. A server doesn't know the user's present day: both
   * are exact until hydration.
   * @default 'dateTime'
   */
  format?: TimeFormat;
}

/* A page from a server is hydrated with what the server could know, and then written again with what the browser knows. */
const getEmptyTimeZone = () => '';
const universal = () => 'UTC';
const unknown = () => 0;

interface RelativeProps {
  moment: Moment;
  locale: string;
  format: typeof formatRelative;
}

const Relative = ({ moment, locale, format }: RelativeProps): ReactNode => {
  const now = useSyncExternalStore(onMinute, minuteNow, unknown);
  return (
    <span suppressHydrationWarning className={css.relative}>
      {now === 0 ? formatExact(moment, 'dateTime', locale) : format(moment, now, locale)}
    </span>
  );
};

const isDay = (value: string | Date): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

/**
 * A date and time in the user's language and a time zone, with a 24-hour or 12-hour clock as the language uses.
 * Renders a `<time>` with the exact instant as `datetime`; nothing for an invalid date.
 */
export const Time = ({ value, timeZone, format = 'dateTime', className, ...rest }: TimeProps): ReactNode => {
  const { locale, timeZone: pages } = useUiContext('Time');
  const readers = useClientValue(getEmptyTimeZone, universal);
  const instant = typeof value === 'string' ? new Date(value) : (value ?? new Date(NaN));
  if (Number.isNaN(instant.getTime())) return null;
  const wholeDay = isDay(value);
  const isRelative = format === 'relative' || format === 'compact';
  const moment = { instant, timeZone: timeZone || pages || readers, wholeDay };
  return (
    <time
      dateTime={wholeDay ? value : instant.toISOString()}
      suppressHydrationWarning
      data-lasting={isRelative ? formatLasting(moment, locale) : undefined}
      {...rest}
      className={cx(css.root, isRelative && css.lasting, className)}
    >
      {isRelative ? (
        <Relative
          moment={moment}
          locale={locale}
          format={format === 'compact' ? formatCompact : formatRelative}
        />
      ) : (
        formatExact(moment, format, locale)
      )}
    </time>
  );
};
