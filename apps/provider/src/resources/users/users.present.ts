import { fullName, type SchoolUser, type UserWrite } from '@school/domain';
import { formatRut } from '@school/domain/rut';
import type { AuditFields } from '../../journal/auditFields.ts';
import type { Person } from '../../security/auth.ts';
import { versionHeader } from '../../http/contract/versionHeader.ts';
import { avatarUrl } from '../accounts/accounts.present.ts';
import {
  canSeePins,
  canSeeRecord,
  needsPin,
  getAllowedUserActions,
  type RoleGrants,
} from './users.policy.ts';
import type { MemberRow } from './users.queries.ts';

/** Converts a person of the college to the form that this person sees. */
export function presentMember(member: MemberRow, roles: readonly RoleGrants[], person: Person): SchoolUser {
  const { rut_number: number, rut_digit: checkDigit } = member;
  const whole = canSeeRecord(person, member);
  const showsPin = (member.id === person.id || canSeePins(person)) && needsPin(member, roles);
  const rut = number !== null && checkDigit !== null ? formatRut({ number, checkDigit }) : null;
  return {
    id: member.id,
    name: member.name,
    first_lastname: member.first_lastname ?? '',
    second_lastname: member.second_lastname,
    email: member.email,
    rut: whole ? rut : null,
    passport: whole ? member.passport : null,
    phone: member.phone,
    birthdate: whole ? member.birthdate : null,
    position: member.position,
    avatar: avatarUrl(member.avatar_id),
    status: member.status,
    has_pin: showsPin ? member.has_pin : null,
    roles: roles
      .filter(({ id }) => member.role_ids.includes(id))
      .map(({ id, name, slug }) => ({ id, name, slug })),
    place_ids: member.place_ids,
    grade_ids: member.grade_ids,
    course_ids: member.course_ids,
    version: member.version,
    last_sign_in_at: whole ? (member.last_sign_in_at?.toISOString() ?? null) : null,
    created_at: member.created_at.toISOString(),
    updated_at: member.updated_at.toISOString(),
    can: getAllowedUserActions(person, member, roles),
  };
}

/** Returns the headers and body of an answer with one person. */
export const memberResponse = (member: MemberRow, roles: readonly RoleGrants[], person: Person) => ({
  headers: versionHeader(member),
  body: { data: presentMember(member, roles, person) },
});

/** Returns the audit's subject for a person. */
export const toUserSubject = (
  person: Pick<MemberRow, 'id' | 'name' | 'first_lastname' | 'second_lastname'>,
) => ({
  kind: 'user' as const,
  id: person.id,
  name: fullName(person),
});

/** Returns the fields of a person's record that the audit stores. */
export function toUserAuditRecord(member: MemberRow, roles: readonly RoleGrants[]): Record<string, unknown> {
  const { name, first_lastname, second_lastname, email, rut_number, rut_digit, passport, phone } = member;
  const { birthdate, position, status, place_ids, grade_ids, course_ids } = member;
  return {
    name,
    first_lastname,
    second_lastname,
    email,
    passport,
    phone,
    birthdate,
    position,
    status,
    rut: rut_number === null ? null : `${rut_number}-${rut_digit}`,
    roles: roles.filter(({ id }) => member.role_ids.includes(id)).map((role) => role.name),
    place_ids: [...place_ids].sort(),
    grade_ids: [...grade_ids].sort(),
    course_ids: [...course_ids].sort(),
  } satisfies AuditFields<UserWrite, 'role_ids'>;
}
