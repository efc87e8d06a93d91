import type { InputOf } from '@school/domain';
import { dayAfter, startOfDay } from '../../calendar/zone.ts';
import { type FieldErrors, invalid } from '../../httpError.ts';
import { isDay } from '../audit/audit.rules.ts';

/**
 * Returns the times of the days of an export, in the college's time zone.
 * @throws HttpError 422 for a day that doesn't exist, an end before the start, or not exactly one target.
 */
export function exportTimes(query: InputOf<'exportMessages'>['query'], zone: string) {
  const { from, to, 'filter[user]': user, 'filter[conversation]': conversation } = query;
  const errors: FieldErrors = {};
  for (const [field, day] of Object.entries({ from, to }))
    if (!isDay(day)) errors[field] = [`The ${field} field must be a valid date.`];
  if (Object.keys(errors).length === 0 && to < from)
    errors.to = ['The to field must be a date after or equal to from.'];
  if ((user === undefined) === (conversation === undefined))
    errors['filter[user]'] = ['Either a person or a conversation is required.'];
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return { from: startOfDay(zone, from), until: startOfDay(zone, dayAfter(to)) };
}
