import { useIntl } from 'react-intl';
import { useCollege } from '../../data/DataRoot.tsx';
import { toLocalDay } from '../../intl/localTime.ts';
import { useScreenServices } from '../../screen/ScreenRoot.tsx';

/** Returns functions about the last day of a confirmation, in the school's time zone. */
export function useDay(): {
  format(day: string): string;
  /** Whether the day has passed. */
  isPast(day: string): boolean;
} {
  const { formatDate } = useIntl();
  const { clock } = useScreenServices();
  const timeZone = useCollege()?.setting.timezone;
  return {
    format: (day) => formatDate(`${day}T00:00:00Z`, { dateStyle: 'long', timeZone: 'UTC' }),
    isPast: (day) => day < toLocalDay(clock(), timeZone),
  };
}
