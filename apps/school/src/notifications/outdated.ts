import type { OperationId } from '@school/domain';

/** The reads of those who send that no longer hold once one of theirs has changed. */
export const managedReads: readonly OperationId[] = [
  'listManagedNotifications',
  'getNotification',
  'listNotificationRecipients',
  'getNotificationBoard',
];

/** The reads of those who receive that no longer hold once one of them has seen or answered something. */
export const receivedReads: readonly OperationId[] = [
  'listNotifications',
  'countUnreadNotifications',
  'getNotification',
  'listNotificationRecipients',
  'listManagedNotifications',
];
