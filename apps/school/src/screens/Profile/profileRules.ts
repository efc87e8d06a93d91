import { ownPin, profile, updatePassword, validateWith } from '@school/domain/validators';
import { type FieldErrors, flat } from '../../forms/validation.ts';
import { birthdateRules } from '../../people/birthdateRules.ts';
import { changesEmail, profileFieldNames, type ProfileValues, writeOf } from './profileValues.ts';

/** What one's own record asks for. */
export function profileRules(values: ProfileValues): FieldErrors {
  const errors = Object.entries(flat(validateWith(profile, writeOf(values))));
  const named = errors.map(([field, error]) => [profileFieldNames[field] ?? field, error] as const);
  const unconfirmed = changesEmail(values) && values.currentPassword === '';
  return {
    ...Object.fromEntries(named),
    ...birthdateRules(values),
    ...(unconfirmed && { currentPassword: { id: 'validation.password.required' } }),
  };
}

/** What another password asks for. */
export const passwordRules = (values: object): FieldErrors => flat(validateWith(updatePassword, values));

/** What one's own PIN asks for. */
export const ownPinRules = (values: object): FieldErrors => flat(validateWith(ownPin, values));

const confirmation = ownPin.pick(['current_password']);

/** What deleting it asks for. */
export const confirmationRules = (values: object): FieldErrors => flat(validateWith(confirmation, values));
