import { calendarFeedWrite, validateWith } from '@school/domain/validators';
import { type FieldErrors, flat } from '../../../forms/validation.ts';
import { feedFieldNames, type FeedValues, writeOf } from './feedValues.ts';

/** Validates a calendar feed. */
export function feedRules(values: FeedValues): FieldErrors {
  const errors = Object.entries(flat(validateWith(calendarFeedWrite, writeOf(values))));
  return Object.fromEntries(errors.map(([field, error]) => [feedFieldNames[field] ?? field, error]));
}
