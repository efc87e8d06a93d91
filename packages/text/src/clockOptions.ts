/** Options of `Intl.DateTimeFormat` for hours and minutes. */
export interface ClockOptions {
  hour: 'numeric' | '2-digit';
  minute: '2-digit';
}

const minute = '2-digit';
const cache = new Map<string, ClockOptions>();

/**
 * Options for hours and minutes as a language writes them: “8:00” in Spanish, “08:00” in French, “8:00 AM” in English.
 * `Intl` pads the hour of a range or a `timeStyle` by the rule of the language, but not that of `hour: 'numeric'`.
 *
 * @param tag BCP 47 tag of the language of dates.
 */
export function clockOptions(tag: string): ClockOptions {
  const cached = cache.get(tag);
  if (cached) return cached;
  const parts = new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone: 'UTC' }).formatToParts(
    8 * 3_600_000,
  );
  const isPadded = parts.some(({ type, value }) => type === 'hour' && value.length === 2);
  const options: ClockOptions = { hour: isPadded ? '2-digit' : 'numeric', minute };
  cache.set(tag, options);
  return options;
}
