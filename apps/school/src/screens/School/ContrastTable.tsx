import { Icon, Inline, Stack, Table, Text } from '@school/ui';
import type { TenantTheme } from '@school/ui/theme';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../../intl/useText.ts';
import { contrastColumns } from './contrastColumns.tsx';
import { figuresOf, pairsOf } from './themeFigures.ts';

/** How far the colours of a theme are apart where they meet: measured, beside what they must be. */
export function ContrastTable({ theme }: { theme: TenantTheme }) {
  const t = useText();
  const { formatNumber } = useIntl();
  const figures = useMemo(() => figuresOf(theme), [theme]);
  const { kept, total } = useMemo(() => pairsOf(theme), [theme]);
  // Cut and not rounded up: what is a little less than enough must not look like enough.
  const written = (figure: number) =>
    `${formatNumber(Math.floor(figure * 10) / 10, { minimumFractionDigits: 1 })} : 1`;
  return (
    <Stack gap="m">
      <Inline gap="s" wrap={false} align="start">
        <Icon name={kept === total ? 'circle-check' : 'triangle-alert'} />
        <Text weight="medium" role="status">
          {t('school.contrast.pairs', { kept, total })}
        </Text>
      </Inline>
      <Table
        label={t('school.contrast.title')}
        columns={contrastColumns(t, written)}
        rows={figures}
        rowKey={({ id }) => id}
      />
    </Stack>
  );
}
