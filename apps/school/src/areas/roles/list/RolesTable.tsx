import type { Role } from '@school/domain';
import { type MenuItem, Table } from '@school/ui';
import { useText } from '../../../intl/useText.ts';
import { useNavigation } from '../../../router/NavigationRoot.tsx';
import { useRoleActions } from '../useRoleActions.ts';
import { useRoleSummary } from '../useRoleSummary.ts';
import { roleColumns } from './roleColumns.tsx';
import { rolePaths } from '../paths.ts';

const hrefOf = ({ id }: Role) => rolePaths.detail.href({ id });

/** Table of the roles. */
export function RolesTable(props: { roles: readonly Role[]; loading: boolean }) {
  const t = useText();
  const navigation = useNavigation();
  const summary = useRoleSummary();
  const actionsOf = useRoleActions();
  const menuOf = (role: Role): MenuItem[] => [
    { id: 'open', label: t('roles.open'), icon: 'eye', onSelect: () => navigation.navigate(hrefOf(role)) },
    ...actionsOf(role),
  ];
  return (
    <Table
      label={t('roles.title')}
      loading={props.loading}
      loadingRows={7}
      rows={props.roles}
      rowKey={({ id }) => id}
      rowHref={hrefOf}
      columns={roleColumns(t, summary, menuOf)}
    />
  );
}
