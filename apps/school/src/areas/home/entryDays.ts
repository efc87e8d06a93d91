import type { EntryStatistic } from '@school/domain';
import { addDays } from '../../intl/localTime.ts';

type Cells = EntryStatistic['cells'];

const dayLength = 86_400_000;
const toTime = (day: string) => Date.parse(`${day}T00:00:00Z`);
const toWeekday = (day: string) => new Date(toTime(day)).getUTCDay();

/** Returns the visits per day. The cells have weekdays, so only a period of at most seven days is unambiguous. */
export function dailyEntries(cells: Cells, { from, to }: { from: string; to: string }): number[] {
  const count = Math.min(7, Math.round((toTime(to) - toTime(from)) / dayLength) + 1);
  return Array.from({ length: count }, (_, at) => {
    const weekday = toWeekday(addDays(to, at + 1 - count));
    return cells.filter((cell) => cell.weekday === weekday).reduce((sum, cell) => sum + cell.entries, 0);
  });
}

/** Returns the hour of a day with the most visits, the earliest of equals; undefined without visits. */
export function peakHour(cells: Cells, day: string): number | undefined {
  const ofDay = cells.filter(({ weekday, entries }) => weekday === toWeekday(day) && entries > 0);
  const most = Math.max(...ofDay.map(({ entries }) => entries));
  const hours = ofDay.filter(({ entries }) => entries === most).map(({ hour }) => hour);
  return hours.length > 0 ? Math.min(...hours) : undefined;
}
