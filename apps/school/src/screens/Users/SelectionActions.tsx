import { allows, type SchoolUser } from '@school/domain';
import { Button, Menu, useConfirm } from '@school/ui';
import { useSession } from '../../data/DataRoot.tsx';
import { useQuery } from '../../data/useQuery.ts';
import type { MessageId } from '../../intl/messages.ts';
import { useText } from '../../intl/useText.ts';
import type { TogetherKind } from '../../people/useTogether.ts';
import { coversRole } from '../../roles/grants.ts';

const questions = {
  reset: { title: 'users.together.resetTitle', body: 'users.together.resetBody', label: 'users.reset' },
  suspend: {
    title: 'users.together.suspendTitle',
    body: 'users.together.suspendBody',
    label: 'users.suspend',
  },
} as const satisfies Partial<Record<TogetherKind, Record<'title' | 'body' | 'label', MessageId>>>;

/** What can be done to everybody who is ticked, as far as the person may. */
export function SelectionActions(props: {
  people: readonly SchoolUser[];
  onStart(kind: TogetherKind, roleId?: string): void;
}) {
  const t = useText();
  const confirm = useConfirm();
  const { user } = useSession();
  const roles = useQuery('listRoles', {}).data?.data ?? [];
  const count = props.people.length;
  const ask = async (kind: keyof typeof questions) => {
    const { title, body, label } = questions[kind];
    const agreed = await confirm({
      tone: kind === 'suspend' ? 'critical' : 'accent',
      title: t(title, { count }),
      body: t(body),
      confirmLabel: t(label),
    });
    if (agreed) props.onStart(kind);
  };
  if (!user) return null;
  return (
    <>
      {allows(user, 'users.reset') && (
        <Button size="s" variant="plain" icon="refresh-cw" onClick={() => void ask('reset')}>
          {t('users.reset')}
        </Button>
      )}
      {allows(user, 'users.roles') && (
        <Menu
          label={t('users.giveRole')}
          trigger={
            <Button size="s" variant="plain" icon="id-card">
              {t('users.giveRole')}
            </Button>
          }
          items={roles
            .filter((role) => coversRole(user, role))
            .map(({ id, name }) => ({ id, label: name, onSelect: () => props.onStart('role', id) }))}
        />
      )}
      {allows(user, 'users.write') && (
        <Button size="s" variant="plain" icon="lock" onClick={() => void ask('suspend')}>
          {t('users.suspend')}
        </Button>
      )}
    </>
  );
}
