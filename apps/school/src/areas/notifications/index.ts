/** What other areas use of notifications. */
export { EmergencyBadge } from './EmergencyBadge.tsx';
export { type NotificationActions, useNotificationActions } from './useNotificationActions.tsx';
