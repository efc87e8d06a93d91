import type { Notification, SafetyState } from '@school/domain';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useCommand } from '../data/useCommand.ts';
import type { Problem } from '../data/problem.ts';
import { useDrafts } from '../forms/useDrafts.ts';
import type { ProblemMessages } from '../intl/problemText.ts';
import { useShell } from '../shell/ShellRoot.tsx';
import {
  confirmPendingAnswer,
  onPendingAnswers,
  type PendingAnswer,
  type PendingAnswers,
  pendingAnswersRevision,
  readConfirmedAnswers,
  readPendingAnswers,
  removePendingAnswer,
  storePendingAnswer,
} from './pendingAnswers.ts';

/** Messages for problems of an answer. */
export const answerProblems = { conflict: 'emergencies.tooLate' } as const satisfies ProblemMessages;

/** An answer without its time. */
export type Answer = Omit<PendingAnswer, 'at'>;

/** Problems that may be over at the next attempt; the answer waits on the device. */
const mayPass = ({ kind }: Problem) => ['offline', 'tooMany', 'failed', 'unauthenticated'].includes(kind);

const none: PendingAnswers = {};

/**
 * Answers of the user to emergencies, and those that the server has not confirmed. `give` stores an answer on the device
 * before it sends it; `send` tries again; both return the problem when the server rejects the answer for good.
 */
export function useAnswers() {
  const drafts = useDrafts();
  const { clock } = useShell();
  const { run } = useCommand('acknowledgeNotification');
  const revision = useSyncExternalStore(onPendingAnswers, pendingAnswersRevision);
  const pending = useMemo(
    () => (revision >= 0 && drafts ? readPendingAnswers(drafts) : none),
    [drafts, revision],
  );

  const send = useCallback(
    async (id: string, answer: PendingAnswer): Promise<Problem | null> => {
      const { at, ...body } = answer;
      const seconds_ago = Math.max(0, Math.floor((clock().getTime() - Date.parse(at)) / 1000));
      const outcome = await run({ path: { id }, body: { ...body, seconds_ago } });
      if (!outcome.ok && mayPass(outcome.problem)) return null;
      if (drafts) (outcome.ok ? confirmPendingAnswer : removePendingAnswer)(drafts, id, answer);
      return outcome.ok ? null : outcome.problem;
    },
    [clock, drafts, run],
  );

  const give = useCallback(
    (id: string, answer: Answer): Promise<Problem | null> => {
      const timed = { ...answer, at: clock().toISOString() };
      if (drafts) storePendingAnswer(drafts, id, timed);
      return send(id, timed);
    },
    [clock, drafts, send],
  );

  const confirmed = drafts ? readConfirmedAnswers(drafts) : {};
  const responseOf = ({ id, response }: Pick<Notification, 'id' | 'response'>): SafetyState | null =>
    pending[id]?.state ?? response ?? confirmed[id] ?? null;

  /** Whether the server has not confirmed the answer that was given last. */
  const isWaiting = (id: string): boolean => drafts !== null && readPendingAnswers(drafts)[id] !== undefined;

  return { pending, responseOf, give, send, isWaiting };
}
