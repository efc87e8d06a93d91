import type { Event } from '@school/domain';
import { clockOptions, supportedZone } from '@school/text';
import { dateTag } from '@school/ui';

const day = { weekday: 'long', day: 'numeric', month: 'long' } as const;

/**
 * Formats the time of an event. Omits the current year, and writes the year once if both ends are in the same one.
 *
 * @param now Determines the current year.
 */
export function whenText(
  { start, end, all_day: allDay, timezone: zone }: Pick<Event, 'start' | 'end' | 'all_day' | 'timezone'>,
  locale: string,
  now: Date,
): string {
  const [from, to] = [new Date(start), new Date(end)];
  const tag = dateTag(locale);
  const timezone = supportedZone(zone);
  const timeZone = allDay ? 'UTC' : timezone;
  const format = (year: boolean) =>
    new Intl.DateTimeFormat(tag, {
      ...day,
      ...(year && { year: 'numeric' }),
      ...(!allDay && clockOptions(tag)),
      timeZone,
    });
  const formatYear = (at: Date, timeZone: string | undefined) =>
    new Intl.DateTimeFormat('en-CA-u-ca-iso8601-nu-latn', { year: 'numeric', timeZone }).format(at);
  const [first, last] = [formatYear(from, timeZone), formatYear(to, timeZone)];
  const whole = format(true);
  if (first !== last) return whole.formatRange(from, to);
  if (first === formatYear(now, timezone)) return format(false).formatRange(from, to);
  const parts = whole.formatRangeToParts(from, to);
  if (parts.filter(({ type }) => type === 'year').length < 2) return parts.map(({ value }) => value).join('');
  // With times, locales format both dates in full: the year then keeps its position within a single date.
  const between = parts.find(({ type, source }) => type === 'literal' && source === 'shared')?.value ?? ' – ';
  const order = whole.formatToParts(from).map(({ type }) => type);
  const yearFirst = order.indexOf('year') < order.indexOf('day');
  return `${format(yearFirst).format(from)}${between}${format(!yearFirst).format(to)}`;
}
