import type { PostStatus } from '@school/domain';
import type { MessageId } from '../../intl/messages.ts';

/** The tabs over the list: every status, and all of them. The first is the list that opens. */
export const statusTabs: readonly { status: PostStatus | 'all'; label: MessageId }[] = [
  { status: 'published', label: 'posts.tabs.published' },
  { status: 'scheduled', label: 'posts.tabs.scheduled' },
  { status: 'draft', label: 'posts.tabs.draft' },
  { status: 'archived', label: 'posts.tabs.archived' },
  { status: 'all', label: 'posts.tabs.all' },
];
