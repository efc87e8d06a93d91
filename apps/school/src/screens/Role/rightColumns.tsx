import { type PermissionScope, type Role, scopeOf } from '@school/domain';
import { Icon, Inline, type TableColumn, Text } from '@school/ui';
import type { TextOf } from '../../intl/words.ts';
import type { areas } from '../../roles/grants.ts';
import { rightLabel } from '../../roles/rightLabel.ts';

/** A row of the matrix. */
export type Right = (typeof areas)[number]['rights'][number];

const scopes: readonly PermissionScope[] = ['any', 'own', 'items'];

/** The matrix of a role: a column for each reach; where there is no room for it, the reach in words. */
export const rightColumns = (t: TextOf, role: Role, narrow: boolean): TableColumn<Right>[] => {
  const right: TableColumn<Right> = {
    id: 'right',
    header: t('roles.columns.right'),
    primary: true,
    width: '46%',
    cell: ({ id }) => t(rightLabel(id)),
  };
  if (narrow) {
    const reach: TableColumn<Right> = {
      id: 'reach',
      header: t('roles.columns.reach'),
      cell: ({ id }) => {
        const scope = scopeOf(role, id);
        return (
          <Text as="span" size="small" tone={scope ? 'base' : 'quiet'}>
            {t(`roles.scope.${scope ?? 'none'}`)}
          </Text>
        );
      },
    };
    return [right, reach];
  }
  const matrix = scopes.map((scope): TableColumn<Right> => ({
    id: scope,
    header: t(`roles.scope.${scope}`),
    align: 'center',
    cell: ({ id }) =>
      scopeOf(role, id) === scope && (
        <Inline justify="center">
          <Icon name="check" label={t(`roles.scope.${scope}`)} />
        </Inline>
      ),
  }));
  return [right, ...matrix];
};
