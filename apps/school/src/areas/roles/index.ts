/** What other areas use of roles. */
export { coversRole } from './grants.ts';
export { permissionLabel } from './permissionLabel.ts';
export { useRoleSummary } from './useRoleSummary.ts';
