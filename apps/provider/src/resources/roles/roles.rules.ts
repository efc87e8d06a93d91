import { fold, type Grant, type RoleWrite } from '@school/domain';
import { permissions } from '@school/domain/permissions';
import { canonicalJson } from '../../canonicalJson.ts';
import { type FieldErrors, invalid } from '../../httpError.ts';
import type { RoleRow } from './roles.queries.ts';

/**
 * Whether it is the administrator role. It keeps every permission and cannot be removed, so that a college cannot lock
 * itself out.
 */
export const isAdministrators = ({ slug }: Pick<RoleRow, 'slug'>): boolean => slug === 'administrador';

const byName = (grants: readonly Grant[]) =>
  grants
    .map(({ permission, scope }) => ({ permission, scope }))
    .sort((a, b) => (a.permission < b.permission ? -1 : 1));

/** Whether two lists contain the same permissions. */
export const sameGrants = (some: readonly Grant[], others: readonly Grant[]): boolean =>
  canonicalJson(byName(some)) === canonicalJson(byName(others));

function grantProblems(grants: readonly Grant[]): string[] {
  const names = grants.map(({ permission }) => permission);
  const invalidGrants = grants.filter(
    ({ permission, scope }) => !permissions.find(({ id }) => id === permission)?.scopes.includes(scope),
  );
  return [
    ...(new Set(names).size < names.length ? ['Each permission can be granted once.'] : []),
    ...invalidGrants.map(({ permission, scope }) => `The permission ${permission} has no scope ${scope}.`),
  ];
}

/**
 * Returns the role to store, with its permissions sorted.
 * @throws HttpError 422
 */
export function roleFrom(
  input: RoleWrite,
  others: readonly RoleRow[],
  before?: RoleRow,
): { name: string; permissions: Grant[] } {
  const errors: FieldErrors = {};
  const name = input.name.trim();
  if (others.some((other) => fold(other.name) === fold(name)))
    errors.name = ['The name has already been taken.'];
  const problems = grantProblems(input.permissions);
  if (before && isAdministrators(before) && !sameGrants(before.permissions, input.permissions))
    problems.push('The administrator’s role keeps every right.');
  if (problems.length > 0) errors.permissions = problems;
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return { name, permissions: byName(input.permissions) };
}
