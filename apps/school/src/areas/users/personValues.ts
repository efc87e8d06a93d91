import { type InputOf, phoneText, type SchoolUser } from '@school/domain';
import type { CompareTools, ComparedFormFields } from '../../forms/fields.ts';
import type { useGroupNames } from './useGroupNames.ts';
import type { CompleteWrite } from '../../forms/completeWrite.ts';

/** Form values of a person. */
export type PersonValues = {
  name: string;
  firstLastname: string;
  secondLastname: string;
  email: string;
  rut: string;
  passport: string;
  phone: string;
  birthdate: string;
  position: string;
  status: SchoolUser['status'];
  roles: string[];
  places: string[];
  grades: string[];
  courses: string[];
};

/** Values of a new person. */
export const emptyPerson: PersonValues = {
  name: '',
  firstLastname: '',
  secondLastname: '',
  email: '',
  rut: '',
  passport: '',
  phone: '',
  birthdate: '',
  position: '',
  status: 'active',
  roles: [],
  places: [],
  grades: [],
  courses: [],
};

/** Whether identity numbers are there: what this device stored has none, and a write of the rest would delete them. */
export const isWhole = (person: Pick<SchoolUser, 'rut'>): boolean => person.rut !== undefined;

/** Converts a person to form values. */
export const personToFormValues = (person: SchoolUser): PersonValues => ({
  name: person.name,
  firstLastname: person.first_lastname,
  secondLastname: person.second_lastname ?? '',
  email: person.email,
  rut: (person.rut ?? '').replaceAll('.', ''),
  passport: person.passport ?? '',
  phone: person.phone ?? '',
  birthdate: person.birthdate ?? '',
  position: person.position ?? '',
  status: person.status,
  roles: person.roles.map(({ id }) => id),
  places: [...person.place_ids],
  grades: [...person.grade_ids],
  courses: [...person.course_ids],
});

/** Converts form values to the request body; empty values clear the field. */
export const toUserRequest = (values: PersonValues): CompleteWrite<InputOf<'createUser'>['body']> => ({
  name: values.name.trim(),
  first_lastname: values.firstLastname.trim(),
  second_lastname: values.secondLastname.trim(),
  email: values.email.trim(),
  rut: values.rut.trim(),
  passport: values.passport.trim(),
  // People type phone numbers with separators.
  phone: values.phone.replaceAll(/[\s().-]/g, ''),
  birthdate: values.birthdate,
  position: values.position.trim(),
  status: values.status,
  role_ids: values.roles,
  place_ids: values.places,
  grade_ids: values.grades,
  course_ids: values.courses,
});

/** What the comparison texts of a person use. */
export type PersonTools = { groupNames: ReturnType<typeof useGroupNames> };

const groupText =
  (name: 'roles' | 'places' | 'grades' | 'courses') =>
  (values: PersonValues, { groupNames, intl }: PersonTools & CompareTools) =>
    intl.formatList(groupNames(name, values[name]));

/** The fields of a person. Other people may use the device, so drafts don't store identity numbers. */
export const personFields = {
  name: { label: 'users.form.name', rejected: 'validation.required', compared: true },
  firstLastname: { label: 'users.form.firstLastname', requestField: 'first_lastname', compared: true },
  secondLastname: {
    label: 'users.form.secondLastname',
    requestField: 'second_lastname',
    compared: true,
  },
  email: { label: 'users.form.email', rejected: 'users.form.emailRefused', compared: true },
  rut: { label: 'users.form.rut', rejected: 'users.form.rutRefused', compared: true, stored: false },
  passport: {
    label: 'users.form.passport',
    rejected: 'users.form.passportRefused',
    compared: true,
    stored: false,
  },
  phone: {
    label: 'users.form.phone',
    rejected: 'validation.phone.format',
    compared: ({ phone }) => phoneText(phone),
  },
  birthdate: { label: 'users.form.birthdate', rejected: 'validation.birthdate.range', compared: true },
  position: { label: 'users.form.position', compared: true },
  status: { label: 'users.columns.status', compared: ({ status }, { t }) => t(`users.status.${status}`) },
  roles: {
    label: 'users.form.roles',
    // The form has no control for the status.
    requestField: ['role_ids', 'status'],
    rejected: 'users.form.rolesRefused',
    compared: groupText('roles'),
  },
  places: { label: 'users.form.places', requestField: 'place_ids', compared: groupText('places') },
  grades: { label: 'users.form.grades', requestField: 'grade_ids', compared: groupText('grades') },
  courses: { label: 'users.form.courses', requestField: 'course_ids', compared: groupText('courses') },
} as const satisfies ComparedFormFields<PersonValues, PersonTools>;
