import type { MessageTarget } from '@school/ui';
import { useEffect, useMemo, useState } from 'react';
import type { ThreadItem } from './threadItems.ts';
import type { ThreadContent } from './useThread.ts';

/** The message to show: by its number, or by its key as long as it has no number. */
type Goal = { seq: number } | { key: string };

/** The message of the address. */
type Start = {
  /** Its number; undefined for the newest. */
  seq: number | undefined;
  /** Another object shows it again. */
  jump: object | undefined;
  /** The number of the newest message. */
  lastSeq: number;
};

/**
 * Scrolls to messages: to the one of the address, to a quoted one, and to one that was just sent.
 * @returns The target for the list, and functions that set it.
 */
export function useJumps(thread: ThreadContent, items: readonly ThreadItem[], { seq, jump, lastSeq }: Start) {
  const [goal, setGoal] = useState<Goal | undefined>(seq === undefined ? undefined : { seq });
  const [shown, setShown] = useState({ seq, jump });
  if (shown.seq !== seq || shown.jump !== jump) {
    setShown({ seq, jump });
    if (lastSeq > 0) setGoal({ seq: seq ?? lastSeq });
  }
  const { loadAround } = thread;
  useEffect(() => {
    if (goal && 'seq' in goal) void loadAround(goal.seq);
  }, [goal, loadAround]);
  const key =
    goal && ('key' in goal ? goal.key : items.find(({ message }) => message?.seq === goal.seq)?.key);
  const target = useMemo(
    (): MessageTarget | undefined => (key === undefined || !goal ? undefined : { key }),
    // The list scrolls once for each new object: the same key again is another jump.
    [goal, key],
  );
  return {
    target,
    jumpTo: (to: number) => setGoal({ seq: to }),
    showSent: (sentKey: string) => setGoal({ key: sentKey }),
  };
}
