import { allows, type Role } from '@school/domain';
import type { MenuItem } from '@school/ui';
import { useLocation } from 'wouter';
import { useDeletion } from '../../actions/useDeletion.ts';
import { useSession } from '../../data/DataRoot.tsx';
import { useText } from '../../intl/useText.ts';
import { coversRole, isAdministrators } from './grants.ts';
import { rolePaths } from './paths.ts';

/**
 * @param onDeleted Called after a role is deleted.
 * @returns The permitted actions on a role, for a menu.
 */
export function useRoleActions(onDeleted?: () => void): (role: Role) => MenuItem[] {
  const t = useText();
  const [, navigate] = useLocation();
  const { user } = useSession();
  const remove = useDeletion('deleteRole');
  return (role) => {
    if (!user || !allows(user, 'users.roles')) return [];
    const mayGrant = coversRole(user, role);
    const items: (MenuItem | false)[] = [
      mayGrant && {
        id: 'edit',
        label: t('roles.edit'),
        icon: 'pencil',
        onSelect: () => navigate(rolePaths.detail.href({ id: role.id, edit: true })),
      },
      {
        id: 'duplicate',
        label: t('roles.duplicate'),
        icon: 'copy-plus',
        onSelect: () => navigate(rolePaths.create.href({ from: role.id })),
      },
      mayGrant &&
        !isAdministrators(role) && {
          id: 'delete',
          label: t('roles.delete'),
          icon: 'trash-2',
          tone: 'critical',
          onSelect: () =>
            void remove({
              id: role.id,
              version: role.version,
              title: t('roles.deleteTitle'),
              body: t('roles.deleteBody', { name: role.name }),
              confirmLabel: t('roles.delete'),
              done: 'roles.deleted',
              instead: { conflict: 'roles.deleteRefused' },
              onDeleted,
            }),
        },
    ];
    return items.filter((item) => item !== false);
  };
}
