import type { InputOf, SchoolUser } from '@school/domain';

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

/** Converts a person to form values. */
export const valuesOf = (person: SchoolUser): PersonValues => ({
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
export const writeOf = (values: PersonValues): InputOf<'createUser'>['body'] => ({
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

/** Maps field names of the API to those of the form. */
export const personFieldNames: Record<string, string> = {
  first_lastname: 'firstLastname',
  second_lastname: 'secondLastname',
  role_ids: 'roles',
  place_ids: 'places',
  grade_ids: 'grades',
  course_ids: 'courses',
  status: 'roles',
};
