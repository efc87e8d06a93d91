import { useCallback } from 'react';
import type { Outcome } from '../data/useCommand.ts';
import { useChangeText } from '../forms/useChangeText.ts';
import { problemText, type ProblemMessages } from '../intl/problemText.ts';
import { useText } from '../intl/useText.ts';

/** What is done to a version of a record. */
export type Act = (ifMatch: number | undefined) => Promise<Outcome<unknown>>;

/**
 * For what is done to a record after a question: the first try is meant for the version that was seen. If somebody has
 * saved a newer one, the question says who and when, and the next try is meant for that one.
 *
 * @returns Makes what the question's yes does; it rejects with the sentence to show.
 */
export function useAttempts(): (
  version: number | undefined,
  act: Act,
  instead?: ProblemMessages,
) => () => Promise<void> {
  const t = useText();
  const changeText = useChangeText();
  return useCallback(
    (seen, act, instead) => {
      let version = seen;
      return async () => {
        const outcome = await act(version);
        if (outcome.ok) return;
        const { problem } = outcome;
        const newer = problem.kind === 'conflict' ? problem.newer : undefined;
        if (newer?.current_version === undefined) throw new Error(problemText(t, problem, instead));
        version = newer.current_version;
        throw new Error(t('actions.newer', { change: changeText(newer) }));
      };
    },
    [t, changeText],
  );
}
