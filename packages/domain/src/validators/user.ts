import { array, mixed, object, string } from 'yup';
import { roleWriteLimits, userWriteLimits } from '../generated/limits.ts';
import { isEmail } from '../email.ts';
import type { GrantWrite, RoleWrite, UserWrite } from '../generated/types.gen.ts';
import { permissions } from '../permissions/permissions.ts';
import { isTrivialPin } from '../pin.ts';
import { day, optionalPersonName, passport, personName, phone, rut } from './fields.ts';
import { ids } from './audience.ts';
import { identifier, line, requiredLine } from './text.ts';
import { message } from './validateWith.ts';

const limits = userWriteLimits;
const required = () => message('validation.required');

const chosenRoles = () =>
  ids()
    .required(required())
    .test(
      'max',
      message('validation.tooMany', { max: limits.role_ids }),
      (list) => (list?.length ?? 0) <= limits.role_ids,
    );

/** A person of the school, written by who administers; an active one needs a role. */
export const userWrite = object({
  name: personName(limits.name),
  first_lastname: optionalPersonName(limits.first_lastname),
  second_lastname: optionalPersonName(limits.second_lastname),
  email: identifier()
    .required(required())
    .test('format', message('validation.email.format'), (text) => !text || isEmail(text)),
  rut: rut(),
  passport: passport(),
  phone: phone(),
  birthdate: day(),
  position: line(limits.position),
  status: mixed<UserWrite['status']>()
    .required(required())
    .oneOf(['active', 'pending', 'suspended'], required()),
  role_ids: chosenRoles().test(
    'role',
    message('validation.role.required'),
    (list, { parent }) => (parent as UserWrite).status !== 'active' || (list?.length ?? 0) > 0,
  ),
  place_ids: ids(),
  grade_ids: ids(),
  course_ids: ids(),
});

/** The roles of a person, all of them. */
export const userRoles = object({ role_ids: chosenRoles() });

/** What confirms an emergency. */
export const pin = object({
  pin: string()
    .required(message('validation.pin.format'))
    .test('format', message('validation.pin.format'), (text) => !text || /^[0-9]{4,6}$/.test(text))
    .test('trivial', message('validation.pin.trivial'), (text) => !text || !isTrivialPin(text)),
});

const canGrant = ({ permission, scope }: Partial<GrantWrite>) =>
  permissions.some(({ id, scopes }) => id === permission && scope !== undefined && scopes.includes(scope));

const grant = object({
  permission: mixed<GrantWrite['permission']>().required(required()),
  scope: mixed<GrantWrite['scope']>()
    .required(required())
    .test('scope', required(), (_, { parent }) => canGrant(parent as Partial<GrantWrite>)),
});

/** A role and its permissions. */
export const role = object({
  name: requiredLine(roleWriteLimits.name, required()),
  permissions: array()
    .of(grant)
    .required(required())
    .test(
      'max',
      message('validation.tooMany', { max: permissions.length }),
      (list) => (list?.length ?? 0) <= permissions.length,
    )
    .test(
      'once',
      required(),
      (list) =>
        new Set(((list ?? []) as RoleWrite['permissions']).map((one) => one?.permission)).size ===
        (list?.length ?? 0),
    ),
});
