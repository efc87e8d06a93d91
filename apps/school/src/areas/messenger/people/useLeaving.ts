import type { Conversation } from '@school/domain';
import { useConfirm } from '@school/ui';
import { useState } from 'react';
import { useSession } from '../../../data/DataRoot.tsx';
import { useCommand } from '../../../data/useCommand.ts';
import { isolate } from '../../../intl/isolate.ts';
import { problemText } from '../../../intl/problemText.ts';
import { useText } from '../../../intl/useText.ts';
import { useScreenServices } from '../../../screen/ScreenRoot.tsx';

/**
 * Leaves a group after a confirmation.
 * @returns The function that leaves it, and whether the last owner tried to: they must appoint another one first.
 */
export function useLeaving(group: Conversation, onLeft: () => void): { leave(): void; rejected: boolean } {
  const t = useText();
  const { user } = useSession();
  const { notices } = useScreenServices();
  const confirm = useConfirm();
  const { run } = useCommand('removeConversationMember');
  const [tried, setTried] = useState(false);

  const leave = async () => {
    if (!group.can.leave) {
      setTried(true);
      return;
    }
    const left = await confirm({
      tone: 'critical',
      title: t('messenger.details.leaveTitle', { name: isolate(group.name ?? '') }),
      body: t('messenger.details.leaveBody'),
      confirmLabel: t('messenger.details.leave'),
      async onConfirm() {
        const outcome = await run({ path: { id: group.id, user_id: user?.id ?? '' } });
        if (outcome.ok || outcome.problem.kind === 'missing' || outcome.problem.kind === 'forbidden') return;
        throw new Error(problemText(t, outcome.problem, { conflict: 'messenger.details.lastOwner' }));
      },
      describeError: (reason) => (reason instanceof Error ? reason.message : undefined),
    });
    if (!left) return;
    notices.notify({ tone: 'positive', message: { id: 'messenger.details.left' } });
    onLeft();
  };
  return { leave: () => void leave(), rejected: tried && !group.can.leave };
}
