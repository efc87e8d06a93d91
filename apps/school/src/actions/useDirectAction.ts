import { useConfirm } from '@school/ui';
import type { Outcome } from '../data/useCommand.ts';
import { useChangeText } from '../forms/useChangeText.ts';
import type { MessageId } from '../intl/messages.ts';
import { problemMessage, type ProblemMessages } from '../intl/problemText.ts';
import { useShell } from '../shell/ShellRoot.tsx';
import { useAttempts } from './useAttempts.ts';

/** Something that is done to a record without a question before it. */
export type DirectAction = {
  /** The version that was seen. */
  version: number;
  act: (ifMatch: number) => Promise<Outcome<unknown>>;
  /** What is said when it is done. */
  done: MessageId;
  /** What is asked if somebody has saved a newer version, and the button that does it to that one. */
  newer: { title: string; confirmLabel: string };
  /** Words for refusals, in place of the general ones. */
  instead: ProblemMessages;
};

/**
 * @returns Does it, and says how it ended. If somebody has saved a newer version, a question says who and when, and its yes is
 * meant for that version.
 */
export function useDirectAction(): (action: DirectAction) => Promise<void> {
  const { notices } = useShell();
  const confirm = useConfirm();
  const attempts = useAttempts();
  const changeText = useChangeText();

  return async ({ version, act, done, newer: question, instead }) => {
    const outcome = await act(version);
    const conflict = !outcome.ok && outcome.problem.kind === 'conflict' ? outcome.problem.newer : undefined;
    if (!outcome.ok && conflict?.current_version === undefined) {
      notices.notify({ tone: 'critical', message: problemMessage(outcome.problem, instead) });
      return;
    }
    const agreed =
      conflict === undefined ||
      (await confirm({
        tone: 'accent',
        ...question,
        body: changeText(conflict),
        onConfirm: attempts(conflict.current_version, (ifMatch = version) => act(ifMatch), instead),
        describeError: (reason) => (reason instanceof Error ? reason.message : undefined),
      }));
    if (agreed) notices.notify({ tone: 'positive', message: { id: done } });
  };
}
