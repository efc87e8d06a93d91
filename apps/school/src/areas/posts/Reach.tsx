import type { Post } from '@school/domain';
import { Meter, Text } from '@school/ui';
import { useText } from '../../intl/useText.ts';

/** Number of people who have read a post, of all recipients. */
export function Reach({ post }: { post: Pick<Post, 'status' | 'reads_count' | 'recipients_count'> }) {
  const t = useText();
  if (post.status === 'draft' || post.status === 'scheduled') {
    return (
      <Text as="span" size="small" tone="quiet">
        {t('posts.notSent')}
      </Text>
    );
  }
  return (
    <Meter
      value={post.reads_count}
      max={post.recipients_count}
      label={t('posts.reach', { read: post.reads_count, total: post.recipients_count })}
    />
  );
}
