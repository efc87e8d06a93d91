import { dayOf, isDay } from '../events/clock.ts';
import type { FieldErrors } from '../forms/validation.ts';

const earliest = '1900-01-01';

/** What the day asks for on which somebody was born, by the reader's own clock. Whether it exists is asked elsewhere. */
export const birthdateRules = ({ birthdate }: { birthdate: string }): FieldErrors =>
  isDay(birthdate) && (birthdate < earliest || birthdate > dayOf(new Date()))
    ? { birthdate: { id: 'validation.birthdate.range' } }
    : {};
