import { clockOptions } from '@school/text';
import { addDays } from '../../intl/localTime.ts';
import { allows, type EntryStatistic, findScope } from '@school/domain';
import { Divider, Grid, Link, Stack, StatTile } from '@school/ui';
import { useIntl } from 'react-intl';
import { useSession } from '../../data/DataRoot.tsx';
import { useQuery } from '../../data/useQuery.ts';
import { useText } from '../../intl/useText.ts';
import { countedWithoutPin, peopleWithoutPin } from '../users/index.ts';
import { dailyEntries, peakHour } from './entryDays.ts';

const toShare = ({ reached, total }: { reached: number; total: number }) =>
  total > 0 ? reached / total : null;

/** Key figures of the last seven days and the week before, for people with permission. */
export function Figures() {
  const { user } = useSession();
  // People who see only their own posts see no figures of the school.
  const sees = user !== null && ['any', 'own'].includes(findScope(user, 'statistics.view') ?? '');
  if (!sees) return null;
  return (
    <Stack gap="l">
      <Divider />
      <Tiles countsPins={allows(user, 'users.reset')} />
      <Divider />
    </Stack>
  );
}

function Tiles({ countsPins }: { countsPins: boolean }) {
  const t = useText();
  const reach = useQuery('getReachStatistics', {});
  const from = reach.data?.meta.from;
  const before = useQuery(
    'getReachStatistics',
    from === undefined ? null : { query: { from: addDays(from, -7), to: addDays(from, -1) } },
  );
  const entries = useQuery('getEntryStatistics', {});
  const withoutPin = useQuery('listUsers', countsPins ? countedWithoutPin : null);
  const loading =
    (from === undefined && reach.problem === undefined) ||
    [before, entries, withoutPin].some((query) => query.loading);
  const posts = reach.data?.data.posts;
  const postsBefore = before.data && toShare(before.data.data.posts);
  const lacking = withoutPin.data?.meta.total;
  return (
    <Grid columns={{ narrow: 2, wide: countsPins ? 4 : 3 }} gap="xl">
      <StatTile
        loading={loading}
        label={t('home.figures.reading')}
        value={posts ? toShare(posts) : null}
        format={{ style: 'percent' }}
        note={posts && t('home.figures.readingOf', { read: posts.reached, total: posts.total })}
        comparison={
          typeof postsBefore === 'number' ? t('home.figures.shareBefore', { share: postsBefore }) : null
        }
        trend={loading ? undefined : reach.data?.data.reads_by_day}
        trendLabel={t('home.figures.readsByDay')}
      />
      <TodayTile loading={loading} entries={entries.data} />
      <StatTile
        loading={loading}
        label={t('home.figures.entries')}
        value={entries.data?.data.entries ?? null}
        note={entries.data && t('home.figures.people', { count: entries.data.data.people })}
        comparison={
          entries.data ? t('home.figures.countBefore', { count: entries.data.data.previous_entries }) : null
        }
      />
      {countsPins && (
        <StatTile
          loading={loading}
          label={t('home.figures.withoutPin')}
          value={lacking ?? null}
          note={
            lacking ? (
              <Link href={peopleWithoutPin}>{t('home.figures.withoutPinNote')}</Link>
            ) : (
              lacking === 0 && t('home.figures.allPins')
            )
          }
          comparison={null}
        />
      )}
    </Grid>
  );
}

type Entries = { data: EntryStatistic; meta: { from: string; to: string } };

/** Number of visits today, with the six days before as bars. */
function TodayTile({ loading, entries }: { loading: boolean; entries: Entries | undefined }) {
  const t = useText();
  const { formatDate, locale } = useIntl();
  const days = entries && dailyEntries(entries.data.cells, entries.meta);
  const peak = entries && peakHour(entries.data.cells, entries.meta.to);
  const peakTime =
    peak !== undefined &&
    formatDate(new Date(Date.UTC(2026, 0, 1, peak)), {
      ...clockOptions(locale),
      timeZone: 'UTC',
    });
  return (
    <StatTile
      loading={loading}
      label={t('home.figures.today')}
      value={days?.at(-1) ?? null}
      note={days && (peakTime ? t('home.figures.peak', { time: peakTime }) : t('home.figures.noVisitsToday'))}
      comparison={days ? t('home.figures.yesterday', { count: days.at(-2) ?? 0 }) : null}
      trend={loading ? undefined : days}
      trendLabel={t('home.figures.byDay')}
    />
  );
}
