import type { Role } from '@school/domain';
import { Table } from '@school/ui';
import { useText } from '../../../intl/useText.ts';
import { areas } from '../grants.ts';
import { useNarrow } from '../../../viewport/useNarrow.ts';
import { PermissionsByArea } from './PermissionsByArea.tsx';
import { permissionColumns } from './permissionColumns.tsx';

const permissions = areas.flatMap((area) => area.areaPermissions);

/** Matrix of a role with a row per permission; on narrow screens, expandable areas. */
export function PermissionsTable({ role }: { role: Role }) {
  const t = useText();
  const narrow = useNarrow();
  if (narrow) return <PermissionsByArea role={role} />;
  return (
    <Table
      label={t('roles.permissions')}
      rows={permissions}
      rowKey={({ id }) => id}
      columns={permissionColumns(t, role)}
    />
  );
}
