/** What other areas use of notifications. */
export { EmergencyBadge } from './EmergencyBadge.tsx';
