import { calendarFeedWrite, validateWith } from '@school/domain/validators';
import { toFormErrors } from '../../../forms/fields.ts';
import type { FieldErrors } from '../../../forms/validation.ts';
import { feedFields, type FeedValues, writeOf } from './feedValues.ts';

/** Validates a calendar feed. */
export const feedRules = (values: FeedValues): FieldErrors =>
  toFormErrors(feedFields, validateWith(calendarFeedWrite, writeOf(values)));
