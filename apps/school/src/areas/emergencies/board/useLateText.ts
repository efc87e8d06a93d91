import { useIntl } from 'react-intl';
import { useCollege } from '../../../data/DataRoot.tsx';
import { toLocalDay } from '../../../intl/localTime.ts';
import { useMinuteTime } from '../../../intl/useMinuteTime.ts';
import { useText } from '../../../intl/useText.ts';

/**
 * Returns a function that says when an answer was received after the end; null for one that was received before it.
 * @param closedAt The end: an answer of a later day has its date too.
 */
export function useLateText(closedAt: string | null): (receivedAt: string | null) => string | null {
  const t = useText();
  const { formatDate } = useIntl();
  const minuteTime = useMinuteTime();
  const timeZone = useCollege()?.setting.timezone;
  const dated = (time: string) =>
    formatDate(time, { dateStyle: 'medium', timeStyle: 'short', ...(timeZone && { timeZone }) });
  return (receivedAt) => {
    if (receivedAt === null) return null;
    const isSameDay = toLocalDay(receivedAt, timeZone) === toLocalDay(closedAt ?? receivedAt, timeZone);
    return t('board.late', { time: isSameDay ? minuteTime(receivedAt) : dated(receivedAt) });
  };
}
