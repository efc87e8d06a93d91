import type { OperationId } from '@school/domain';
import { useConfirm } from '@school/ui';
import { useCallback } from 'react';
import { invalidateAfter, markOwnDeletion } from '../data/cache.ts';
import { useCommand } from '../data/useCommand.ts';
import type { MessageId } from '../intl/messages.ts';
import type { ProblemMessages } from '../intl/problemText.ts';
import { useScreenServices } from '../screen/ScreenRoot.tsx';
import { useAttempts } from './useAttempts.ts';

/** Operations that delete one record permanently. */
export type DeletionId = Extract<OperationId, `delete${string}` | `revoke${string}`>;

/** A record to delete, and the texts of its confirmation. */
export type Deletion = {
  id: string;
  /** Version that was on screen, if the record has one. */
  version?: number | undefined;
  /** Title of the confirmation: "Delete this event?" */
  title: string;
  /** The confirmation text: the consequences of the deletion, which cannot be undone. */
  body: string;
  /** Label of the button that deletes, as a verb. */
  confirmLabel: string;
  /** Toast after the deletion. */
  done: MessageId;
  /** Problem messages that replace the defaults, such as for a record in use. */
  instead?: ProblemMessages | undefined;
  onDeleted?: (() => void) | undefined;
};

/**
 * Deletes after a confirmation (specification §8). A record that is already gone counts as deleted; the dialog shows an
 * error.
 */
export function useDeletion(operationId: DeletionId): (deletion: Deletion) => Promise<void> {
  const confirm = useConfirm();
  const { notices } = useScreenServices();
  const attempts = useAttempts();
  const { run } = useCommand(operationId);
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
            const unmark = markOwnDeletion(id);
            const outcome = await run({ path: { id }, ...(ifMatch !== undefined && { ifMatch }) });
            if (outcome.ok) return outcome;
            if (outcome.problem.kind !== 'missing') {
              unmark();
              return outcome;
            }
            invalidateAfter(operationId);
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
    [attempts, confirm, notices, operationId, run],
  );
}
