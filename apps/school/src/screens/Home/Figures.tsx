import { allows, scopeOf } from '@school/domain';
import { Divider, Grid, Link, Skeleton, SkeletonGroup, Stack, StatTile } from '@school/ui';
import { useSession } from '../../data/DataRoot.tsx';
import { useQuery } from '../../data/useQuery.ts';
import { useText } from '../../intl/useText.ts';

const shareOf = ({ reached, total }: { reached: number; total: number }) =>
  total > 0 ? reached / total : null;

/** A few figures of the last seven days, for those who may see them. What can't be had is a dash. */
export function Figures() {
  const t = useText();
  const { user } = useSession();
  // Whoever counts only what they made themselves has no part in the figures of the school.
  const sees = user !== null && ['any', 'own'].includes(scopeOf(user, 'statistics.view') ?? '');
  const approves = user !== null && allows(user, 'users.write');
  const reach = useQuery('getReachStatistics', sees ? {} : null);
  const entries = useQuery('getEntryStatistics', sees ? {} : null);
  const pending = useQuery(
    'listUsers',
    approves ? { query: { per_page: 1, 'filter[status]': 'pending' } } : null,
  );
  if (!sees) return null;
  if ([reach, entries, pending].some(({ loading }) => loading)) {
    return (
      <SkeletonGroup label={t('app.loading')}>
        <Skeleton shape="box" height={112} />
      </SkeletonGroup>
    );
  }
  const posts = reach.data?.data.posts;
  const visits = entries.data?.data;
  const waiting = pending.data?.meta.total;
  return (
    <Stack gap="l">
      <Divider />
      <Grid columns={{ narrow: 2, medium: 3 }} gap="xl">
        <StatTile
          label={t('home.figures.reading')}
          value={posts ? shareOf(posts) : null}
          format={{ style: 'percent' }}
          note={posts && t('home.figures.readingOf', { read: posts.reached, total: posts.total })}
        />
        <StatTile
          label={t('home.figures.entries')}
          value={visits?.entries ?? null}
          note={visits && t('home.figures.people', { count: visits.people })}
        />
        {approves && (
          <StatTile
            label={t('home.figures.pending')}
            value={waiting ?? null}
            note={
              waiting !== undefined &&
              waiting > 0 && <Link href="/users?status=pending">{t('home.figures.approve')}</Link>
            }
          />
        )}
      </Grid>
      <Divider />
    </Stack>
  );
}
