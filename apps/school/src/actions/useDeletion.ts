import type { OperationId } from '@school/domain';
import { useConfirm } from '@school/ui';
import { useCallback } from 'react';
import { invalidate } from '../data/cache.ts';
import { useCommand } from '../data/useCommand.ts';
import type { MessageId } from '../intl/messages.ts';
import type { ProblemMessages } from '../intl/problemText.ts';
import { useShell } from '../shell/ShellRoot.tsx';
import { useAttempts } from './useAttempts.ts';

/** The operations that take one thing away for ever. */
export type DeletionId = Extract<OperationId, `delete${string}` | `revoke${string}`>;

/** A thing to be deleted, and the words for it. */
export type Deletion = {
  id: string;
  /** The version that was seen, where it has one. */
  version?: number | undefined;
  /** The question: "Delete this event?" */
  title: string;
  /** What goes with it, and that this cannot be undone. */
  body: string;
  /** The answer that deletes, as a verb. */
  confirmLabel: string;
  /** What is said when it is gone. */
  done: MessageId;
  /** Words of its own for a kind of refusal: what is in use can't go. */
  instead?: ProblemMessages | undefined;
  onDeleted?: (() => void) | undefined;
};

/**
 * Deletes after a yes (specification §8). What has gone already counts as deleted; a refusal is said in the question.
 *
 * @param outdates The reads that no longer hold; a constant. Not that of the thing itself where it is on screen.
 */
export function useDeletion(
  operationId: DeletionId,
  outdates: readonly OperationId[],
): (deletion: Deletion) => Promise<void> {
  const confirm = useConfirm();
  const { notices } = useShell();
  const attempts = useAttempts();
  const { run } = useCommand(operationId, outdates);
  return useCallback(
    async ({ id, version, title, body, confirmLabel, done, instead, onDeleted }) => {
      const deleted = await confirm({
        tone: 'critical',
        title,
        body,
        confirmLabel,
        onConfirm: attempts(
          version,
          async (ifMatch) => {
            const outcome = await run({ path: { id }, ...(ifMatch !== undefined && { ifMatch }) });
            if (outcome.ok || outcome.problem.kind !== 'missing') return outcome;
            invalidate(outdates);
            return { ok: true, data: undefined };
          },
          instead,
        ),
        describeError: (reason) => (reason instanceof Error ? reason.message : undefined),
      });
      if (!deleted) return;
      notices.notify({ tone: 'positive', message: { id: done } });
      onDeleted?.();
    },
    [attempts, confirm, notices, outdates, run],
  );
}
