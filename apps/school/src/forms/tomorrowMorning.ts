import { fromDate, getLocalTimeZone } from '@internationalized/date';
import { supportedZone } from '@school/text';

/**
 * Returns 8:00 of the next day in a time zone, with its offset: `2026-11-24T08:00:00-03:00`. After a clock change that
 * skips 8:00, the first time after it.
 */
export function tomorrowMorning(now: Date, zone: string): string {
  const timeZone = supportedZone(zone) ?? getLocalTimeZone();
  const midnight = { hour: 0, minute: 0, second: 0, millisecond: 0 };
  const morning = fromDate(now, timeZone).set(midnight).add({ days: 1 }).set({ hour: 8 });
  const [instant] = morning.toString().split('[');
  return instant!;
}
