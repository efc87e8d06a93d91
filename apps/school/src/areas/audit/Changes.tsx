import type { AuditEntry } from '@school/domain';
import { listAuditFields } from '@school/domain/audit';
import { Table, type TableColumn, Text } from '@school/ui';
import { useText } from '../../intl/useText.ts';
import { fieldColumn, sideColumn } from './changeColumns.tsx';
import { useValueText } from './useValueText.ts';

/** The changes of an entry by field, before and after. */
export function Changes({ entry }: { entry: AuditEntry }) {
  const t = useText();
  const formatValue = useValueText([entry]);
  const fields = listAuditFields(entry);
  if (fields.length === 0) return <Text tone="quiet">{t('audit.noFields')}</Text>;
  const columns: (TableColumn<string> | false)[] = [
    fieldColumn(t, entry.subject.kind),
    entry.before !== null && sideColumn(t, 'before', (field) => formatValue(field, entry.before?.[field])),
    entry.after !== null && sideColumn(t, 'after', (field) => formatValue(field, entry.after?.[field])),
  ];
  return (
    <Table
      label={t('audit.changes')}
      rows={fields}
      rowKey={(field) => field}
      columns={columns.filter((column) => column !== false)}
    />
  );
}
