import { clockOptions } from '@school/text';
import type { EntryStatistic, InputOf } from '@school/domain';
import { HeatMap, Skeleton, SkeletonGroup, Text } from '@school/ui';
import { useIntl } from 'react-intl';
import { useQuery } from '../../data/useQuery.ts';
import { RichMessage } from '../../intl/RichMessage.tsx';
import { sentenceGap } from '../../intl/sentenceGap.ts';
import { useText } from '../../intl/useText.ts';
import type { Days } from '../../lists/days.ts';
import { useTurn } from '../../viewport/InOrder.tsx';
import { useNarrow } from '../../viewport/useNarrow.ts';
import { StatisticsSection } from './StatisticsSection.tsx';

type EntriesProps = { query: InputOf<'getEntryStatistics'> | null };

/** The hours that are always shown; earlier and later ones appear if they have visits. */
const [morning, evening] = [7, 20];

/** Converts the server's weekday (Sunday is 0) to ISO 8601 (Monday is 1, Sunday is 7). */
const isoDay = (weekday: number) => weekday || 7;

/* 5 January 2026 is a Monday. */
const toDate = ({ weekday, hour }: { weekday: number; hour: number }) =>
  new Date(Date.UTC(2026, 0, 4 + isoDay(weekday), hour));

/** Summary of the visits: number, comparison with the days before, and the busiest hour. */
export function EntrySentence({ query }: EntriesProps) {
  const t = useText();
  const narrow = useNarrow();
  const { data, loading, problem } = useQuery('getEntryStatistics', query);
  const drawn = useTurn(0, !loading);
  // The hours chart shows the error.
  if (!drawn || query === null || (problem && !data)) return null;
  return (
    <Text as={data ? 'p' : 'div'} size={narrow ? 'title' : 'display'}>
      {data ? (
        <EntriesSummary entries={data.data} days={daysIn(data.meta)} />
      ) : (
        <SkeletonGroup label={t('app.loading')}>
          <Skeleton height="1lh" />
          <Skeleton width="70%" height="1lh" />
        </SkeletonGroup>
      )}
    </Text>
  );
}

/** Number of days of a range, both ends included. */
const daysIn = ({ from, to }: Days) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;

function EntriesSummary(props: { entries: EntryStatistic; days: number }) {
  const { entries, previous_entries: previous, cells } = props.entries;
  const { formatDate, locale } = useIntl();
  const gap = sentenceGap(locale);
  const most = cells.reduce<(typeof cells)[number] | undefined>(
    (known, cell) => (cell.entries > (known?.entries ?? 0) ? cell : known),
    undefined,
  );
  const change = previous > 0 ? entries / previous - 1 : 0;
  const at = (options: object) => most && formatDate(toDate(most), { timeZone: 'UTC', ...options });
  return (
    <>
      <RichMessage id="statistics.entries.sentence" values={{ entries }} />
      {previous > 0 && entries > 0 && (
        <>
          <span>{gap}</span>
          <RichMessage
            id={
              Math.abs(change) < 0.005
                ? 'statistics.entries.same'
                : change > 0
                  ? 'statistics.entries.more'
                  : 'statistics.entries.fewer'
            }
            values={{ share: Math.abs(change), days: props.days }}
          />
        </>
      )}
      {most && (
        <>
          <span>{gap}</span>
          <RichMessage
            id="statistics.entries.most"
            values={{
              day: at({ weekday: 'long' }) ?? '',
              time: at(clockOptions(locale)) ?? '',
            }}
          />
        </>
      )}
    </>
  );
}

/** Visits by weekday and hour. */
export function EntryHours({ query }: EntriesProps) {
  const t = useText();
  const answer = useQuery('getEntryStatistics', query);
  const entries = answer.data?.data;
  const hours = entries?.cells.map(({ hour }) => hour) ?? [];
  return (
    <StatisticsSection
      column
      title={t('statistics.entries.title')}
      turn={2}
      query={answer}
      height={280}
      sentence={
        entries && entries.entries > 0
          ? {
              id: 'statistics.entries.people',
              values: {
                people: entries.people,
                minutes: Math.max(1, Math.round(entries.seconds / entries.entries / 60)),
              },
            }
          : undefined
      }
    >
      {({ data }) => (
        <HeatMap
          label={t('statistics.entries.title')}
          hideLabel
          firstHour={Math.min(morning, ...hours)}
          lastHour={Math.max(evening, ...hours)}
          cells={data.cells.map(({ weekday, hour, entries }) => ({
            weekday: isoDay(weekday),
            hour,
            value: entries,
          }))}
        />
      )}
    </StatisticsSection>
  );
}
