import { useScreenServices } from '../../../screen/ScreenRoot.tsx';
import { useMessageOutbox, type WaitingMessage } from '../useMessageOutbox.ts';
import type { ComposerState } from './useComposer.ts';

/** What a person can do with a message that is not sent yet. */
export type UnsentActions = {
  onEdit(): void;
  onDiscard(): void;
  onRetry(): void;
  /** Ends the upload of the files. */
  onCancel(): void;
};

/** Returns the actions of a message that is not sent yet. They say so when it is too late. */
export function useUnsentActions(composer: ComposerState): (entry: WaitingMessage) => UnsentActions {
  const { notices } = useScreenServices();
  const { outbox } = useMessageOutbox();
  const remove = async ({ seq }: WaitingMessage) => {
    const isRemoved = await outbox?.remove(seq);
    if (isRemoved === false) notices.notify({ tone: 'info', message: { id: 'messenger.alreadySent' } });
    return isRemoved === true;
  };
  /** What the person wrote returns to the composer. A forwarded message can be forwarded again. */
  const cancel = async (entry: WaitingMessage) => {
    const isRemoved = await remove(entry);
    if (isRemoved && !entry.payload.forwarded) composer.restore(entry.payload);
  };
  return (entry) => ({
    onEdit: () => composer.editWaiting(entry),
    onDiscard: () => void remove(entry),
    onRetry: () => void outbox?.retry(entry.seq),
    onCancel: () => void cancel(entry),
  });
}
