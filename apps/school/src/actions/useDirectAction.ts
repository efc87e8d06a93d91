import { useConfirm } from '@school/ui';
import type { Outcome } from '../data/useCommand.ts';
import { useChangeText } from '../forms/useChangeText.ts';
import type { MessageId } from '../intl/messages.ts';
import { problemMessage, type ProblemMessages } from '../intl/problemText.ts';
import { useScreenServices } from '../screen/ScreenRoot.tsx';
import { useAttempts } from './useAttempts.ts';

/** An action on a record without a confirmation. */
export type DirectAction = {
  /** Version that was on screen. */
  version: number;
  perform: (ifMatch: number) => Promise<Outcome<unknown>>;
  /** Toast after success. */
  done: MessageId;
  /** Confirmation if a newer version exists, and the label of the button that applies the action to it. */
  newer: { title: string; confirmLabel: string };
  /** Problem messages that replace the defaults. */
  instead: ProblemMessages;
};

/**
 * Runs an action and shows its result. If a newer version exists, asks for confirmation with its author and time, and
 * applies the action to that version.
 * @returns The function that runs the action.
 */
export function useDirectAction(): (action: DirectAction) => Promise<void> {
  const { notices } = useScreenServices();
  const confirm = useConfirm();
  const attempts = useAttempts();
  const changeText = useChangeText();

  return async ({ version, perform, done, newer: question, instead }) => {
    const outcome = await perform(version);
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
        onConfirm: attempts(conflict.current_version, (ifMatch = version) => perform(ifMatch), instead),
        describeError: (reason) => (reason instanceof Error ? reason.message : undefined),
      }));
    if (agreed) notices.notify({ tone: 'positive', message: { id: done } });
  };
}
