/** What other areas use of notifications. */
export { alertKinds } from './alertKinds.ts';
export { EmergencyBadge } from './EmergencyBadge.tsx';
