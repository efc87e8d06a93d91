import { useCallback } from 'react';
import type { Outcome } from '../data/useCommand.ts';
import { useChangeText } from '../forms/useChangeText.ts';
import { problemText, type ProblemMessages } from '../intl/problemText.ts';
import { useText } from '../intl/useText.ts';

/** An action on a version of a record. */
export type Act = (ifMatch: number | undefined) => Promise<Outcome<unknown>>;

/**
 * For actions that need a confirmation. The first attempt uses the version on screen. If a newer one exists, the dialog
 * shows its author and time, and the next attempt uses that version.
 *
 * @returns Creates the dialog's action; it rejects with the message to show.
 */
export function useAttempts(): (
  version: number | undefined,
  perform: Act,
  instead?: ProblemMessages,
) => () => Promise<void> {
  const t = useText();
  const changeText = useChangeText();
  return useCallback(
    (shownVersion, perform, instead) => {
      let version = shownVersion;
      return async () => {
        const outcome = await perform(version);
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
