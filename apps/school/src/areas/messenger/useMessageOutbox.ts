import { useMemo } from 'react';
import { problemMessage } from '../../intl/problemText.ts';
import { useScreenServices } from '../../screen/ScreenRoot.tsx';
import type { PersonOutbox, WaitingWrite } from '../../outbox/personOutbox.ts';
import type { OutboxEntry } from '../../outbox/outboxStore.ts';
import { useOpenOutbox, useOutbox } from '../../outbox/useOutbox.ts';
import type { MessageWrite } from '../../outbox/writes.ts';

/** A message that is not sent yet. */
export type WaitingMessage = OutboxEntry<MessageWrite>;

const isMessage = (entry: WaitingWrite): entry is WaitingMessage => entry.payload.kind === 'message';

/** Returns the outbox of the user, null or undefined while it isn't open, and its messages. */
export function useMessageOutbox(): {
  outbox: PersonOutbox | null | undefined;
  waiting: readonly WaitingMessage[];
} {
  const { outbox, entries } = useOutbox();
  return { outbox, waiting: useMemo(() => entries.filter(isMessage), [entries]) };
}

/** Returns a function that puts a new message into the outbox, or says why it can't be stored and returns false. */
export function useAddMessage(): (id: string, payload: MessageWrite) => Promise<boolean> {
  const openOutbox = useOpenOutbox();
  const { notices } = useScreenServices();
  return async (id, payload) => {
    const outbox = await openOutbox();
    if (!outbox) {
      notices.notify({ tone: 'critical', message: problemMessage({ kind: 'offline' }) });
      return false;
    }
    try {
      await outbox.add({ id, queue: payload.conversationId, payload });
      return true;
    } catch {
      notices.notify({ tone: 'critical', message: { id: 'messenger.storageFull' } });
      return false;
    }
  };
}
