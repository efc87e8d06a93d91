import {
  type Grant,
  mergeGrants,
  type Permission,
  type PermissionScope,
  type Role,
  scopeOf,
  type User,
} from '@school/domain';
import { permissions } from '@school/domain/permissions';

/** How far a right reaches in a role. */
export type Reach = PermissionScope | 'none';

/** Rights by area and verb, as forms hold them: `rights.posts.view`. */
export type Rights = Record<string, Record<string, Reach>>;

/** The rights there are, part of the school by part of the school. */
export const areas: readonly { area: string; rights: readonly (typeof permissions)[number][] }[] = [
  ...new Set(permissions.map(({ area }) => area)),
].map((area) => ({ area, rights: permissions.filter((right) => right.area === area) }));

/** The name of a right in a form. */
export const verbOf = (permission: Permission): string => permission.slice(permission.indexOf('.') + 1);

/** @returns Every right, with its reach in a role. */
export const rightsOf = (grants: readonly Grant[]): Rights =>
  Object.fromEntries(
    areas.map(({ area, rights }) => [
      area,
      Object.fromEntries(
        rights.map(({ id }) => [verbOf(id), scopeOf({ permissions: [...grants] }, id) ?? 'none']),
      ),
    ]),
  );

/** @returns What a form grants. */
export const grantsOf = (rights: Rights): Grant[] =>
  permissions.flatMap(({ id, area }) => {
    const scope = rights[area]?.[verbOf(id)];
    return scope && scope !== 'none' ? [{ permission: id, scope }] : [];
  });

type Granting = Pick<User, 'permissions'>;

/** Whether somebody has a right themselves; nobody gives one that they lack, and nobody knows whose "own" it will be. */
export function mayGrant(user: Granting | null, { permission, scope }: Grant): boolean {
  const had = user && scopeOf(user, permission);
  return had === 'any' || (had !== null && scope === 'items');
}

/** Whether somebody may give a role, or change it: it allows nothing that they lack. */
export const coversRole = (user: Granting | null, role: Pick<Role, 'permissions'>): boolean =>
  role.permissions.every((grant) => mayGrant(user, grant));

/** What several roles allow together. */
export const grantsOfRoles = (roles: readonly Role[], ids: readonly string[]): Grant[] =>
  mergeGrants(roles.filter(({ id }) => ids.includes(id)).flatMap((role) => role.permissions));

/** The role that keeps every right, and stays. */
export const isAdministrators = ({ slug }: Pick<Role, 'slug'>): boolean => slug === 'administrador';

/** How many rights there are. */
export const allRights = permissions.length;
