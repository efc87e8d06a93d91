import type { PostStatus } from '@school/domain';
import type { MessageId } from '../../../intl/messages.ts';

/** Tabs of the list: each status, and all. The first is the default. */
export const postStatusTabs: readonly { status: PostStatus | 'all'; label: MessageId }[] = [
  { status: 'published', label: 'posts.tabs.published' },
  { status: 'scheduled', label: 'posts.tabs.scheduled' },
  { status: 'draft', label: 'posts.tabs.draft' },
  { status: 'archived', label: 'posts.tabs.archived' },
  { status: 'all', label: 'posts.tabs.all' },
];
