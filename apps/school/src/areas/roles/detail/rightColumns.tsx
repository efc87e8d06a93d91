import { type PermissionScope, type Role, findScope } from '@school/domain';
import { Icon, Inline, type TableColumn } from '@school/ui';
import type { Translate } from '../../../intl/useText.ts';
import type { areas } from '../grants.ts';
import { rightLabel } from '../rightLabel.ts';

/** A row of the matrix. */
export type Right = (typeof areas)[number]['rights'][number];

const scopes: readonly PermissionScope[] = ['any', 'own', 'items'];

/** Columns of the matrix: one per scope. */
export const rightColumns = (t: Translate, role: Role): TableColumn<Right>[] => {
  const right: TableColumn<Right> = {
    id: 'right',
    header: t('roles.columns.permission'),
    primary: true,
    width: '46%',
    cell: ({ id }) => t(rightLabel(id)),
  };
  const matrix = scopes.map((scope): TableColumn<Right> => ({
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
  return [right, ...matrix];
};
