import type { Conversation, ConversationMember, MemberRole } from '@school/domain';
import { type MenuItem, useConfirm } from '@school/ui';
import { useSession } from '../../../data/DataRoot.tsx';
import { useCommand } from '../../../data/useCommand.ts';
import { isolate } from '../../../intl/isolate.ts';
import type { MessageId } from '../../../intl/messages.ts';
import { problemMessage, problemText, type ProblemMessages } from '../../../intl/problemText.ts';
import { useText } from '../../../intl/useText.ts';
import { useScreenServices } from '../../../screen/ScreenRoot.tsx';

const roles = ['owner', 'admin', 'member'] as const satisfies readonly MemberRole[];

const labels = {
  owner: 'messenger.member.makeOwner',
  admin: 'messenger.member.makeAdmin',
  member: 'messenger.member.makeMember',
} as const satisfies Record<MemberRole, MessageId>;

const instead = {
  forbidden: 'messenger.member.notAllowed',
  conflict: 'messenger.member.needsOwner',
  invalid: 'messenger.member.needsOwner',
} as const satisfies ProblemMessages;

/** Whether the user may give a member this role; only owners appoint, change and remove owners, as on the server. */
const mayChange = (actor: MemberRole | undefined, current: MemberRole, next?: MemberRole) =>
  actor === 'owner' || (actor === 'admin' && current !== 'owner' && next !== 'owner');

/** Returns a function that gives the permitted actions for a member of a group; none for the user. */
export function useMemberActions(group: Conversation): (member: ConversationMember) => MenuItem[] {
  const t = useText();
  const { user: me } = useSession();
  const { notices } = useScreenServices();
  const confirm = useConfirm();
  const put = useCommand('addConversationMembers').run;
  const remove = useCommand('removeConversationMember').run;
  const actor = group.members.find(({ user }) => user.id === me?.id)?.role;
  const path = { id: group.id };

  const changeRole = async (userId: string, role: MemberRole) => {
    const outcome = await put({ path, body: { user_ids: [userId], role } });
    notices.notify(
      outcome.ok
        ? { tone: 'positive', message: { id: 'messenger.member.changed' } }
        : { tone: 'critical', message: problemMessage(outcome.problem, instead) },
    );
  };
  const removeMember = async ({ user: { id, name: fullName } }: ConversationMember) => {
    const name = isolate(fullName);
    const removed = await confirm({
      tone: 'critical',
      title: t('messenger.member.removeTitle', { name }),
      body: t('messenger.member.removeBody', { name }),
      confirmLabel: t('messenger.member.remove'),
      async onConfirm() {
        const outcome = await remove({ path: { ...path, user_id: id } });
        if (!outcome.ok && outcome.problem.kind !== 'missing')
          throw new Error(problemText(t, outcome.problem, instead));
      },
      describeError: (reason) => (reason instanceof Error ? reason.message : undefined),
    });
    if (removed) notices.notify({ tone: 'positive', message: { id: 'messenger.member.removed' } });
  };

  return (member) => {
    const { user, role: current } = member;
    if (!group.can.update || user.id === me?.id || !mayChange(actor, current)) return [];
    const changes = roles
      .filter((role) => role !== current && mayChange(actor, current, role))
      .map((role): MenuItem => ({
        id: role,
        label: t(labels[role]),
        icon: role === 'member' ? 'user' : 'shield-check',
        onSelect: () => void changeRole(user.id, role),
      }));
    return [
      ...changes,
      'separator',
      {
        id: 'remove',
        label: t('messenger.member.remove'),
        icon: 'x',
        tone: 'critical',
        onSelect: () => void removeMember(member),
      },
    ];
  };
}
