import { type PermissionScope, type Role, findScope } from '@school/domain';
import { Icon, Inline, type TableColumn } from '@school/ui';
import type { Translate } from '../../../intl/useText.ts';
import type { areas } from '../grants.ts';
import { permissionLabel } from '../permissionLabel.ts';

/** A row of the matrix. */
export type AreaPermission = (typeof areas)[number]['areaPermissions'][number];

const scopes: readonly PermissionScope[] = ['any', 'own', 'items'];

/** Columns of the matrix: one per scope. */
export const permissionColumns = (t: Translate, role: Role): TableColumn<AreaPermission>[] => {
  const permissionColumn: TableColumn<AreaPermission> = {
    id: 'right',
    header: t('roles.columns.permission'),
    primary: true,
    width: '46%',
    cell: ({ id }) => t(permissionLabel(id)),
  };
  const matrix = scopes.map((scope): TableColumn<AreaPermission> => ({
    id: scope,
    header: t(`roles.scope.${scope}`),
    align: 'center',
    cell: ({ id }) =>
      findScope(role, id) === scope && (
        <Inline justify="center">
          <Icon name="check" label={t(`roles.scope.${scope}`)} />
        </Inline>
      ),
  }));
  return [permissionColumn, ...matrix];
};
