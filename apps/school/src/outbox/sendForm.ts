import type { Client } from '@school/domain';
import { attemptWrite } from './attempt.ts';
import type { Send } from './outbox.ts';
import { uploadFiles, withUploads } from './waitingFiles.ts';
import type { FormWrite } from './writes.ts';

/**
 * Returns a function that sends a submitted form with its files. Every attempt has the same keys, so that the server
 * executes each step once.
 * @param onProfile Called after the user's own record was changed.
 */
export const createSendForm =
  (client: Client, onProfile: () => void): Send<FormWrite> =>
  async (stored, signal, begin) => {
    const prepared = await uploadFiles(client, stored.payload.files, { signal });
    if ('outcome' in prepared) return prepared.outcome;
    const entry = await begin();
    if (!entry) return { kind: 'cancelled' };
    const { operation, recordId: id, version: ifMatch, request, files } = entry.payload;
    // Another tab may have replaced the form during the upload.
    const complete = await uploadFiles(client, files, { ...prepared, signal });
    if ('outcome' in complete) return complete.outcome;
    const outcome = await attemptWrite(client, operation, {
      ...(operation !== 'updateProfile' && id && { path: { id } }),
      ...(ifMatch !== undefined && { ifMatch }),
      body: withUploads(request, complete.uploads),
      idempotencyKey: entry.id,
      signal,
    } as never);
    if (outcome.kind === 'done' && operation === 'updateProfile') onProfile();
    return outcome;
  };
