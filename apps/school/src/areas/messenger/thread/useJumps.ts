import type { MessageTarget } from '@school/ui';
import { useMemo, useState } from 'react';
import type { ThreadItem } from './threadItems.ts';
import type { Thread } from './useThread.ts';

/** The message to show: by its number, or by its key as long as it has no number. */
type Goal = { seq: number } | { key: string };

/**
 * Scrolls to messages: to the one of the address, to a quoted one, and to one that was just sent.
 * @returns The target for the list, and functions that set it.
 */
export function useJumps(thread: Thread, items: readonly ThreadItem[], startSeq: number | undefined) {
  const [goal, setGoal] = useState<Goal | undefined>(startSeq === undefined ? undefined : { seq: startSeq });
  const key =
    goal && ('key' in goal ? goal.key : items.find(({ message }) => message?.seq === goal.seq)?.key);
  const target = useMemo(
    (): MessageTarget | undefined => (key === undefined || !goal ? undefined : { key }),
    // The list scrolls once for each new object: the same key again is another jump.
    [goal, key],
  );
  return {
    target,
    jumpTo(seq: number) {
      setGoal({ seq });
      void thread.loadAround(seq);
    },
    showSent: (sentKey: string) => setGoal({ key: sentKey }),
  };
}
