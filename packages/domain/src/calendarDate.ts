/** Whether a text is a day that exists, as `YYYY-MM-DD` from the year 1900 on. */
export function isCalendarDate(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (!year || Number(year) < 1900) return false;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
}

const timestamp =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

/** Whether a text is an ISO 8601 time with its offset, as the contract requires. */
export function isTimestamp(text: string): boolean {
  const [, date] = timestamp.exec(text) ?? [];
  return date !== undefined && isCalendarDate(date);
}
