import type { Role } from '@school/domain';
import { type MenuItem, Table } from '@school/ui';
import { useLocation } from 'wouter';
import { useText } from '../../../intl/useText.ts';
import { useRoleActions } from '../useRoleActions.ts';
import { useRoleSummary } from '../useRoleSummary.ts';
import { roleColumns } from './roleColumns.tsx';
import { rolePaths } from '../paths.ts';

const toHref = ({ id }: Role) => rolePaths.detail.href({ id });

/** Table of the roles. */
export function RolesTable(props: { roles: readonly Role[]; loading: boolean }) {
  const t = useText();
  const [, navigate] = useLocation();
  const summary = useRoleSummary();
  const getActions = useRoleActions();
  const getMenu = (role: Role): MenuItem[] => [
    { id: 'open', label: t('roles.open'), icon: 'eye', onSelect: () => navigate(toHref(role)) },
    ...getActions(role),
  ];
  return (
    <Table
      label={t('roles.title')}
      loading={props.loading}
      loadingRows={7}
      rows={props.roles}
      rowKey={({ id }) => id}
      rowHref={toHref}
      columns={roleColumns(t, summary, getMenu)}
    />
  );
}
