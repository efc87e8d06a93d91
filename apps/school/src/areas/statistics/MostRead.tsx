import type { InputOf } from '@school/domain';
import { BarList, Stack } from '@school/ui';
import { useQuery } from '../../data/useQuery.ts';
import { isolate } from '../../intl/isolate.ts';
import { useText } from '../../intl/useText.ts';
import { StatisticsSection } from './StatisticsSection.tsx';
import { ShowAll, useFew } from './ShowAll.tsx';
import { countsPart } from './statisticsFilter.ts';
import { postPaths } from '../posts/paths.ts';

/** The most read posts. Recipients are known of the whole school only, so a part of it has no share. */
export function MostRead({ query }: { query: InputOf<'getPostStatistics'> | null }) {
  const t = useText();
  const answer = useQuery('getPostStatistics', query);
  const first = answer.data?.data[0];
  const few = useFew(answer.data?.data ?? []);
  const ofPart = countsPart(query);
  return (
    <StatisticsSection
      column
      title={t('statistics.posts.title')}
      turn={1}
      query={answer}
      height={320}
      sentence={
        first && {
          id: ofPart ? 'statistics.posts.sentenceOfPart' : 'statistics.posts.sentence',
          values: { title: isolate(first.title), reads: first.reads, recipients: first.recipients },
        }
      }
    >
      {() => (
        <Stack gap="m">
          <BarList
            label={t('statistics.posts.title')}
            hideLabel
            itemHeader={t('posts.columns.post')}
            valueHeader={t('posts.columns.reach')}
            items={few.shown.map(({ id, title, reads, recipients }) => ({
              label: title,
              value: reads,
              ...(!ofPart && { total: recipients }),
              href: postPaths.detail.href({ id }),
            }))}
          />
          <ShowAll few={few} />
        </Stack>
      )}
    </StatisticsSection>
  );
}
