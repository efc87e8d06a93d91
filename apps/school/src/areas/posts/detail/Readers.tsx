import type { Post } from '@school/domain';
import {
  Avatar,
  Heading,
  List,
  ListItem,
  Pagination,
  Skeleton,
  SkeletonGroup,
  Stack,
  Text,
  Time,
} from '@school/ui';
import { useCollege } from '../../../data/DataRoot.tsx';
import { useQuery } from '../../../data/useQuery.ts';
import { useText } from '../../../intl/useText.ts';
import { Reach } from '../Reach.tsx';
import { Failed } from '../../../shell/Failed.tsx';
import { useRoute } from '../../../router/useRoute.ts';
import { postPaths } from '../paths.ts';

/** Number of readers per page. */
const named = 10;

/** Readers of a post, latest first. The page is in the URL. */
export function Readers({ post }: { post: Post }) {
  const t = useText();
  const timeZone = useCollege()?.setting.timezone;
  const { readers: page } = useRoute(postPaths.detail);
  const { data, problem, reload } = useQuery('listPostReaders', {
    path: { id: post.id },
    query: { page, per_page: named },
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
          <Skeleton shape="box" height={56} />
          <Skeleton shape="box" height={56} />
        </SkeletonGroup>
      )}
      {data?.data.length === 0 && <Text tone="quiet">{t('post.noReaders')}</Text>}
      {data && data.data.length > 0 && (
        <List label={t('posts.readBy')}>
          {data.data.map(({ user, read_at }) => (
            <ListItem
              key={user.id}
              start={<Avatar name={user.name} src={user.avatar} aria-hidden />}
              title={user.name}
              end={<Time value={read_at} timeZone={timeZone} format="relative" />}
            />
          ))}
        </List>
      )}
      {data && (
        <Pagination
          label={t('post.readerPages')}
          page={data.meta.current_page}
          pageCount={data.meta.last_page}
          hrefFor={(other) => postPaths.detail.href({ id: post.id, readers: other })}
        />
      )}
    </Stack>
  );
}
