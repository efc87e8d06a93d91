import {
  type Grant,
  type Permission,
  type PermissionScope,
  type Role,
  findScope,
  type User,
} from '@school/domain';
import { permissions } from '@school/domain/permissions';

/** Scope of a permission in a role. */
export type ScopeChoice = PermissionScope | 'none';

/** Scopes by area and verb, as form values: `rights.posts.view`. */
export type PermissionScopes = Record<string, Record<string, ScopeChoice>>;

/** All permissions, grouped by area. */
export const areas: readonly { area: string; areaPermissions: readonly (typeof permissions)[number][] }[] = [
  ...new Set(permissions.map(({ area }) => area)),
].map((area) => ({ area, areaPermissions: permissions.filter((permission) => permission.area === area) }));

/** The form's field name of a permission. */
export const getVerb = (permission: Permission): string => permission.slice(permission.indexOf('.') + 1);

/** @returns Every permission with its scope in a role. */
export const toPermissionScopes = (grants: readonly Grant[]): PermissionScopes =>
  Object.fromEntries(
    areas.map(({ area, areaPermissions }) => [
      area,
      Object.fromEntries(
        areaPermissions.map(({ id }) => [getVerb(id), findScope({ permissions: [...grants] }, id) ?? 'none']),
      ),
    ]),
  );

/** @returns The grants of the form values. */
export const toGrants = (rights: PermissionScopes): Grant[] =>
  permissions.flatMap(({ id, area }) => {
    const scope = rights[area]?.[getVerb(id)];
    return scope && scope !== 'none' ? [{ permission: id, scope }] : [];
  });

type Granting = Pick<User, 'permissions'>;

/** Whether a user may grant a permission: only with the same reach, because another person's "own" is a different set. */
export function mayGrant(user: Granting | null, { permission, scope }: Grant): boolean {
  const had = user && findScope(user, permission);
  return had === 'any' || (had !== null && scope === 'items');
}

/** Whether a user may assign or edit a role: it grants nothing that they lack. */
export const coversRole = (user: Granting | null, role: Pick<Role, 'permissions'>): boolean =>
  role.permissions.every((grant) => mayGrant(user, grant));

/** Whether a role is the administrator role, which keeps all permissions and can't be deleted. */
export const isAdministrators = ({ slug }: Pick<Role, 'slug'>): boolean => slug === 'administrador';

/** Number of permissions. */
export const allPermissions = permissions.length;
