import type { Conversation } from '@school/domain';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useSession } from '../../../data/DataRoot.tsx';
import { onStreamEvent } from '../../../data/streamEvents.ts';
import { useCommand } from '../../../data/useCommand.ts';
import { holdMarkedElsewhere, isHeldUnread, releaseUnread, subscribeHolds } from '../settings/unreadHolds.ts';

const subscribe = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

/**
 * Marks a conversation as read up to the last message on screen, while the page is visible. If the user marks it as unread
 * meanwhile, it stays unread until it is opened again.
 * @param lastSeq Number of that message; undefined while the end of the conversation isn't on screen.
 */
export function useMarkRead({ id, last_read_seq }: Conversation, lastSeq: number | undefined): void {
  const { run } = useCommand('markConversationRead');
  const isVisible = useSyncExternalStore(subscribe, () => !document.hidden);
  const isHeld = useSyncExternalStore(subscribeHolds, () => isHeldUnread(id));
  const me = useSession().user?.id;
  const marked = useRef(0);
  const isUnread = lastSeq !== undefined && lastSeq > last_read_seq;
  useEffect(() => {
    releaseUnread(id);
    return () => releaseUnread(id);
  }, [id]);
  useEffect(
    () =>
      onStreamEvent(({ kind, data }) => {
        if (kind === 'conversation.unread' && data.conversation_id === id)
          holdMarkedElsewhere(id, data.last_read_seq);
        // The author has read up to an own message.
        if (
          kind === 'message.created' &&
          data.message.conversation_id === id &&
          data.message.author.id === me
        )
          releaseUnread(id);
      }),
    [id, me],
  );
  useEffect(() => {
    if (isHeld || !isVisible || !isUnread || lastSeq <= marked.current) return;
    marked.current = lastSeq;
    void run({ path: { id }, body: { seq: lastSeq } }).then((outcome) => {
      // Tried again with the next message, or when the conversation is opened again.
      if (!outcome.ok) marked.current = 0;
    });
  }, [run, id, lastSeq, isUnread, isVisible, isHeld]);
}
