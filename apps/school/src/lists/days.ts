/** Days from one to another, both included, as `YYYY-MM-DD`. */
export type Days = { from: string; to: string };

const oneDay = 86_400_000;

/** `YYYY-MM-DD` of an instant at a place. */
export const dayAt = (time: Date, timeZone: string | undefined): string =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(time);

/** A day so many days later. */
export const daysAfter = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * oneDay).toISOString().slice(0, 10);

/** Whether the first is not after the last, and they are no more than so many. */
export const areInOrder = ({ from, to }: Days, most = Infinity): boolean => {
  const days = (Date.parse(to) - Date.parse(from)) / oneDay + 1;
  return days >= 1 && days <= most;
};
