import type { InputOf } from '@school/domain';
import { Grid, StatTile } from '@school/ui';
import { useQuery } from '../../data/useQuery.ts';
import { useText } from '../../intl/useText.ts';
import { StatisticsSection } from './StatisticsSection.tsx';
import { countsPart } from './statisticsFilter.ts';

const parts = ['people', 'posts', 'notifications'] as const;
/** Readings and deliveries are summed for the whole school only. */
const partsOfPart = ['people'] as const;

/** Number of people reached, of all recipients. */
export function Reached({ query }: { query: InputOf<'getReachStatistics'> | null }) {
  const t = useText();
  const answer = useQuery('getReachStatistics', query);
  const people = answer.data?.data.people;
  const shown = countsPart(query) ? partsOfPart : parts;
  return (
    <StatisticsSection
      title={t('statistics.reach.title')}
      turn={3}
      query={answer}
      height={96}
      sentence={people && { id: 'statistics.reach.sentence', values: people }}
    >
      {({ data }) => (
        <Grid columns={{ narrow: 1, medium: 3 }} gap="xl">
          {shown.map((part) => (
            <StatTile
              key={part}
              label={t(`statistics.reach.${part}`)}
              value={data[part].total > 0 ? data[part].reached / data[part].total : null}
              format={{ style: 'percent' }}
              note={t('posts.reach', { read: data[part].reached, total: data[part].total })}
            />
          ))}
        </Grid>
      )}
    </StatisticsSection>
  );
}
