import { clockOptions } from '@school/text';
import { useIntl } from 'react-intl';
import { useCollege } from '../../../data/DataRoot.tsx';

/** Returns a formatter of times of day with seconds, in the school's time zone. */
export function useSchoolClockTime(): (time: Date | string) => string {
  const { formatTime, locale } = useIntl();
  const timeZone = useCollege()?.setting.timezone;
  return (time) =>
    formatTime(time, {
      ...clockOptions(locale),
      second: '2-digit',
      ...(timeZone && { timeZone }),
    });
}
