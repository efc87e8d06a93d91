import { countCharacters } from '@school/text';
import { boolean, mixed, object, string } from 'yup';
import { calendarFeedWriteLimits, eventWriteLimits } from '../generated/limits.ts';
import { isCalendarDate, isTimestamp } from '../calendarDate.ts';
import type { EventStatus } from '../generated/types.gen.ts';
import { audienceFields, ids, isIdOrNothing } from './audience.ts';
import { line, requiredLine } from './text.ts';
import { message } from './validateWith.ts';

const maxDays = 366;
const dayLength = 86_400_000;

interface Times {
  start?: unknown;
  end?: unknown;
  all_day?: unknown;
}

const isRight = (text: unknown, allDay: unknown): text is string =>
  typeof text === 'string' &&
  (allDay === true ? isCalendarDate(text) : isTimestamp(text) && text.length <= eventWriteLimits.start);

const moment = () =>
  string()
    .trim()
    .required(message('validation.date.required'))
    .test('moment', message('validation.date.format'), (text, { parent }) =>
      isRight(text, (parent as Times).all_day),
    );

/** How long, in milliseconds; an all-day event has its last day too. Undefined until both ends are right. */
function lengthOfEvent({ start, end, all_day }: Times): number | undefined {
  if (!isRight(start, all_day) || !isRight(end, all_day)) return undefined;
  return Date.parse(end) - Date.parse(start) + (all_day === true ? dayLength : 0);
}

const descriptionControl = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/u;

const description = () =>
  string()
    .nullable()
    .trim()
    .test(
      'max',
      message('validation.tooLong', { max: eventWriteLimits.description }),
      (text) => countCharacters(text ?? '') <= eventWriteLimits.description,
    )
    .test('characters', message('validation.characters'), (text) => !descriptionControl.test(text ?? ''));

/** An event, to be created or changed: `start` and `end` are days when `all_day`, else times with their offset. */
export const eventWrite = object({
  name: requiredLine(eventWriteLimits.name, message('validation.required')),
  description: description(),
  place_id: string()
    .nullable()
    .test('id', message('validation.required'), isIdOrNothing)
    .transform((text: string | null) => text || null),
  address: line(eventWriteLimits.address).nullable(),
  start: moment(),
  end: moment()
    .test(
      'after',
      message('validation.end.after'),
      (_, { parent }) => (lengthOfEvent(parent as Times) ?? 1) > 0,
    )
    .test(
      'long',
      message('validation.event.long', { max: maxDays }),
      (_, { parent }) => (lengthOfEvent(parent as Times) ?? 0) <= maxDays * dayLength,
    ),
  all_day: boolean().strict().required(message('validation.required')),
  timezone: string().test(
    'zone',
    message('validation.required'),
    (text) => text === undefined || (text.length <= 64 && /^[A-Za-z][A-Za-z0-9_/+-]+$/.test(text)),
  ),
  status: mixed<EventStatus>().oneOf(['tentative', 'confirmed', 'cancelled'], message('validation.required')),
  audience: object(audienceFields).required(message('validation.required')),
  sync: object({ enabled: boolean().strict().required(message('validation.required')) }).default(undefined),
});

/** A feed address for a calendar program, narrowed to places, grades or courses. */
export const calendarFeedWrite = object({
  name: requiredLine(
    calendarFeedWriteLimits.name,
    message('validation.required'),
    message('validation.tooLong', { max: calendarFeedWriteLimits.name }),
  ),
  place_ids: ids(),
  grade_ids: ids(),
  course_ids: ids(),
});
