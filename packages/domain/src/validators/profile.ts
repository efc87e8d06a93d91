import { object } from 'yup';
import { profileUpdateLimits } from '../generated/limits.ts';
import {
  day,
  email,
  knownPassword,
  name,
  newPassword,
  optionalPersonName,
  passwordConfirmation,
  phone,
  rut,
} from './fields.ts';
import { pin } from './user.ts';

/** Rules of the user's profile; an empty text clears an optional value. */
export const profile = object({
  name: name(),
  first_lastname: optionalPersonName(profileUpdateLimits.first_lastname),
  second_lastname: optionalPersonName(profileUpdateLimits.second_lastname),
  email: email(),
  rut: rut(),
  phone: phone(),
  birthdate: day(),
});

/** Rules of the user's PIN; `pin` has the rules of any other PIN. */
export const ownPin = pin.shape({ current_password: knownPassword() });

export const updatePassword = object({
  current_password: knownPassword(),
  password: newPassword(),
  password_confirmation: passwordConfirmation('validation.password.matchNew'),
});
