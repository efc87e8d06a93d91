import { useIntl } from 'react-intl';
import { useCollege } from '../../../data/DataRoot.tsx';

/** Returns a formatter of times of day with seconds, in the school's time zone. */
export function useSchoolClockTime(): (time: Date | string) => string {
  const { formatTime } = useIntl();
  const timeZone = useCollege()?.setting.timezone;
  return (time) =>
    formatTime(time, {
      hour: 'numeric',
      minute: '2-digit',
      second: '2-digit',
      ...(timeZone && { timeZone }),
    });
}
