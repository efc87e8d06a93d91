import type { UserStatus } from '@school/domain';
import type { MessageId } from '../../../intl/messages.ts';

/** Tabs of the list: everyone, and each status. */
export const userStatusTabs: readonly { status: UserStatus | 'all'; label: MessageId }[] = [
  { status: 'all', label: 'users.tabs.all' },
  { status: 'active', label: 'users.tabs.active' },
  { status: 'pending', label: 'users.tabs.pending' },
  { status: 'suspended', label: 'users.tabs.suspended' },
];
