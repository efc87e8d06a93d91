import { fullName, type Person as PersonName, type User } from '@school/domain';
import { formatRut } from '@school/domain/rut';
import type { Person } from '../../security/auth.ts';
import type { PersonNameRow } from './names.queries.ts';

/** Returns the URL of a person's picture. Each picture has its own unguessable URL, so it may be cached forever. */
export function avatarUrl(id: string | null): string | null {
  return id && `/media/avatars/${id}.webp`;
}

/** Returns the id, full name and picture of a person. */
export function presentPerson(person: PersonNameRow): PersonName {
  return { id: person.id, name: fullName(person), avatar: avatarUrl(person.avatar_id) };
}

/** Returns the signed-in person's record in the contract's form. */
export function presentUser(person: Person): User {
  const { rut_number: number, rut_digit: checkDigit } = person;
  return {
    id: person.id,
    name: person.name,
    first_lastname: person.first_lastname ?? '',
    second_lastname: person.second_lastname,
    email: person.email,
    rut: number !== null && checkDigit !== null ? formatRut({ number, checkDigit }) : null,
    passport: person.passport,
    phone: person.phone,
    birthdate: person.birthdate,
    avatar: avatarUrl(person.avatar_id),
    status: person.status,
    has_pin: person.has_pin,
    roles: person.roles,
    permissions: person.permissions,
    place_ids: person.place_ids,
    grade_ids: person.grade_ids,
    course_ids: person.course_ids,
    introduction_seen: person.introduction_seen,
    created_at: person.created_at.toISOString(),
    version: person.version,
  };
}
