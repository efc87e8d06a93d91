import type { Message } from '@school/domain';
import { useCallback } from 'react';
import { useDeletion } from '../../../actions/useDeletion.ts';
import { publishStreamEvent } from '../../../data/streamEvents.ts';
import { useText } from '../../../intl/useText.ts';
import { useScreenServices } from '../../../screen/ScreenRoot.tsx';

/** @returns Deletes a message after a confirmation; that it was deleted stays visible. */
export function useRemoveMessage(): (message: Message) => void {
  const t = useText();
  const { clock } = useScreenServices();
  const deleteMessage = useDeletion('deleteMessage');
  return useCallback(
    (message) =>
      void deleteMessage({
        id: message.id,
        title: t('messenger.deleteTitle'),
        body: t('messenger.deleteBody'),
        confirmLabel: t('messenger.delete'),
        done: 'messenger.deleted',
        onDeleted: () =>
          publishStreamEvent({
            kind: 'message.deleted',
            data: {
              message: { ...message, body: '', attachments: [], deleted_at: clock().toISOString() },
            },
          }),
      }),
    [t, clock, deleteMessage],
  );
}
