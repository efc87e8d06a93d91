import { toLocalDay, isDay } from '../../intl/localTime.ts';
import type { FieldErrors } from '../../forms/validation.ts';

const earliest = '1900-01-01';

/** Validates the range of a birthdate in the reader's time zone; another rule checks that the date exists. */
export const birthdateRules = ({ birthdate }: { birthdate: string }): FieldErrors =>
  isDay(birthdate) && (birthdate < earliest || birthdate > toLocalDay(new Date()))
    ? { birthdate: { id: 'validation.birthdate.range' } }
    : {};
