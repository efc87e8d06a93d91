import { fullName, type Message } from '@school/domain';
import { useCallback, useRef } from 'react';
import { useSession } from '../../../data/DataRoot.tsx';
import { useCommand } from '../../../data/useCommand.ts';
import { problemMessage } from '../../../intl/problemText.ts';
import { useScreenServices } from '../../../screen/ScreenRoot.tsx';
import { reactionLimitMessage, withOwnReaction } from './ownReaction.ts';
import type { ThreadContent } from './useThread.ts';

/**
 * @returns Adds the user's reaction to a message, or removes it. It is shown at once, and taken back if the server rejects
 * it; what others see follows with the event.
 */
export function useReactions(thread: ThreadContent): (message: Message, emoji: string) => void {
  const { user } = useSession();
  const { notices } = useScreenServices();
  const { run: add } = useCommand('addReaction');
  const { run: remove } = useCommand('removeReaction');
  const running = useRef(new Set<string>());
  const { changeMessage } = thread;
  return useCallback(
    ({ id, reactions }, emoji) => {
      const key = `${id} ${emoji}`;
      if (!user || running.current.has(key)) return;
      const added = !reactions.some((one) => one.emoji === emoji && one.mine);
      const limitMessage = added && reactionLimitMessage(reactions, emoji);
      if (limitMessage) return notices.notify({ tone: 'critical', message: limitMessage });
      running.current.add(key);
      const me = { id: user.id, name: fullName(user) };
      const show = (isOn: boolean) =>
        changeMessage(id, (message) => ({
          ...message,
          reactions: withOwnReaction(message.reactions, emoji, me, isOn),
        }));
      show(added);
      void (added ? add : remove)({ path: { id, emoji } }).then((outcome) => {
        running.current.delete(key);
        if (outcome.ok) return;
        show(!added);
        const message =
          added && outcome.problem.kind === 'invalid'
            ? ({ id: 'messenger.reactionRefused' } as const)
            : problemMessage(outcome.problem);
        notices.notify({ tone: 'critical', message });
      });
    },
    [user, notices, add, remove, changeMessage],
  );
}
