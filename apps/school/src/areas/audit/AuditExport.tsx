import { Box, Button } from '@school/ui';
import { useText } from '../../intl/useText.ts';
import { useTableExport } from '../../lists/useTableExport.ts';
import type { Audit } from './useAudit.ts';

/** Button that exports the filtered entries as a spreadsheet. */
export function AuditExport({ query }: Pick<Audit, 'query'>) {
  const t = useText();
  const { exportTable, pending } = useTableExport();
  return (
    <Box notPrinted>
      <Button
        icon="download"
        loading={pending}
        onClick={() => void exportTable('exportAudit', { query }, t('audit.title'))}
      >
        {t('statistics.export')}
      </Button>
    </Box>
  );
}
