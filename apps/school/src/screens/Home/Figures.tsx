import { allows, scopeOf } from '@school/domain';
import { Divider, Grid, Link, Stack, StatTile } from '@school/ui';
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
  const loading = [reach, entries, pending].some((query) => query.loading);
  const posts = reach.data?.data.posts;
  const visits = entries.data?.data;
  const waiting = pending.data?.meta.total;
  return (
    <Stack gap="l">
      <Divider />
      <Grid columns={{ narrow: 2, medium: 3 }} gap="xl">
        <StatTile
          loading={loading}
          label={t('home.figures.reading')}
          value={posts ? shareOf(posts) : null}
          format={{ style: 'percent' }}
          note={posts && t('home.figures.readingOf', { read: posts.reached, total: posts.total })}
        />
        <StatTile
          loading={loading}
          label={t('home.figures.entries')}
          value={visits?.entries ?? null}
          note={visits && t('home.figures.people', { count: visits.people })}
        />
        {approves && (
          <StatTile
            loading={loading}
            label={t('home.figures.pending')}
            value={waiting ?? null}
            note={
              // A line either way, so that what stands below it doesn't move.
              waiting ? <Link href="/users?status=pending">{t('home.figures.approve')}</Link> : <br />
            }
          />
        )}
      </Grid>
      <Divider />
    </Stack>
  );
}
