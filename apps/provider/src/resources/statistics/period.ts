import { sql } from 'kysely';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';
import { invalid } from '../../httpError.ts';
import { isZone } from '../zones.ts';

/** A range of days in a time zone. */
export interface Period {
  from: string;
  to: string;
  timezone: string;
  /** The same range as instants, without the end. Not always a whole number of 24 hours. */
  start: Date;
  end: Date;
  days: number;
}

interface PeriodQuery {
  from?: string;
  to?: string;
  timezone?: string;
}

const longest = 400;
const week = 7;
const oneDay = 86_400_000;

const isDay = (text: string) => {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

/** Returns the date of an instant in a time zone, as `YYYY-MM-DD`. */
const dayAt = (time: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(time);

const daysBefore = (day: string, count: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - count * oneDay).toISOString().slice(0, 10);

/**
 * Returns the requested days, the last seven by default, in the requested time zone or the college's.
 * @throws HttpError 422
 */
export async function readPeriod(tx: CollegeTransaction, query: PeriodQuery, now: Date): Promise<Period> {
  const given = query.timezone;
  if (given !== undefined && !isZone(given))
    throw invalid({ timezone: ['The timezone field must be a valid timezone.'] });
  const timezone =
    given ?? (await tx.selectFrom('colleges').select('timezone').executeTakeFirstOrThrow()).timezone;
  for (const field of ['from', 'to'] as const)
    if (query[field] !== undefined && !isDay(query[field]))
      throw invalid({ [field]: [`The ${field} field must be a valid date.`] });
  const to = query.to ?? dayAt(now, timezone);
  const from = query.from ?? daysBefore(to, week - 1);
  const days = Math.round((Date.parse(to) - Date.parse(from)) / oneDay) + 1;
  if (days < 1) throw invalid({ to: ['The to field must be a date after or equal to from.'] });
  if (days > longest) throw invalid({ to: [`At most ${longest} days can be counted at once.`] });
  // A day starts at its first local time: where midnight is skipped, PostgreSQL takes the next hour.
  const { rows } = await sql<{ start: Date; end: Date }>`
    select (${from}::date)::timestamp at time zone ${timezone} as start,
      (${to}::date + 1)::timestamp at time zone ${timezone} as end`.execute(tx);
  return { from, to, timezone, days, ...rows[0]! };
}
