import type { PostStatus } from '@school/domain';
import type { MessageId } from '../../intl/messages.ts';

/** The tabs over the list: every status, and all of them. */
export const statusTabs: readonly { status: PostStatus | ''; label: MessageId }[] = [
  { status: '', label: 'posts.tabs.all' },
  { status: 'published', label: 'posts.tabs.published' },
  { status: 'scheduled', label: 'posts.tabs.scheduled' },
  { status: 'draft', label: 'posts.tabs.draft' },
  { status: 'archived', label: 'posts.tabs.archived' },
];
