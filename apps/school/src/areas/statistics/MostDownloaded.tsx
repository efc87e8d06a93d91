import type { InputOf } from '@school/domain';
import { BarList, Stack, Table } from '@school/ui';
import { useIntl } from 'react-intl';
import { useQuery } from '../../data/useQuery.ts';
import { isolate } from '../../intl/isolate.ts';
import { useText } from '../../intl/useText.ts';
import { downloadColumns } from './downloadColumns.tsx';
import { StatisticsSection } from './StatisticsSection.tsx';
import { ShowAll, useFew } from './ShowAll.tsx';

/** Number of bars; the table has all documents. */
const drawn = 3;

/** The most downloaded documents. */
export function MostDownloaded({ query }: { query: InputOf<'getDocumentStatistics'> | null }) {
  const t = useText();
  const { formatNumber } = useIntl();
  const answer = useQuery('getDocumentStatistics', query);
  const first = answer.data?.data[0];
  const few = useFew(answer.data?.data ?? []);
  return (
    <StatisticsSection
      title={t('statistics.documents.title')}
      turn={4}
      query={answer}
      height={360}
      sentence={
        first && {
          id: 'statistics.documents.sentence',
          values: { title: isolate(first.title), downloads: first.downloads },
        }
      }
    >
      {({ data }) => (
        <Stack gap="l">
          <BarList
            label={t('statistics.documents.title')}
            hideLabel
            itemHeader={t('statistics.documents.document')}
            valueHeader={t('statistics.documents.downloads')}
            items={data.slice(0, drawn).map(({ title, downloads }) => ({ label: title, value: downloads }))}
          />
          {data.length > 0 && (
            <Table
              label={t('statistics.documents.title')}
              rows={few.shown}
              rowKey={({ id }) => id}
              columns={downloadColumns(t, formatNumber)}
            />
          )}
          <ShowAll few={few} />
        </Stack>
      )}
    </StatisticsSection>
  );
}
