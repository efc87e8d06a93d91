import { useIntl } from 'react-intl';
import { useCollege } from '../../../data/DataRoot.tsx';

/** Returns a formatter of dates with the time to the second, in the school's time zone. */
export function useReportTime(): (time: Date | string) => string {
  const { formatDate } = useIntl();
  const timeZone = useCollege()?.setting.timezone;
  return (time) =>
    formatDate(time, { dateStyle: 'medium', timeStyle: 'medium', ...(timeZone && { timeZone }) });
}
