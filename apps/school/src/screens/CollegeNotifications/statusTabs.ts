import type { NotificationStatus } from '@school/domain';
import type { MessageId } from '../../intl/messages.ts';

/** The tabs over the list: every status, and all of them. */
export const statusTabs: readonly { status: NotificationStatus | 'all'; label: MessageId }[] = [
  { status: 'all', label: 'notifications.tabs.all' },
  { status: 'sent', label: 'notifications.tabs.sent' },
  { status: 'scheduled', label: 'notifications.tabs.scheduled' },
  { status: 'draft', label: 'notifications.tabs.draft' },
  { status: 'cancelled', label: 'notifications.tabs.cancelled' },
];
