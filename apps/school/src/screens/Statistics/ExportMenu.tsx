import type { InputOf } from '@school/domain';
import { Box, Button, Menu } from '@school/ui';
import { useText } from '../../intl/useText.ts';
import { type Kind, useExport } from './useExport.ts';

/** Each of the statistics as a table for a spreadsheet. */
export function ExportMenu(props: {
  query: InputOf<'exportStatistics'>['query'];
  /** What others do is in reach too. */
  ofOthers: boolean;
}) {
  const t = useText();
  const { give, pending } = useExport(props.query);
  const kinds: Kind[] = props.ofOthers ? ['posts', 'entries', 'reach', 'documents'] : ['posts', 'documents'];
  return (
    <Box notPrinted>
      <Menu
        label={t('statistics.export')}
        align="end"
        trigger={
          <Button icon="download" loading={pending} disabled={props.query === undefined}>
            {t('statistics.export')}
          </Button>
        }
        items={kinds.map((kind) => ({
          id: kind,
          label: t(`statistics.${kind}.title`),
          icon: 'table-2',
          onSelect: () => void give(kind),
        }))}
      />
    </Box>
  );
}
