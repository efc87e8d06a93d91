import { isCalendarDate } from '@school/domain';
import { dayAfter, localDay } from '../../calendar/zone.ts';
import { invalid } from '../../httpError.ts';

/** The longest time for confirmations, in days. */
const mostDays = 366;

const reject = (message: string) => invalid({ confirm_by: [message] });

/** The publication that a last day for confirmations belongs to. */
export interface Publication {
  zone: string;
  now: Date;
  /** When it is published; null for a draft, whose day may still change. */
  at: Date | null;
  /** The day that was already published, which may have passed. */
  published?: string | null;
}

/**
 * Checks the last day for confirmations.
 * @returns the day; null when no confirmation is requested.
 * @throws HttpError 422 for a day that does not exist, is before the publication or too far after it.
 */
export function confirmByFrom(
  { confirm_by: day }: { confirm_by?: string | null },
  { zone, now, at, published }: Publication,
): string | null {
  if (!day) return null;
  if (!isCalendarDate(day)) throw reject('The confirm by field must be a valid day.');
  if (at === null || day === published) return day;
  const first = localDay(zone, at > now ? at : now);
  if (day < first) throw reject('The confirm by field must not be before the day of publication.');
  if (day > dayAfter(first, mostDays))
    throw reject(`The confirm by field must be at most ${mostDays} days after the day of publication.`);
  return day;
}
