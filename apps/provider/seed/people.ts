import { toChance, toId } from './ids.ts';
import type { DemoCourse, DemoGrade, DemoPerson, DemoPlace, RoleKey } from './shape.ts';
import type { SchoolSource } from './source.ts';

/** Check digit of a RUT: from the right × 2 … 7 repeating, 11 − (sum mod 11), 11 → 0, 10 → K. */
export function rutDigit(number: number): string {
  const sum = [...String(number)]
    .reverse()
    .reduce((total, digit, i) => total + Number(digit) * (2 + (i % 6)), 0);
  const rest = 11 - (sum % 11);
  return rest === 11 ? '0' : rest === 10 ? 'K' : String(rest);
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]/g, '');

/** The Registro Civil numbers by birth: about 5.6 million in 1950, 20 million in 1999. */
const toRut = (born: number, chance: number) =>
  Math.round(5_600_000 + (born - 1950) * 294_000 + chance * 280_000);

interface Scopes {
  places: readonly DemoPlace[];
  grades: readonly DemoGrade[];
  courses: readonly DemoCourse[];
}

/** `B7-A B8 LN`: courses, grades with all their courses, and places, by code. */
function findScope(text: string, { places, grades, courses }: Scopes) {
  const codes = text.split(' ');
  const ownCourses = courses.filter(
    (course) => codes.includes(course.code) || codes.includes(course.code.split('-')[0]!),
  );
  const gradeIds = new Set(ownCourses.map((course) => course.grade_id));
  const main = places.filter((place) => place.main).map((place) => place.id);
  const named = places.filter((place) => codes.includes(place.code)).map((place) => place.id);
  const taught = ownCourses.map((course) => course.place_id);
  return {
    place_ids: [...new Set(named.length + taught.length > 0 ? [...named, ...taught] : main)],
    grade_ids: grades.filter((grade) => gradeIds.has(grade.id)).map((grade) => grade.id),
    course_ids: ownCourses.map((course) => course.id),
  };
}

/** Leaders have a PIN, and one in four of the others. */
const hasPin = (key: string, role: RoleKey): boolean =>
  ['administrador', 'direccion', 'inspectoria'].includes(role) ||
  (!['comunicaciones', 'lectura'].includes(role) && !key.endsWith(role) && toChance(`${key}/pin`) < 0.25);

/** All staff of a school: first the seven accounts that are printed at start, then the others. */
export function buildPeople(source: SchoolSource, scopes: Scopes): DemoPerson[] {
  const domain = `${source.key}.example`;
  const split = (name: string) => {
    const [given, first, second] = name.split(' ');
    return { name: given!.replaceAll('_', ' '), first_lastname: first!, second_lastname: second ?? null };
  };
  const phone = (key: string) =>
    `+5690000${String(Math.floor(toChance(`${key}/phone`) * 10_000)).padStart(4, '0')}`;

  const accounts = source.accounts.map(([role, name, rut, birthdate, position, scope]): DemoPerson => {
    const key = `${source.key}/person/${role}`;
    const passport = source.passports[role]?.passport ?? null;
    const about = { ...split(name), email: `${role}@${domain}`, rut, passport, phone: phone(key), birthdate };
    return {
      id: toId(key),
      ...about,
      position,
      role,
      status: 'active',
      has_pin: hasPin(key, role),
      ...findScope(scope, scopes),
      demo: true,
    };
  });

  const others = source.staff
    .trim()
    .split('\n')
    .map((line): DemoPerson => {
      const [name, position, role, scope = '', status = 'active'] = line
        .split(';')
        .map((part) => part.trim());
      const names = split(name!);
      const local = `${plain(names.name.split(' ')[0]!)[0]}.${plain(names.first_lastname)}`;
      const key = `${source.key}/person/${local}`;
      const born = 1958 + Math.floor(toChance(`${key}/year`) * 42);
      const dayOfYear = Math.floor(toChance(`${key}/day`) * 365);
      const number = toRut(born, toChance(`${key}/rut`));
      const foreign = source.passports[local];
      return {
        id: toId(key),
        ...names,
        email: `${local}@${domain}`,
        rut: foreign && !foreign.rut ? null : `${number}-${rutDigit(number)}`,
        passport: foreign?.passport ?? null,
        phone: phone(key),
        birthdate: new Date(Date.UTC(born, 0, 1 + dayOfYear)).toISOString().slice(0, 10),
        position: position!,
        role: role as RoleKey,
        status: status as DemoPerson['status'],
        has_pin: status !== 'pending' && hasPin(key, role as RoleKey),
        ...findScope(scope, scopes),
        demo: false,
      };
    });
  return [...accounts, ...others];
}
