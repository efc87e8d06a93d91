import { allows, type UserWrite } from '@school/domain';
import type { Person } from '../../security/auth.ts';
import { type FieldErrors, invalid, requireAllowed } from '../../httpError.ts';
import { orNull, personFields } from '../accounts/personFields.ts';
import { covers, mergeRoleGrants } from './users.policy.ts';
import type { Groups } from './users.policy.ts';
import type { MemberRow, GroupState } from './users.queries.ts';

/** Converts the form's input to columns and groups. */
export function toWrittenUser(input: UserWrite, now: Date) {
  const { status, role_ids, place_ids = [], grade_ids = [], course_ids = [] } = input;
  const passport = orNull(input.passport)?.toUpperCase() ?? null;
  const fields = { ...personFields(input, now), passport, position: orNull(input.position), status };
  const groups: Groups = { role_ids, place_ids, grade_ids, course_ids };
  return { fields, groups };
}

/** @throws HttpError 422 when a group does not exist in this college. */
export function rejectUnknownGroups(groups: Groups, around: GroupState): void {
  const knownRoles = groups.role_ids.filter((id) => around.roles.some((role) => role.id === id)).length;
  const counts = {
    role_ids: knownRoles,
    place_ids: around.places,
    grade_ids: around.grades,
    course_ids: around.courses,
  };
  const unknown = Object.entries(counts).filter(
    ([list, count]) => count < groups[list as keyof Groups].length,
  );
  if (unknown.length === 0) return;
  throw invalid(
    Object.fromEntries(unknown.map(([list]) => [list, ['The selection includes something unknown.']])),
  );
}

type State = Pick<MemberRow, 'id' | 'status' | 'role_ids'>;

const isAdministrator = ({ status, role_ids }: State, { roles }: GroupState): boolean =>
  status === 'active' && roles.some(({ id, slug }) => slug === 'administrador' && role_ids.includes(id));

/** Whether the change leaves the college without an administrator. */
export const leavesNoAdministrator = (before: State, after: State | undefined, around: GroupState): boolean =>
  isAdministrator(before, around) &&
  !around.other_administrator &&
  !(after && isAdministrator(after, around));

export const lastAdministrator = 'The school needs at least one active administrator.';

/** @throws HttpError 422 for an invalid change of status, or an active person without a role. */
export function rejectState(
  before: State | undefined,
  after: State,
  around: GroupState,
  person: Person,
): void {
  const errors: FieldErrors = {};
  if (after.status === 'active' && after.role_ids.length === 0)
    errors.role_ids = ['An active person needs at least one role.'];
  if (after.status === 'pending' && before?.status !== 'pending')
    errors.status = ['Only someone who signed up and hasn’t been approved yet can be pending.'];
  if (after.status !== 'active' && before?.id === person.id) errors.status = ['You can’t suspend yourself.'];
  else if (before && leavesNoAdministrator(before, after, around))
    errors[after.status === 'active' ? 'role_ids' : 'status'] = [lastAdministrator];
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/**
 * @throws HttpError 403 when the person would get a permission that the actor lacks, or other roles without the actor's
 * permission to give them.
 */
export function rejectBeyondOwn(
  person: Person,
  before: readonly string[],
  after: Groups,
  { roles }: GroupState,
): void {
  const same = before.length === after.role_ids.length && before.every((id) => after.role_ids.includes(id));
  requireAllowed(same || allows(person, 'users.roles'));
  requireAllowed(covers(person, mergeRoleGrants(roles, after.role_ids), after));
}
