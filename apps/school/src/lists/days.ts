/** A range of days, both ends included, as `YYYY-MM-DD`. */
export type Days = { from: string; to: string };

const oneDay = 86_400_000;

/** Returns the day of an instant in a time zone, as `YYYY-MM-DD`. */
export const dayAt = (time: Date, timeZone: string | undefined): string =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(time);

/** Adds days to a day. */
export const daysAfter = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * oneDay).toISOString().slice(0, 10);

/** Whether the days are in order and within a maximum. */
export const areInOrder = ({ from, to }: Days, most = Infinity): boolean => {
  const days = (Date.parse(to) - Date.parse(from)) / oneDay + 1;
  return days >= 1 && days <= most;
};
