import type { InputOf, User } from '@school/domain';
import type { ChosenPicture } from '../../forms/FormAvatarField.tsx';

/** Form values of the user's own record. */
export type ProfileValues = {
  name: string;
  firstLastname: string;
  secondLastname: string;
  email: string;
  rut: string;
  phone: string;
  birthdate: string;
  picture: ChosenPicture;
  /** The account's e-mail address; a change needs the password. */
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

/** Whether the form changes the e-mail address. */
export const changesEmail = ({ email, knownEmail }: Pick<ProfileValues, 'email' | 'knownEmail'>): boolean =>
  email.trim().toLowerCase() !== knownEmail;

/** Converts form values to the request body: form fields (specification §7), an empty one clears the value. */
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

/** Maps field names of the API to those of the form. */
export const profileFieldNames: Record<string, string> = {
  first_lastname: 'firstLastname',
  second_lastname: 'secondLastname',
  avatar: 'picture',
  current_password: 'currentPassword',
};
