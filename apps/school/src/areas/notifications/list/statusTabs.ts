import type { NotificationStatus } from '@school/domain';
import type { MessageId } from '../../../intl/messages.ts';

/** Tabs of the list: each status, and all. */
export const notificationStatusTabs: readonly { status: NotificationStatus | 'all'; label: MessageId }[] = [
  { status: 'all', label: 'notifications.tabs.all' },
  { status: 'sent', label: 'notifications.tabs.sent' },
  { status: 'scheduled', label: 'notifications.tabs.scheduled' },
  { status: 'draft', label: 'notifications.tabs.draft' },
  { status: 'cancelled', label: 'notifications.tabs.cancelled' },
];
