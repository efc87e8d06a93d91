/** What other areas use of roles. */
export { coversRole } from './grants.ts';
export { rightLabel } from './rightLabel.ts';
export { useRoleSummary } from './useRoleSummary.ts';
