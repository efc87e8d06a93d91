import { type Notification, randomId, type SafetyState } from '@school/domain';
import { useCallback, useMemo } from 'react';
import { useSources } from '../data/DataRoot.tsx';
import { useCommand } from '../data/useCommand.ts';
import type { Problem } from '../data/problem.ts';
import type { ProblemMessages } from '../intl/problemText.ts';
import { useScreenServices } from '../screen/ScreenRoot.tsx';
import { readConfirmedAnswers } from './confirmedAnswers.ts';
import type { OutboxEntry } from './outboxStore.ts';
import type { PersonOutbox, WaitingWrite } from './personOutbox.ts';
import { untilTried } from './untilTried.ts';
import { useOpenOutbox, useOutbox } from './useOutbox.ts';
import type { AnswerWrite } from './writes.ts';

/** Messages for problems of an answer. */
export const answerProblems = { conflict: 'emergencies.tooLate' } as const satisfies ProblemMessages;

/** An answer without its emergency and its time. */
export type Answer = Pick<AnswerWrite, 'state' | 'location' | 'note'>;

/** Unconfirmed answers by the id of the emergency. */
export type PendingAnswers = Readonly<Record<string, AnswerWrite>>;

const isPending = (entry: WaitingWrite): entry is OutboxEntry<AnswerWrite> =>
  entry.payload.kind === 'answer' && entry.problem === null;

/** Returns the unconfirmed answers; texts of an earlier one stay. */
function pendingAnswersIn(entries: readonly WaitingWrite[]): PendingAnswers {
  const pending: Record<string, AnswerWrite> = {};
  for (const { payload } of entries.filter(isPending))
    pending[payload.id] = { ...pending[payload.id], ...payload };
  return pending;
}

/** Puts an answer into the outbox, instead of one that the server can't have yet. @returns its `seq`. */
async function store(outbox: PersonOutbox, write: AnswerWrite): Promise<number> {
  const unsent = outbox
    .read()
    .filter(isPending)
    .find(({ payload }) => payload.id === write.id);
  if (unsent && (await outbox.replace(unsent.seq, { ...unsent.payload, ...write }))) return unsent.seq;
  return outbox.add({ id: randomId(), queue: `answer:${write.id}`, payload: write });
}

/**
 * Answers of the user to emergencies, and those that the server has not confirmed. `give` stores an answer on the device
 * and sends it; it returns the problem when the server rejects the answer for good.
 */
export function useAnswers() {
  const { client } = useSources();
  const { clock, network } = useScreenServices();
  const { outbox: current, entries } = useOutbox();
  const openOutbox = useOpenOutbox();
  const { run } = useCommand('acknowledgeNotification');
  const pending = useMemo(() => pendingAnswersIn(entries), [entries]);

  const sendAnswer = useCallback(
    async ({ id, title }: Pick<Notification, 'id' | 'title'>, answer: Answer): Promise<Problem | null> => {
      const write: AnswerWrite = { kind: 'answer', id, title, ...answer, at: clock().toISOString() };
      const outbox = await openOutbox();
      const seq = outbox ? await store(outbox, write).catch(() => null) : null;
      if (!outbox || seq === null) {
        // A device that can't store it: the person sees whether it arrived.
        const sent = await run({ path: { id }, body: { ...answer, seconds_ago: 0 } });
        return sent.ok ? null : sent.problem;
      }
      const problem = await untilTried(outbox, seq, network.get);
      if (problem) await outbox.remove(seq);
      return problem;
    },
    [clock, network, openOutbox, run],
  );

  const confirmed = readConfirmedAnswers(client);
  const getResponse = ({ id, response }: Pick<Notification, 'id' | 'response'>): SafetyState | null =>
    pending[id]?.state ?? response ?? confirmed[id] ?? null;

  /** Whether the server has not confirmed the answer that was given last. */
  const isWaiting = (id: string): boolean =>
    current
      ?.read()
      .filter(isPending)
      .some(({ payload }) => payload.id === id) ?? false;

  return { pending, getResponse, sendAnswer, isWaiting };
}
