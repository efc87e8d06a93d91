import { type Answer, ApiError, type Client, type OperationId } from '@school/domain';
import { problemOfAnswer, problemOfRejection } from '../../../data/problem.ts';
import { publishStreamEvent } from '../../../data/streamEvents.ts';
import type { Outcome, Send } from '../../../outbox/outbox.ts';
import type { MessagePayload } from './messagePayload.ts';
import { setUploadProgress } from './uploadProgress.ts';

/** Statuses after which a later attempt can succeed. */
const temporary: readonly number[] = [408, 419, 425, 429];

type Result<Id extends OperationId> = { answer: Answer<Id> } | { outcome: Outcome };

/** Converts the status of an answer to the outcome of an attempt; null for a success. */
function outcomeOf(answer: { status: number; unexpected?: boolean; data?: unknown }): Outcome | null {
  const { status } = answer;
  const problem = problemOfAnswer(answer);
  if (!problem) return null;
  if (status === 401 && !answer.unexpected) return { kind: 'signedOut' };
  const isRejection = !answer.unexpected && status >= 400 && status < 500 && !temporary.includes(status);
  return isRejection ? { kind: 'rejected', problem } : { kind: 'later', seconds: null };
}

function outcomeOfRejection(reason: unknown): Outcome {
  const later: Outcome = { kind: 'later', seconds: null };
  if (!(reason instanceof ApiError) || reason.unexpected || reason.status >= 500) return later;
  if (temporary.includes(reason.status)) return { kind: 'later', seconds: reason.retryAfter };
  return { kind: 'rejected', problem: problemOfRejection(reason) };
}

async function attempt<Id extends OperationId>(call: Promise<Answer<Id>>): Promise<Result<Id>> {
  try {
    const answer = await call;
    const outcome = outcomeOf(answer);
    return outcome ? { outcome } : { answer };
  } catch (reason) {
    return { outcome: outcomeOfRejection(reason) };
  }
}

/** Uploads the files of a message one after the other. @returns their ids, or the outcome of the first that failed. */
async function uploadFiles(
  client: Client,
  { id: key, payload: { conversationId: id, files } }: Parameters<Send<MessagePayload>>[0],
  signal: AbortSignal,
): Promise<{ ids: string[] } | { outcome: Outcome }> {
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
 * @param isSignedIn Whether the person who wrote the messages is signed in.
 */
export function createSendMessage(client: Client, isSignedIn: () => boolean): Send<MessagePayload> {
  return async (entry, signal, begin) => {
    if (!isSignedIn()) return { kind: 'signedOut' };
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
}
