import { LinkButton, Notice, Text } from '@school/ui';
import { useQuery } from '../../data/useQuery.ts';
import { useDrafts } from '../../forms/useDrafts.ts';
import { useText } from '../../intl/useText.ts';
import { Failed } from '../../shell/Failed.tsx';
import { PostLines } from './PostLines.tsx';
import { ownDrafts } from './homeQueries.ts';

/** What can be begun on a device, where it is gone on with, and what it is called without a title. */
const begun = [
  { draft: 'new-post', href: '/blog/new-post', untitled: 'home.unsentUntitled' },
  { draft: 'new-event', href: '/events/new-event', untitled: 'home.unsentEvent' },
  {
    draft: 'new-notification',
    href: '/college-notifications/new-notification',
    untitled: 'home.unsentNotification',
  },
] as const;

type Begun = Partial<Record<'title' | 'name', string>>;

/** What the person has begun: on this device, and saved at the school. */
export function MyDrafts() {
  const t = useText();
  const drafts = useDrafts();
  const unsent = begun.flatMap(({ draft, ...way }) => {
    const values = drafts?.read<Begun>(draft)?.values;
    return values ? [{ ...way, title: values.title ?? values.name }] : [];
  });
  const { data, problem, reload } = useQuery('listPosts', ownDrafts);
  const mine = data?.data;
  return (
    <PostLines
      title={t('home.drafts')}
      turn={1}
      all={{ href: '/blog?status=draft', label: t('home.allDrafts') }}
      posts={mine}
      first={
        unsent.length > 0 &&
        unsent.map(({ href, title, untitled }) => (
          <Notice
            key={href}
            tone="info"
            action={
              <LinkButton size="s" href={href}>
                {t('home.continue')}
              </LinkButton>
            }
          >
            {title ? t('home.unsent', { title }) : t(untitled)}
          </Notice>
        ))
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
