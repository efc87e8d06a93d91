import { type TableColumn, Text } from '@school/ui';
import type { TextOf } from '../../intl/words.ts';
import type { ContrastFigure } from './themeFigures.ts';

/** What is compared: both schemes, and what they must be. */
export function contrastColumns(
  t: TextOf,
  written: (figure: number) => string,
): TableColumn<ContrastFigure>[] {
  const figure = (scheme: 'light' | 'dark'): TableColumn<ContrastFigure> => ({
    id: scheme,
    header: t(`school.trial.${scheme}`),
    align: 'end',
    cell: (row) => (
      <Text as="span" dir="ltr" tone={row[scheme] < row.least ? 'critical' : undefined}>
        {written(row[scheme])}
      </Text>
    ),
  });
  return [
    { id: 'what', header: t('school.contrast.what'), primary: true, cell: ({ label }) => t(label) },
    figure('light'),
    figure('dark'),
    {
      id: 'least',
      header: t('school.contrast.least'),
      align: 'end',
      cell: ({ least }) => (
        <Text as="span" dir="ltr" tone="quiet">
          {written(least)}
        </Text>
      ),
    },
  ];
}
