import type { DocumentStatistic } from '@school/domain';
import { type TableColumn, Text } from '@school/ui';
import type { Translate } from '../../intl/useText.ts';

/** Columns of the most downloaded documents. */
export const downloadColumns = (
  t: Translate,
  figure: (value: number) => string,
): TableColumn<DocumentStatistic>[] => [
  {
    id: 'document',
    header: t('statistics.documents.document'),
    primary: true,
    width: '48%',
    cell: ({ title }) => title,
    meta: ({ file_name }) => (
      <Text as="span" size="small" dir="ltr">
        {file_name}
      </Text>
    ),
  },
  { id: 'category', header: t('posts.filter.category'), cell: ({ category }) => category ?? '—' },
  {
    id: 'downloads',
    header: t('statistics.documents.downloads'),
    align: 'end',
    card: 'named',
    cell: ({ downloads }) => figure(downloads),
  },
  {
    id: 'people',
    header: t('statistics.documents.people'),
    align: 'end',
    card: 'named',
    cell: ({ people }) => figure(people),
  },
];
