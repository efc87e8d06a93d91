import { addDays, asDate } from '../Agenda/events.ts';

/** Year and month of a day. */
export const getMonth = (day: string): string => day.slice(0, 7);

/** The first day of the week of a day. */
export const getWeekStart = (day: string, weekStart: number): string =>
  addDays(day, -((asDate(day).getUTCDay() - weekStart + 7) % 7));

/** The seven days from a first. */
export const sevenFrom = (first: string): string[] =>
  [0, 1, 2, 3, 4, 5, 6].map((count) => addDays(first, count));

/** The weeks that a month touches. */
export const getWeeks = (day: string, weekStart: number): string[][] => {
  const weeks: string[][] = [];
  let first = getWeekStart(`${getMonth(day)}-01`, weekStart);
  do {
    weeks.push(sevenFrom(first));
    first = addDays(first, 7);
  } while (getMonth(first) === getMonth(day));
  return weeks;
};

const lastOfMonth = (day: string): string => addDays(addMonths(`${getMonth(day)}-01`, 1), -1);

/* The same day of another month, or its last where it is shorter. */
const addMonths = (day: string, count: number): string => {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month - 1 + count + 1, 0));
  const target = new Date(
    Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(date, last.getUTCDate())),
  );
  return target.toISOString().slice(0, 10);
};

interface MoveOptions {
  /** 1 where the line runs to the right, -1 where to the left. */
  forward: number;
  weekStart: number;
  shift?: boolean;
  /** Home and End go over the whole month, not the week. */
  byYear?: boolean;
}

/** The day a key leads to, after the ARIA pattern of a calendar's grid; nothing for other keys. */
export const moveDay = (
  day: string,
  key: string,
  { forward, weekStart, shift, byYear }: MoveOptions,
): string | undefined => {
  switch (key) {
    case 'ArrowRight':
      return addDays(day, forward);
    case 'ArrowLeft':
      return addDays(day, -forward);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'Home':
      return byYear ? `${getMonth(day)}-01` : getWeekStart(day, weekStart);
    case 'End':
      return byYear ? lastOfMonth(day) : addDays(getWeekStart(day, weekStart), 6);
    case 'PageDown':
      return addMonths(day, shift ? 12 : 1);
    case 'PageUp':
      return addMonths(day, shift ? -12 : -1);
    default:
      return undefined;
  }
};
