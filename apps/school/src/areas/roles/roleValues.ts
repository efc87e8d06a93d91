import type { InputOf, Role } from '@school/domain';
import { grantsOf, type Rights, rightsOf } from './grants.ts';

/** Form values of a role. */
export type RoleValues = { name: string; rights: Rights };

/** Values of a new role without permissions. */
export const emptyRole: RoleValues = { name: '', rights: rightsOf([]) };

/** Converts a role to form values. */
export const valuesOf = ({ name, permissions }: Pick<Role, 'name' | 'permissions'>): RoleValues => ({
  name,
  rights: rightsOf(permissions),
});

/** Converts form values to the request body. */
export const writeOf = ({ name, rights }: RoleValues): InputOf<'createRole'>['body'] => ({
  name: name.trim(),
  permissions: grantsOf(rights),
});
