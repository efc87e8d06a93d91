import {
  type Audience,
  completeAudience,
  type EventWrite,
  fold,
  isCalendarDate,
  isTimestamp,
} from '@school/domain';
import { dayAfter, daysBetween, startOfDay, zoneNamed } from '../../calendar/zone.ts';
import type { Row } from '../../database/schema.ts';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';
import { type FieldErrors, invalid } from '../../httpError.ts';
import { validateAudience } from '../audiences/audiences.queries.ts';
import { zoneOfCollege, zoneOfPlace } from './events.queries.ts';

/** The columns that follow from a person's input. */
export type WrittenEvent = Omit<
  Row<'events'>,
  'college_id' | 'id' | 'author_id' | 'version' | 'created_at' | 'updated_at'
>;

/** The maximum length of an event in days; range queries rely on it to search by the start only. */
export const longestEvent = 366;

const dayLength = 86_400_000;
const earliest = Date.UTC(1900, 0, 2);
const latest = Date.UTC(2200, 0, 1);

type Times = Pick<WrittenEvent, 'starts_at' | 'ends_at' | 'first_day' | 'last_day'>;

const wrong = (field: string, sentence: string) => invalid({ [field]: [sentence] });

function timed({ start, end }: EventWrite): Times {
  for (const [field, text] of Object.entries({ start, end })) {
    const time = Date.parse(text);
    if (!isTimestamp(text) || time < earliest || time >= latest)
      throw wrong(field, `The ${field} field must be a valid time with offset.`);
  }
  // Calendar programs support whole seconds only.
  const [starts_at, ends_at] = [start, end].map(
    (text) => new Date(Math.floor(Date.parse(text) / 1000) * 1000),
  ) as [Date, Date];
  if (ends_at <= starts_at) throw wrong('end', 'The end must come after the start.');
  if (ends_at.getTime() - starts_at.getTime() > longestEvent * dayLength)
    throw wrong('end', `An event is at most ${longestEvent} days long.`);
  return { starts_at, ends_at, first_day: null, last_day: null };
}

function allDay({ start: first_day, end: last_day }: EventWrite, zone: string): Times {
  for (const [field, text] of Object.entries({ start: first_day, end: last_day }))
    if (!isCalendarDate(text) || text <= '1900-01-01' || text >= '2199-12-31')
      throw wrong(field, `The ${field} field must be a valid date.`);
  if (last_day < first_day) throw wrong('end', 'The end must not come before the start.');
  if (daysBetween(first_day, last_day) >= longestEvent)
    throw wrong('end', `An event is at most ${longestEvent} days long.`);
  return {
    first_day,
    last_day,
    starts_at: startOfDay(zone, first_day),
    ends_at: startOfDay(zone, dayAfter(last_day)),
  };
}

/**
 * Checks what the contract's schema cannot express, and derives time zone, instants and search text.
 * @param stored The stored audience.
 * @throws HttpError 422
 */
export async function toWrittenEvent(
  tx: CollegeTransaction,
  input: EventWrite,
  stored?: Audience,
): Promise<WrittenEvent> {
  const place_id = input.place_id ?? null;
  const validation = await validateAudience(tx, completeAudience(input.audience), {
    stored,
    also: { college: zoneOfCollege, place: zoneOfPlace(place_id) },
  });
  const { audience, also: zones } = validation;
  const timezone = zoneNamed(input.timezone ?? zones.place ?? zones.college);
  const errors: FieldErrors = {
    ...validation.errors,
    ...(place_id && !zones.place ? { place_id: ['The selected place is unknown.'] } : {}),
    ...(timezone ? {} : { timezone: ['There is no such time zone.'] }),
  };
  if (!timezone || Object.keys(errors).length > 0) throw invalid(errors);
  const name = input.name.trim();
  const description = input.description?.replaceAll(/\r\n?/g, '\n').trim() || null;
  const address = input.address?.trim() || null;
  return {
    name,
    description,
    place_id,
    address,
    ...(input.all_day ? allDay(input, timezone) : timed(input)),
    timezone,
    status: input.status ?? 'confirmed',
    audience,
    search_text: fold([name, description, address].filter(Boolean).join(' ')),
    sync_enabled: input.sync?.enabled ?? false,
  };
}

/** A range of days, both included. */
export interface Days {
  from: string;
  to: string;
}

/**
 * Completes and checks a range of days.
 * @throws HttpError 422 for invalid days, a wrong order, or too many days.
 */
export function toDays(given: Partial<Days>, today: string): Days {
  for (const [field, text] of Object.entries(given))
    if (text !== undefined && (!isCalendarDate(text) || text <= '1900-01-01' || text >= '2199-01-01'))
      throw wrong(field, `The ${field} field must be a valid date.`);
  const from = given.from ?? (given.to ? dayAfter(given.to, -30) : today);
  const to = given.to ?? dayAfter(from, 30);
  if (to < from) throw wrong('to', 'The range must not end before it begins.');
  if (daysBetween(from, to) >= longestEvent)
    throw wrong('to', `A range can have at most ${longestEvent} days.`);
  return { from, to };
}
