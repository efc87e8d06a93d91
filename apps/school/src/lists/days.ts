/** A range of days, both ends included, as `YYYY-MM-DD`. */
export type Days = { from: string; to: string };

const oneDay = 86_400_000;

/** Whether the days are in order and within a maximum. */
export const areInOrder = ({ from, to }: Days, most = Infinity): boolean => {
  const days = (Date.parse(to) - Date.parse(from)) / oneDay + 1;
  return days >= 1 && days <= most;
};
