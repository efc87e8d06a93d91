import { type FileFieldProps, FileRefusal } from '@school/ui';
import { useRef } from 'react';
import { makeIdempotencyKey, useCommand } from '../data/useCommand.ts';
import { problemText } from '../intl/problemText.ts';
import { useText } from '../intl/useText.ts';

/**
 * @returns Puts up a file for a post, and says what it is there. It rejects where that fails, with words for the reader, and for good where the file itself is not taken;
 *   the same file tried again is the same upload.
 */
export function useKeepFile(): NonNullable<FileFieldProps['upload']> {
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
    const words = problemText(t, problem, { invalid: 'documents.form.fileRefused' });
    throw problem.kind === 'invalid' ? new FileRefusal(words) : new Error(words);
  };
}
