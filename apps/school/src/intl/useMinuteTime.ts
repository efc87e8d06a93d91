import { useIntl } from 'react-intl';
import { useCollege } from '../data/DataRoot.tsx';

/** Returns a formatter of times of day in the school's time zone, for sentences. */
export function useMinuteTime(): (time: Date | string) => string {
  const { formatTime } = useIntl();
  const timeZone = useCollege()?.setting.timezone;
  return (time) => formatTime(time, { hour: 'numeric', minute: '2-digit', ...(timeZone && { timeZone }) });
}
