import { type InputOf, phoneText, type User, withoutInvisible } from '@school/domain';
import type { ComparedFormFields } from '../../forms/fields.ts';
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
  /** The account's RUT; it is sent only if it changes, because this device stores no RUT. */
  knownRut: string;
  currentPassword: string;
};

export const profileToFormValues = (user: User): ProfileValues => ({
  name: user.name,
  firstLastname: user.first_lastname,
  secondLastname: user.second_lastname ?? '',
  email: user.email,
  rut: user.rut ?? '',
  phone: user.phone ?? '',
  birthdate: user.birthdate ?? '',
  picture: undefined,
  knownEmail: user.email,
  knownRut: user.rut ?? '',
  currentPassword: '',
});

/** Whether the form changes the e-mail address. */
export const changesEmail = ({ email, knownEmail }: Pick<ProfileValues, 'email' | 'knownEmail'>): boolean =>
  withoutInvisible(email).toLowerCase() !== knownEmail;

/** The request body of the user's own record. */
export type ProfileRequest = InputOf<'updateProfile'>['body'];

/** Converts form values to the request body: form fields (specification §7), an empty one clears the value. */
export const toProfileRequest = (values: ProfileValues): ProfileRequest => ({
  _method: 'PUT',
  name: values.name.trim(),
  first_lastname: values.firstLastname.trim(),
  second_lastname: values.secondLastname.trim(),
  email: values.email.trim(),
  ...(values.rut.trim() !== values.knownRut && { rut: values.rut.trim() }),
  phone: values.phone.replace(/[\s()-]/g, ''),
  birthdate: values.birthdate,
  ...(changesEmail(values) && { current_password: values.currentPassword }),
  ...(values.picture instanceof File && { avatar: values.picture }),
  ...(values.picture === null && { remove_avatar: '1' }),
});

/** The fields of the user's own record. Other people may use the device, so drafts store no picture, password or RUT. */
export const profileFields = {
  name: { label: 'users.form.name', compared: true },
  firstLastname: { label: 'users.form.firstLastname', requestField: 'first_lastname', compared: true },
  secondLastname: { label: 'users.form.secondLastname', requestField: 'second_lastname', compared: true },
  rut: { label: 'users.form.rut', rejected: 'users.form.rutRefused', compared: true, stored: false },
  birthdate: { label: 'users.form.birthdate', rejected: 'validation.birthdate.range', compared: true },
  email: { label: 'users.form.email', rejected: 'users.form.emailRefused', compared: true },
  phone: { label: 'users.form.phone', compared: ({ phone }) => phoneText(phone) },
  picture: {
    label: 'profile.picture',
    compared: false,
    requestField: 'avatar',
    stored: false,
    filesLeft: ({ picture }) => (picture instanceof File ? [picture.name] : []),
  },
  knownEmail: {},
  knownRut: { stored: false },
  currentPassword: {
    label: 'profile.password.current',
    compared: false,
    requestField: 'current_password',
    rejected: 'profile.password.wrong',
    stored: false,
  },
} as const satisfies ComparedFormFields<ProfileValues>;
