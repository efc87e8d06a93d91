import type { Post } from '@school/domain';
import { Avatar, Heading, Inline, Skeleton, SkeletonGroup, Stack, Text, Time } from '@school/ui';
import { useCollege } from '../../data/DataRoot.tsx';
import { useQuery } from '../../data/useQuery.ts';
import { useText } from '../../intl/useText.ts';
import { Reach } from '../../posts/Reach.tsx';
import { Failed } from '../../shell/Failed.tsx';

/** How many of the latest readers are named. */
const named = 10;

/** Who has read a post, the latest first. */
export function Readers({ post }: { post: Post }) {
  const t = useText();
  const timeZone = useCollege()?.setting.timezone;
  const { data, problem, reload } = useQuery('listPostReaders', {
    path: { id: post.id },
    query: { per_page: named },
  });
  return (
    <Stack as="section" gap="m" aria-label={t('posts.readBy')}>
      <Heading level={3} size="heading">
        {t('posts.readBy')}
      </Heading>
      <Reach post={post} />
      {problem && !data && <Failed problem={problem} onRetry={reload} />}
      {!problem && !data && (
        <SkeletonGroup label={t('app.loading')}>
          <Skeleton shape="text" />
          <Skeleton shape="text" />
        </SkeletonGroup>
      )}
      <Stack as="ul" gap="s">
        {data?.data.map(({ user, read_at }) => (
          <Inline as="li" key={user.id} gap="s">
            <Avatar name={user.name} src={user.avatar} size={32} aria-hidden />
            <Text as="span" isolate>
              {user.name}
            </Text>
            <Text as="span" size="small" tone="quiet">
              <Time value={read_at} timeZone={timeZone} format="relative" />
            </Text>
          </Inline>
        ))}
      </Stack>
    </Stack>
  );
}
