import { allows, type Role, type SchoolUser } from '@school/domain';
import { Button, IconButton, type IconName, Menu, useConfirm } from '@school/ui';
import { useSession } from '../../../data/DataRoot.tsx';
import { useQuery } from '../../../data/useQuery.ts';
import { isolate } from '../../../intl/isolate.ts';
import type { MessageId } from '../../../intl/messages.ts';
import { useText } from '../../../intl/useText.ts';
import type { PeopleActionKind } from '../usePeopleBulkAction.ts';
import { coversRole } from '../../roles/index.ts';
import { useNarrow } from '../../../viewport/useNarrow.ts';

const questions = {
  reset: { title: 'users.bulk.resetTitle', body: 'users.bulk.resetBody', label: 'users.reset' },
  suspend: {
    title: 'users.bulk.suspendTitle',
    body: 'users.bulk.suspendBody',
    label: 'users.suspend',
  },
} as const satisfies Partial<Record<PeopleActionKind, Record<'title' | 'body' | 'label', MessageId>>>;

/** Permitted bulk actions on the selected people. */
export function SelectionActions(props: {
  people: readonly SchoolUser[];
  onStart(kind: PeopleActionKind, roleId?: string): void;
}) {
  const t = useText();
  const confirm = useConfirm();
  const narrow = useNarrow();
  const { user } = useSession();
  const roles = useQuery('listRoles', {}).data?.data ?? [];
  const count = props.people.length;
  const confirmAction = async (kind: keyof typeof questions) => {
    const { title, body, label } = questions[kind];
    const agreed = await confirm({
      tone: kind === 'suspend' ? 'critical' : 'accent',
      title: t(title, { count }),
      body: t(body, { count }),
      confirmLabel: t(label),
    });
    if (agreed) props.onStart(kind);
  };
  const confirmRole = async (role: Pick<Role, 'id' | 'name'>) => {
    const agreed = await confirm({
      tone: 'accent',
      title: t('users.bulk.roleTitle', { count, role: isolate(role.name) }),
      body: t('users.bulk.roleBody', { count }),
      confirmLabel: t('users.giveRole'),
    });
    if (agreed) props.onStart('role', role.id);
  };
  // On phones only icons fit.
  const act = (icon: IconName, label: string, onClick?: () => void) =>
    narrow ? (
      <IconButton variant="plain" icon={icon} label={label} onClick={onClick} />
    ) : (
      <Button size="s" variant="plain" icon={icon} onClick={onClick}>
        {label}
      </Button>
    );
  if (!user) return null;
  return (
    <>
      {allows(user, 'users.reset') && act('refresh-cw', t('users.reset'), () => void confirmAction('reset'))}
      {allows(user, 'users.roles') && (
        <Menu
          label={t('users.giveRole')}
          trigger={act('id-card', t('users.giveRole'))}
          items={roles
            .filter((role) => coversRole(user, role))
            .map((role) => ({ id: role.id, label: role.name, onSelect: () => void confirmRole(role) }))}
        />
      )}
      {allows(user, 'users.write') && act('lock', t('users.suspend'), () => void confirmAction('suspend'))}
    </>
  );
}
