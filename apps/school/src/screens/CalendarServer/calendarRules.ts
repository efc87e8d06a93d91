import { calendarSettings, validateWith } from '@school/domain/validators';
import { type FieldErrors, flat } from '../../forms/validation.ts';
import { type CalendarValues, writeOf } from './calendarValues.ts';

/** What the connection to a calendar asks for. */
export const calendarRules = (values: CalendarValues): FieldErrors =>
  flat(validateWith(calendarSettings, writeOf(values)));
