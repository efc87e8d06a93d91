/** Whether the runtime knows the time zone; an offset such as `+03:00` is not one. */
export function isZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format(0).length > 0;
  } catch {
    return false;
  }
}
