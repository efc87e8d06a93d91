import type { AuditEntry } from '@school/domain';
import { Table } from '@school/ui';
import { useCollege } from '../../data/DataRoot.tsx';
import { useText } from '../../intl/useText.ts';
import { auditColumns } from './auditColumns.tsx';
import type { Audit } from './useAudit.ts';
import { useValueText } from './useValueText.ts';

/** The loaded entries as a table; a row opens its changes. */
export function AuditTable(props: {
  list: Audit;
  entries: readonly AuditEntry[];
  loading: boolean;
  open: string | undefined;
}) {
  const t = useText();
  const timeZone = useCollege()?.setting.timezone;
  const formatValue = useValueText(props.entries);
  return (
    <Table
      label={t('audit.title')}
      loading={props.loading}
      loadingRows={10}
      rows={props.entries}
      rowKey={({ id }) => id}
      rowHref={({ id }) => props.list.hrefOfEntry(id)}
      selected={new Set(props.open ? [props.open] : [])}
      columns={auditColumns(t, timeZone, formatValue)}
    />
  );
}
