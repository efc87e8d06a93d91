import type { Post, PostStatus } from '@school/domain';
import { Badge, type BadgeProps } from '@school/ui';
import type { MessageId } from '../../intl/messages.ts';
import { useText } from '../../intl/useText.ts';

const looks: Record<PostStatus, Required<Pick<BadgeProps, 'tone' | 'icon'>> & { label: MessageId }> = {
  draft: { tone: 'neutral', icon: 'pencil', label: 'posts.status.draft' },
  scheduled: { tone: 'info', icon: 'clock', label: 'posts.status.scheduled' },
  published: { tone: 'positive', icon: 'circle-check', label: 'posts.status.published' },
  archived: { tone: 'neutral', icon: 'archive', label: 'posts.status.archived' },
};

/** Status badge of a post. */
export function PostStatusBadge({ post }: { post: Pick<Post, 'status'> }) {
  const t = useText();
  const { tone, icon, label } = looks[post.status];
  return (
    <Badge tone={tone} icon={icon}>
      {t(label)}
    </Badge>
  );
}
