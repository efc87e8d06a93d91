import type { InputOf, Role } from '@school/domain';
import { grantsOf, type Rights, rightsOf } from './grants.ts';

/** What is written of a role, as the form holds it. */
export type RoleValues = { name: string; rights: Rights };

/** A role that allows nothing yet. */
export const emptyRole: RoleValues = { name: '', rights: rightsOf([]) };

/** The form of a role that is there. */
export const valuesOf = ({ name, permissions }: Pick<Role, 'name' | 'permissions'>): RoleValues => ({
  name,
  rights: rightsOf(permissions),
});

/** The role as the provider takes it. */
export const writeOf = ({ name, rights }: RoleValues): InputOf<'createRole'>['body'] => ({
  name: name.trim(),
  permissions: grantsOf(rights),
});
