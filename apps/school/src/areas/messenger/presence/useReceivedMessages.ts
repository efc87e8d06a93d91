import type { Conversation } from '@school/domain';
import { applyToMessenger } from '@school/domain/stream';
import { useEffect } from 'react';
import { useSession } from '../../../data/DataRoot.tsx';
import { changeRecord } from '../../../data/recordChanges.ts';
import { onStreamEvent } from '../../../data/streamEvents.ts';

/** Shows, without another request, that messages have reached a device. */
export function useReceivedMessages(): void {
  const me = useSession().user?.id;
  useEffect(
    () =>
      onStreamEvent((event) => {
        if (event.kind !== 'conversation.received' || !me) return;
        changeRecord<Conversation>(
          ['listConversations', 'getConversation'],
          event.data.conversation_id,
          (one) => applyToMessenger({ conversations: [one], messages: {} }, event, me).conversations[0]!,
        );
      }),
    [me],
  );
}
