import type { Grant, Role } from '@school/domain';
import { IconButton, Menu, type MenuItem, type TableColumn, Text } from '@school/ui';
import type { Translate } from '../../../intl/useText.ts';
import { allPermissions } from '../grants.ts';

/** Columns of the roles table. */
export const roleColumns = (
  t: Translate,
  summary: (grants: readonly Grant[]) => string,
  getMenu: (role: Role) => MenuItem[],
): TableColumn<Role>[] => [
  { id: 'role', header: t('roles.columns.role'), primary: true, width: '24%', cell: ({ name }) => name },
  {
    id: 'allows',
    header: t('roles.columns.allows'),
    card: 'line',
    cell: ({ permissions }) => <Text size="small">{summary(permissions)}</Text>,
  },
  {
    id: 'rights',
    header: t('roles.permissions'),
    hideBelow: 'medium',
    card: 'hidden',
    width: '100px',
    cell: ({ permissions }) => (
      <Text as="span" size="small">
        {t('roles.permissionsCount', { count: permissions.length, total: allPermissions })}
      </Text>
    ),
  },
  {
    id: 'people',
    header: t('roles.columns.people'),
    width: '100px',
    card: 'named',
    align: 'end',
    cell: ({ users_count: count }) => count,
  },
  {
    id: 'actions',
    header: t('users.columns.actions'),
    actions: true,
    cell: (role) => {
      const label = t('users.actionsFor', { name: role.name });
      return (
        <Menu
          label={label}
          align="end"
          trigger={<IconButton icon="ellipsis" label={label} variant="plain" size="s" />}
          items={getMenu(role)}
        />
      );
    },
  },
];
