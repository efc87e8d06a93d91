import { useSyncExternalStore } from 'react';
import { toWallClock } from '../components/Agenda/events.ts';
import { minuteNow, onMinute } from '../components/Time/minuteClock.ts';

/**
 * Returns the present day and minute of a time zone; updates every minute. Empty on a server: its day may be another.
 */
export const useNow = (timeZone: string): { day: string; minute: number } | undefined => {
  const now = useSyncExternalStore(onMinute, minuteNow, () => 0);
  return now === 0 ? undefined : toWallClock(now, timeZone);
};
