import type { OperationId } from '@school/domain';

/** Queries of senders to invalidate after a notification changes. */
export const managedReads: readonly OperationId[] = [
  'listManagedNotifications',
  'getNotification',
  'listNotificationRecipients',
  'getNotificationBoard',
];

/** Queries of recipients to invalidate after one is seen or answered. */
export const receivedReads: readonly OperationId[] = [
  'listNotifications',
  'countUnreadNotifications',
  'getNotification',
  'listNotificationRecipients',
  'listManagedNotifications',
];
