import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useSession, useSources } from '../../../data/DataRoot.tsx';
import type { OutboxEntry } from '../../../outbox/outboxStore.ts';
import type { MessagePayload } from './messagePayload.ts';
import { type MessageOutbox, openMessageOutbox } from './openMessageOutbox.ts';

/** A message that is not sent yet. */
export type WaitingMessage = OutboxEntry<MessagePayload>;

const none: readonly WaitingMessage[] = [];

/** Returns the outbox of the user, undefined until it is open, and its messages. */
export function useMessageOutbox(): {
  outbox: MessageOutbox | undefined;
  waiting: readonly WaitingMessage[];
} {
  const { client, session } = useSources();
  const { user } = useSession();
  const [outbox, setOutbox] = useState<MessageOutbox>();
  const person = user?.id;
  useEffect(() => {
    if (!person) return undefined;
    let isCurrent = true;
    void openMessageOutbox(client, session, person).then((opened) => {
      if (isCurrent) setOutbox(opened);
    });
    return () => {
      isCurrent = false;
      setOutbox(undefined);
    };
  }, [client, session, person]);
  const subscribe = useCallback(
    (listener: () => void) => outbox?.subscribe(listener) ?? (() => undefined),
    [outbox],
  );
  return { outbox, waiting: useSyncExternalStore(subscribe, () => outbox?.read() ?? none) };
}
