import type { InputOf, User } from '@school/domain';
import type { ChosenPicture } from '../../forms/FormAvatarField.tsx';

/** One's own record, as its form holds it. */
export type ProfileValues = {
  name: string;
  firstLastname: string;
  secondLastname: string;
  email: string;
  rut: string;
  phone: string;
  birthdate: string;
  picture: ChosenPicture;
  /** The address that the account has; another one needs the password. */
  knownEmail: string;
  currentPassword: string;
};

export const valuesOf = (user: User): ProfileValues => ({
  name: user.name,
  firstLastname: user.first_lastname,
  secondLastname: user.second_lastname ?? '',
  email: user.email,
  rut: user.rut ?? '',
  phone: user.phone ?? '',
  birthdate: user.birthdate ?? '',
  picture: undefined,
  knownEmail: user.email,
  currentPassword: '',
});

/** Whether the form holds another address than the account. */
export const changesEmail = ({ email, knownEmail }: Pick<ProfileValues, 'email' | 'knownEmail'>): boolean =>
  email.trim().toLowerCase() !== knownEmail;

/** The record as the provider takes it: texts of a form (specification §7), an empty one clears a value. */
export const writeOf = (values: ProfileValues): InputOf<'updateProfile'>['body'] => ({
  _method: 'PUT',
  name: values.name.trim(),
  first_lastname: values.firstLastname.trim(),
  second_lastname: values.secondLastname.trim(),
  email: values.email.trim(),
  rut: values.rut.trim(),
  phone: values.phone.replace(/[\s()-]/g, ''),
  birthdate: values.birthdate,
  ...(changesEmail(values) && { current_password: values.currentPassword }),
  ...(values.picture && { avatar: values.picture }),
  ...(values.picture === null && { remove_avatar: '1' }),
});

/** The provider's names of fields → the form's. */
export const profileFieldNames: Record<string, string> = {
  first_lastname: 'firstLastname',
  second_lastname: 'secondLastname',
  avatar: 'picture',
  current_password: 'currentPassword',
};
