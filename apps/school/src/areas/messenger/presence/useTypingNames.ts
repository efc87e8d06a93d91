import type { Conversation } from '@school/domain';
import { useEffect, useState } from 'react';
import { onStreamEvent } from '../../../data/streamEvents.ts';

/** Milliseconds after the last signal in which a person counts as typing: more than the pause between two signals. */
const lifetime = 6000;

/** Returns the names of the other members who are typing in a conversation, in the order in which they began. */
export function useTypingNames({ id, members }: Conversation): readonly string[] {
  const [typing, setTyping] = useState<readonly string[]>([]);
  useEffect(() => {
    const timers = new Map<string, ReturnType<typeof setTimeout>>();
    const end = (userId: string) => {
      clearTimeout(timers.get(userId));
      if (timers.delete(userId)) setTyping((before) => before.filter((one) => one !== userId));
    };
    const stop = onStreamEvent(({ kind, data }) => {
      // The message that was being typed has arrived.
      if (kind === 'message.created' && data.message.conversation_id === id) end(data.message.author.id);
      if (kind !== 'conversation.typing' || data.conversation_id !== id) return;
      const { user_id: userId } = data;
      if (timers.has(userId)) clearTimeout(timers.get(userId));
      else setTyping((before) => [...before, userId]);
      timers.set(
        userId,
        setTimeout(() => end(userId), lifetime),
      );
    });
    return () => {
      stop();
      for (const timer of timers.values()) clearTimeout(timer);
      setTyping([]);
    };
  }, [id]);
  return typing.flatMap((userId) => members.find(({ user }) => user.id === userId)?.user.name ?? []);
}
