import type { Role } from '@school/domain';
import { Table } from '@school/ui';
import { useText } from '../../intl/useText.ts';
import { areas } from '../../roles/grants.ts';
import { useNarrow } from '../../viewport/useNarrow.ts';
import { rightColumns } from './rightColumns.tsx';

const rights = areas.flatMap((area) => area.rights);

/** The matrix of a role, a row for each right. */
export function RightsTable({ role }: { role: Role }) {
  const t = useText();
  const narrow = useNarrow();
  return (
    <Table
      label={t('roles.rights')}
      rows={rights}
      rowKey={({ id }) => id}
      columns={rightColumns(t, role, narrow)}
    />
  );
}
