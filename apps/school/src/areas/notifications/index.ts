/** What other areas use of notifications. */
export { allClearLabel } from './allClearLabel.ts';
export { alertKinds } from './alertKinds.ts';
export { AlertPeople } from './AlertPeople.tsx';
export { approvalReasonRules } from './approvalReasonRules.ts';
export { NoPinNotice } from './NoPinNotice.tsx';
export { pinToConfirm } from './pinToConfirm.ts';
export { EmergencyBadge } from './EmergencyBadge.tsx';
export { type NotificationActions, useNotificationActions } from './useNotificationActions.tsx';
