import { allows, type Grant, mergeGrants, findScope, type UserStatus } from '@school/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Person } from '../../security/auth.ts';

/** The groups of a person, by id. */
export interface Groups {
  role_ids: string[];
  place_ids: string[];
  grade_ids: string[];
  course_ids: string[];
}

/** A role and its permissions. */
export interface RoleGrants {
  id: string;
  slug: string;
  name: string;
  permissions: Grant[];
}

/** The groups that a scope `own` covers. */
type Reach = Pick<Groups, 'place_ids' | 'grade_ids' | 'course_ids'>;

/** The columns that decide who sees a member. */
interface Visible extends Reach {
  id: string;
  status: UserStatus;
}

/** The columns that decide whether an invitation waits for its answer. */
interface Invited extends Visible {
  awaits_password: boolean;
  last_sign_in_at: Date | null;
}

const listGroups = ({ place_ids, grade_ids, course_ids }: Reach) => [
  ...place_ids,
  ...grade_ids,
  ...course_ids,
];

/**
 * Whether the person sees the member: all with scope `any`; with scope `own`, active people who share a course, grade or
 * place.
 */
export function canSeeUser(person: Person, member: Visible): boolean {
  const scope = findScope(person, 'users.view');
  if (scope === 'any' || member.id === person.id) return true;
  const ownGroupIds = new Set(listGroups(person));
  return (
    scope === 'own' && member.status === 'active' && listGroups(member).some((id) => ownGroupIds.has(id))
  );
}

/** Returns `canSee` as SQL for alias `u`. */
export function visibleMembers(person: Person): RawBuilder<unknown> {
  const scope = findScope(person, 'users.view');
  if (scope === 'any') return sql`true`;
  if (scope !== 'own') return sql`u.id = ${person.id}`;
  return sql`(u.id = ${person.id} or (u.status = 'active' and exists (
    select 1 from user_scopes s where s.college_id = u.college_id and s.user_id = u.id
      and s.target_id = any(${listGroups(person)}::uuid[]))))`;
}

/** Whether this person sees all people of the college. */
export const canSeeAllPeople = (person: Person): boolean => findScope(person, 'users.view') === 'any';

/** Whether this person may see RUT, passport and birthdate. */
export const canSeeRecord = (person: Person, { id }: { id: string }): boolean =>
  id === person.id || canSeeAllPeople(person);

/** Whether this person may see who has a PIN. */
export const canSeePins = (person: Person): boolean => allows(person, 'users.reset');

/** Whether a role of the member may start emergencies, which a PIN confirms. */
export const needsPin = ({ role_ids }: Pick<Groups, 'role_ids'>, roles: readonly RoleGrants[]): boolean =>
  roles.some(
    ({ id, permissions }) =>
      role_ids.includes(id) && permissions.some(({ permission }) => permission === 'emergency.start'),
  );

/** Returns `needsPin` as SQL for alias `u`. */
export const membersWhoNeedPin = sql`exists (select 1 from user_roles ur
  join role_permissions p on p.college_id = ur.college_id and p.role_id = ur.role_id
  where ur.college_id = u.college_id and ur.user_id = u.id and p.permission = 'emergency.start')`;

/** Returns the combined permissions of several roles. */
export const mergeRoleGrants = (roles: readonly RoleGrants[], ids: readonly string[]): Grant[] =>
  mergeGrants(roles.filter(({ id }) => ids.includes(id)).flatMap(({ permissions }) => permissions));

/**
 * Whether the person has all these permissions. Scope `any` covers every scope, every scope covers `items`, and `own` covers
 * `own` of a part of the college within the person's. `reach` is null for a role, because the parts of its future members
 * are unknown.
 */
export function covers(person: Person, grants: readonly Grant[], reach: Reach | null): boolean {
  const ownGroupIds = new Set(listGroups(person));
  return grants.every(({ permission, scope }) => {
    const had = findScope(person, permission);
    if (had === null || had === 'any') return had === 'any';
    if (scope === 'items') return true;
    return (
      had === 'own' &&
      scope === 'own' &&
      reach !== null &&
      listGroups(reach).every((id) => ownGroupIds.has(id))
    );
  });
}

/** Whether the person was invited and hasn't used the link yet. */
export const isInvited = ({ status, awaits_password, last_sign_in_at }: Invited): boolean =>
  status === 'active' && awaits_password && last_sign_in_at === null;

/** Returns what this person may do with the member: nothing when the member has a permission that the person lacks. */
export function getAllowedUserActions(
  person: Person,
  member: Invited & Groups,
  roles: readonly RoleGrants[],
) {
  const beneath = covers(person, mergeRoleGrants(roles, member.role_ids), member);
  const update = beneath && allows(person, 'users.write');
  // One's own password and PIN can be changed only with the current password.
  const reset = beneath && allows(person, 'users.reset') && member.id !== person.id;
  return {
    update,
    delete: update && member.id !== person.id,
    reset,
    invite: reset && isInvited(member),
    roles: beneath && allows(person, 'users.roles'),
  };
}
