import { allows, type Grant, mergeGrants, scopeOf } from '@school/domain';
import type { Person } from '../../plugins/auth.ts';
import { forbidden } from '../../plugins/httpError.ts';
import type { Groups, MemberRow, RoleGrants } from './users.queries.ts';

/** The part of the school that a scope `own` means. */
type Reach = Pick<Groups, 'place_ids' | 'grade_ids' | 'course_ids'>;

const groupsOf = ({ place_ids, grade_ids, course_ids }: Reach) => [...place_ids, ...grade_ids, ...course_ids];

/** Everybody, or those who share a course, a grade or a place; of those only who is active. */
export function canSee(person: Person, member: MemberRow): boolean {
  const scope = scopeOf(person, 'users.view');
  if (scope === 'any' || member.id === person.id) return true;
  const own = new Set(groupsOf(person));
  return scope === 'own' && member.status === 'active' && groupsOf(member).some((id) => own.has(id));
}

/** Whether this person sees the whole school rather than their own part of it. */
export const canSeeEverybody = (person: Person): boolean => scopeOf(person, 'users.view') === 'any';

/** Whether RUT, passport and birthdate are for this person's eyes. */
export const canSeeRecord = (person: Person, { id }: Pick<MemberRow, 'id'>): boolean =>
  id === person.id || canSeeEverybody(person);

/** Whether this person may know who has a PIN. */
export const canSeePins = (person: Person): boolean => allows(person, 'users.reset');

/** What several roles allow together. */
export const grantsOf = (roles: readonly RoleGrants[], ids: readonly string[]): Grant[] =>
  mergeGrants(roles.filter(({ id }) => ids.includes(id)).flatMap(({ permissions }) => permissions));

/**
 * Whether somebody has all these rights themselves. A right for one's own part of the school is had by who has it for
 * everywhere, or for a part that holds that one; nobody knows the parts of those who will have a role (`reach` null).
 */
export function covers(person: Person, grants: readonly Grant[], reach: Reach | null): boolean {
  const own = new Set(groupsOf(person));
  return grants.every(({ permission, scope }) => {
    const had = scopeOf(person, permission);
    if (had === null || had === 'any') return had === 'any';
    if (scope === 'items') return true;
    return had === 'own' && scope === 'own' && reach !== null && groupsOf(reach).every((id) => own.has(id));
  });
}

/** What this person may do with that one: never more than with somebody who has no right that they lack. */
export function rightsOn(person: Person, member: MemberRow, roles: readonly RoleGrants[]) {
  const beneath = covers(person, grantsOf(roles, member.role_ids), member);
  const update = beneath && allows(person, 'users.write');
  return {
    update,
    delete: update && member.id !== person.id,
    // One's own password and PIN are changed with the current password only.
    reset: beneath && allows(person, 'users.reset') && member.id !== person.id,
    roles: beneath && allows(person, 'users.roles'),
  };
}

/** @throws Refusal 403 */
export function refuseUnless(right: boolean): void {
  if (!right) throw forbidden();
}
