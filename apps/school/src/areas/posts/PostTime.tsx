import type { Post } from '@school/domain';
import { Text, Time } from '@school/ui';
import { useCollege } from '../../data/DataRoot.tsx';
import { useText } from '../../intl/useText.ts';

/** Time when a post was or will be published, or a draft last changed, in the school's time zone. */
export function PostTime({ post }: { post: Pick<Post, 'status' | 'published_at' | 'updated_at'> }) {
  const t = useText();
  const timeZone = useCollege()?.setting.timezone;
  const published = post.status === 'draft' ? null : post.published_at;
  return (
    <Text as="span" size="small">
      {published === null && (
        <>
          <span>{t('posts.edited')}</span>{' '}
        </>
      )}
      <Time value={published ?? post.updated_at} timeZone={timeZone} format="relative" />
    </Text>
  );
}
