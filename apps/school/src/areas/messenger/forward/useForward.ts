import type { Message } from '@school/domain';
import { useRef } from 'react';
import { makeIdempotencyKey, type Outcome } from '../../../data/useCommand.ts';
import { useOpenOutbox } from '../../../outbox/useOutbox.ts';
import type { MessageWrite } from '../../../outbox/writes.ts';
import { useDownload } from '../thread/useDownload.ts';

/** Why a message was not forwarded: a file was not loaded, or the device has no space for the copies. */
export type ForwardFailure = 'notLoaded' | 'storageFull';

/**
 * Returns a function that copies a message with its files into the outbox of other conversations.
 * @param onFailure Receives the reason when the outcome is a problem.
 */
export function useForward(onFailure: (reason: ForwardFailure) => void) {
  const openOutbox = useOpenOutbox();
  const download = useDownload();
  // A repeated attempt doesn't send again to the conversations that have their copy.
  const stored = useRef(new Set<string>());

  return async ({ body, attachments }: Message, targets: readonly string[]): Promise<Outcome<undefined>> => {
    const files: File[] = [];
    for (const attachment of attachments) {
      const loaded = await download(attachment);
      if (!loaded.ok) {
        onFailure('notLoaded');
        return loaded;
      }
      files.push(new File([loaded.data], attachment.name, { type: attachment.type }));
    }
    const outbox = await openOutbox();
    if (!outbox) {
      onFailure('notLoaded');
      return { ok: false, problem: { kind: 'offline' } };
    }
    try {
      for (const conversationId of targets) {
        if (stored.current.has(conversationId)) continue;
        const payload: MessageWrite = {
          kind: 'message',
          conversationId,
          body,
          files,
          replyTo: null,
          forwarded: true,
        };
        await outbox.add({ id: makeIdempotencyKey(), queue: conversationId, payload });
        stored.current.add(conversationId);
      }
    } catch {
      onFailure('storageFull');
      return { ok: false, problem: { kind: 'failed' } };
    }
    return { ok: true, data: undefined };
  };
}
