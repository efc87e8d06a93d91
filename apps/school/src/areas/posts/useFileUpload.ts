import { type FileFieldProps, FileRejectedError, StoredFile } from '@school/ui';
import { useRef } from 'react';
import { makeIdempotencyKey, useCommand } from '../../data/useCommand.ts';
import { problemText } from '../../intl/problemText.ts';
import { useText } from '../../intl/useText.ts';
import { addWaitingFile } from '../../outbox/waitingFiles.ts';

/**
 * @returns Uploads a file of a post; without a network the file waits for the post. Rejects on failure with a localised message, permanently if the server rejects the
 * file; a retry of the same file uses the same key.
 */
export function useFileUpload(): NonNullable<FileFieldProps['upload']> {
  const t = useText();
  const { run } = useCommand('createPostAttachment');
  const keys = useRef(new WeakMap<File, string>());
  return async (file, { signal, onProgress }) => {
    const idempotencyKey = keys.current.get(file) ?? makeIdempotencyKey();
    keys.current.set(file, idempotencyKey);
    const outcome = await run({
      body: { file },
      idempotencyKey,
      signal,
      onUploadProgress: ({ sent, total }) => onProgress(total ? sent / total : 0),
    });
    if (outcome.ok) return outcome.data.data;
    const { problem } = outcome;
    if (problem.kind === 'offline' && !signal.aborted) {
      const { name, type, size } = file;
      return new StoredFile({ id: addWaitingFile(file, 'createPostAttachment'), name, type, size });
    }
    const words = problemText(t, problem, { invalid: 'documents.form.fileRefused' });
    throw problem.kind === 'invalid' || problem.kind === 'fileChanged'
      ? new FileRejectedError(words)
      : new Error(words);
  };
}
