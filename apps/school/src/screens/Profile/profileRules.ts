import { profile, updatePassword, validateWith } from '@school/domain/validators';
import { type FieldErrors, flat } from '../../forms/validation.ts';
import { birthdateRules } from '../../people/birthdateRules.ts';
import { profileFieldNames, type ProfileValues, writeOf } from './profileValues.ts';

/** What one's own record asks for. */
export function profileRules(values: ProfileValues): FieldErrors {
  const errors = Object.entries(flat(validateWith(profile, writeOf(values))));
  const named = errors.map(([field, error]) => [profileFieldNames[field] ?? field, error] as const);
  return { ...Object.fromEntries(named), ...birthdateRules(values) };
}

/** What another password asks for. */
export const passwordRules = (values: object): FieldErrors => flat(validateWith(updatePassword, values));
