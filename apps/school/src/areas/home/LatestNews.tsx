import { EmptyState } from '@school/ui';
import { useQuery } from '../../data/useQuery.ts';
import { useText } from '../../intl/useText.ts';
import { Failed } from '../../screen/Failed.tsx';
import { PostLines } from './PostLines.tsx';
import { latestNews } from './homeQueries.ts';
import { postPaths } from '../posts/paths.ts';

/** The latest published posts. */
export function LatestNews() {
  const t = useText();
  const { data, problem, reload } = useQuery('listPosts', latestNews);
  return (
    <PostLines
      title={t('home.latest')}
      turn={3}
      all={{ href: postPaths.list.href(), label: t('home.allNews') }}
      posts={data?.data}
      otherwise={
        data?.data.length === 0 ? (
          <EmptyState icon="newspaper" title={t('posts.none')} body={t('home.noNews')} />
        ) : (
          problem && !data && <Failed problem={problem} onRetry={reload} />
        )
      }
    />
  );
}
