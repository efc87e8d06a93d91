import { clockOptions } from '@school/text';
import { useIntl } from 'react-intl';
import { useCollege } from '../data/DataRoot.tsx';

/** Returns a formatter of times of day in the school's time zone, for sentences. */
export function useMinuteTime(): (time: Date | string) => string {
  const { formatTime, locale } = useIntl();
  const timeZone = useCollege()?.setting.timezone;
  return (time) => formatTime(time, { ...clockOptions(locale), ...(timeZone && { timeZone }) });
}
