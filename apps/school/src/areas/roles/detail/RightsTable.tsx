import type { Role } from '@school/domain';
import { Table } from '@school/ui';
import { useText } from '../../../intl/useText.ts';
import { areas } from '../grants.ts';
import { useNarrow } from '../../../viewport/useNarrow.ts';
import { RightsByArea } from './RightsByArea.tsx';
import { rightColumns } from './rightColumns.tsx';

const rights = areas.flatMap((area) => area.rights);

/** Matrix of a role with a row per permission; on narrow screens, expandable areas. */
export function RightsTable({ role }: { role: Role }) {
  const t = useText();
  const narrow = useNarrow();
  if (narrow) return <RightsByArea role={role} />;
  return (
    <Table
      label={t('roles.permissions')}
      rows={rights}
      rowKey={({ id }) => id}
      columns={rightColumns(t, role)}
    />
  );
}
