import type { OpeningHours } from '@school/domain';
import { supportedZone } from '@school/text';
import { useIntl } from 'react-intl';
import { useClockTime } from '../../intl/useClockTime.ts';
import { useScreenServices } from '../../screen/ScreenRoot.tsx';

const shortNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** @returns The weekday of an instant in a time zone; 0 is Sunday. */
export const weekdayIn = (zone: string, at: Date): number =>
  shortNames.indexOf(
    new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: supportedZone(zone) }).format(at),
  );

/** Formats opening hours. */
export type HoursText = {
  /** Today's hours in the place's time zone; empty if it is closed. */
  today(place: { hours: readonly OpeningHours[]; timezone: string }): string;
  /** The hours of the week, day by day. */
  week(hours: readonly OpeningHours[]): string;
};

/** Returns formatters of opening hours in the reader's language. */
export function useHoursText(): HoursText {
  const { clock } = useScreenServices();
  const { formatDate, formatList } = useIntl();
  const time = useClockTime();
  const of = (hours: readonly OpeningHours[], day: number) =>
    formatList(
      hours
        .filter(({ weekday, opens, closes }) => weekday === day && opens !== '' && closes !== '')
        .map(({ opens, closes }) => `${time(opens)}–${time(closes)}`),
    );
  return {
    today: ({ hours, timezone }) => of(hours, weekdayIn(timezone, clock())),
    week: (hours) =>
      [1, 2, 3, 4, 5, 6, 0]
        .flatMap((day) => {
          const open = of(hours, day);
          // 4 January 1970 was a Sunday.
          const name = formatDate(new Date(Date.UTC(1970, 0, 4 + day)), { weekday: 'long', timeZone: 'UTC' });
          return open ? [`${name} ${open}`] : [];
        })
        .join(' · '),
  };
}
