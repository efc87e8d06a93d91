import { ownPin, profile, validateWith } from '@school/domain/validators';
import { toFormErrors } from '../../forms/fields.ts';
import { type FieldErrors, flat } from '../../forms/validation.ts';
import { birthdateRules } from '../users/index.ts';
import { changesEmail, profileFields, type ProfileValues, toProfileRequest } from './profileValues.ts';

/** Validates the user's own record. */
export function profileRules(values: ProfileValues): FieldErrors {
  const errors = toFormErrors(profileFields, validateWith(profile, toProfileRequest(values)));
  const unconfirmed = changesEmail(values) && values.currentPassword === '';
  return {
    ...errors,
    ...birthdateRules(values),
    ...(values.picture === 'converting' && { picture: { id: 'validation.picture.converting' } }),
    ...(unconfirmed && { currentPassword: { id: 'validation.password.required' } }),
  };
}

const confirmation = ownPin.pick(['current_password']);

/** Validates the confirmation before the PIN is deleted. */
export const confirmationRules = (values: object): FieldErrors => flat(validateWith(confirmation, values));
