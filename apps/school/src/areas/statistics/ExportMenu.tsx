import type { InputOf } from '@school/domain';
import { Box, Button, Menu } from '@school/ui';
import { useText } from '../../intl/useText.ts';
import { useTableExport } from '../../lists/useTableExport.ts';

/** A kind of statistics. */
type Kind = InputOf<'exportStatistics'>['path']['kind'];

/** Menu that exports each kind of statistics as a spreadsheet. */
export function ExportMenu(props: {
  query: InputOf<'exportStatistics'>['query'];
  /** Whether the activity of others is included. */
  ofOthers: boolean;
}) {
  const t = useText();
  const { query } = props;
  const { exportTable, pending } = useTableExport();
  const kinds: Kind[] = props.ofOthers ? ['posts', 'entries', 'reach', 'documents'] : ['posts', 'documents'];
  return (
    <Box notPrinted>
      <Menu
        label={t('statistics.export')}
        align="end"
        trigger={
          <Button icon="download" loading={pending} disabled={query === undefined}>
            {t('statistics.export')}
          </Button>
        }
        items={kinds.map((kind) => ({
          id: kind,
          label: t(`statistics.${kind}.title`),
          icon: 'table-2',
          onSelect: () =>
            void exportTable('exportStatistics', { path: { kind }, ...(query && { query }) }, kind),
        }))}
      />
    </Box>
  );
}
