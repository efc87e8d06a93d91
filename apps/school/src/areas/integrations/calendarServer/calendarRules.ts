import { calendarSettings, validateWith } from '@school/domain/validators';
import { type FieldErrors, flat } from '../../../forms/validation.ts';
import { type CalendarValues, writeOf } from './calendarValues.ts';

/** Validates the calendar connection. */
export const calendarRules = (values: CalendarValues): FieldErrors =>
  flat(validateWith(calendarSettings, writeOf(values)));
