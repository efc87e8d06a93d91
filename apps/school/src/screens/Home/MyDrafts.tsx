import { LinkButton, Notice, Text } from '@school/ui';
import { useSession } from '../../data/DataRoot.tsx';
import { useQuery } from '../../data/useQuery.ts';
import { useDrafts } from '../../forms/useDrafts.ts';
import { useText } from '../../intl/useText.ts';
import type { PostValues } from '../../posts/postValues.ts';
import { Failed } from '../../shell/Failed.tsx';
import { PostLines } from './PostLines.tsx';

/** How many drafts of the school are looked through for one's own, and how many of these are shown. */
const looked = 50;
const shown = 5;

/** What the person has begun: on this device, and saved at the school. */
export function MyDrafts() {
  const t = useText();
  const { user } = useSession();
  const unsent = useDrafts()?.read<PostValues>('new-post');
  const { data, problem, reload } = useQuery('listPosts', {
    query: { per_page: looked, 'filter[status]': 'draft', sort: '-updated_at' },
  });
  const mine = data?.data.filter((post) => post.author.id === user?.id).slice(0, shown);
  return (
    <PostLines
      title={t('home.drafts')}
      turn={1}
      all={{ href: '/blog?status=draft', label: t('home.allDrafts') }}
      posts={mine}
      first={
        unsent && (
          <Notice
            tone="info"
            action={
              <LinkButton size="s" href="/blog/new-post">
                {t('home.continue')}
              </LinkButton>
            }
          >
            {unsent.values.title
              ? t('home.unsent', { title: unsent.values.title })
              : t('home.unsentUntitled')}
          </Notice>
        )
      }
      otherwise={
        mine?.length === 0 ? (
          <Text tone="quiet">{t('home.noDrafts')}</Text>
        ) : (
          problem && !data && <Failed problem={problem} onRetry={reload} />
        )
      }
    />
  );
}
