export { permissions } from './permissions.ts';
export { standardRoles, standardRoleSlugs, type StandardRoleSlug } from './standardRoles.ts';
