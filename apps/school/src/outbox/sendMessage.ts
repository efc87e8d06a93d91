import type { Client } from '@school/domain';
import { publishStreamEvent } from '../data/streamEvents.ts';
import { attempt } from './attempt.ts';
import type { SendResult, Send } from './outbox.ts';
import { setUploadProgress } from './uploadProgress.ts';
import type { MessageWrite } from './writes.ts';

/** Uploads the files of a message one after the other. @returns their ids, or the outcome of the first that failed. */
async function uploadFiles(
  client: Client,
  { id: key, payload: { conversationId: id, files } }: Parameters<Send<MessageWrite>>[0],
  signal: AbortSignal,
): Promise<{ ids: string[] } | { outcome: SendResult }> {
  const ids: string[] = [];
  const total = files.reduce((sum, { size }) => sum + size, 0);
  let done = 0;
  try {
    if (files.length > 0) setUploadProgress(key, 0);
    for (const [index, file] of files.entries()) {
      const before = done;
      const uploaded = await attempt(
        client.call('createAttachment', {
          path: { id },
          body: { file },
          idempotencyKey: `${key}-${index}`,
          signal,
          onUploadProgress({ sent, total: length }) {
            if (length) setUploadProgress(key, (before + file.size * (sent / length)) / total);
          },
        }),
      );
      if ('outcome' in uploaded) return uploaded;
      ids.push((uploaded.answer.data as { data: { id: string } }).data.id);
      done += file.size;
    }
    return { ids };
  } finally {
    setUploadProgress(key, undefined);
  }
}

/**
 * Returns a function that sends a message with its files. Every attempt has the same keys, so that the server executes each
 * step once.
 */
export const createSendMessage =
  (client: Client): Send<MessageWrite> =>
  async (entry, signal, begin) => {
    const uploaded = await uploadFiles(client, entry, signal);
    if ('outcome' in uploaded) return uploaded.outcome;
    // The text may have been edited during the upload; the files of a waiting message can't be.
    const current = await begin();
    if (!current) return { kind: 'cancelled' };
    const { id: key, payload } = current;
    const { conversationId: id, body, replyTo, forwarded = false } = payload;
    const sent = await attempt(
      client.call('createMessage', {
        path: { id },
        body: {
          client_id: key,
          body,
          attachments: uploaded.ids,
          reply_to_id: replyTo?.id ?? null,
          forwarded,
        },
        idempotencyKey: key,
        signal,
      }),
    );
    if ('outcome' in sent) return sent.outcome;
    const { data: message } = sent.answer.data as { data: never };
    // Shown before the entry leaves the outbox, so that the message doesn't disappear in between.
    publishStreamEvent({ kind: 'message.created', data: { message } });
    return { kind: 'done' };
  };
