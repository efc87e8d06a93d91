/** The row of all-day events, above the hours. */
export const allDayRow = -1;

export const formatHour = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

export const clampHour = (hour: number, min: number, max: number): number =>
  Number.isFinite(hour) ? Math.min(max, Math.max(min, Math.trunc(hour))) : min;

/** The row of the focused cell: the last focused one if it is visible, at first 8 o'clock. */
export const getFocusedHour = (hour: number, hours: readonly number[]): number => {
  if (Number.isNaN(hour)) return Math.max(hours[0]!, 8);
  return Math.min(hours.at(-1)!, Math.max(hour, hour === allDayRow ? allDayRow : hours[0]!));
};
