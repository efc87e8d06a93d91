import { FileRejectedError } from '@school/ui';
import { useCallback, useRef } from 'react';
import type { Problem } from '../../data/problem.ts';
import { makeIdempotencyKey, useCommand } from '../../data/useCommand.ts';
import { pictureProblems, pictureValues, readPicture } from '../../forms/readPicture.ts';
import { problemMessage } from '../../intl/problemText.ts';
import { useText } from '../../intl/useText.ts';
import { addWaitingFile } from '../../outbox/waitingFiles.ts';

/** Problems that the same file would meet again. */
const final: ReadonlySet<Problem['kind']> = new Set(['blocked', 'fileChanged', 'forbidden', 'invalid']);

/** Progress callback and abort signal of an upload. */
type Way = { signal?: AbortSignal; onProgress?: (share: number) => void };

/**
 * @returns Uploads a picture of a post and returns its URL; without a network it waits for the post. Rejects on failure
 * with a localised message, permanently if the same file would fail again.
 */
export function usePictureUpload(): (file: File, way?: Way) => Promise<{ src: string }> {
  const t = useText();
  const { run } = useCommand('createPostPicture');
  const prepared = useRef(new WeakMap<File, { picture: File; idempotencyKey: string }>());
  return useCallback(
    async (file, { signal, onProgress } = {}) => {
      const prepare = async () => {
        const picture = await readPicture(file, { signal });
        if (!(picture instanceof File)) {
          const text = t(picture.id, picture.values);
          throw picture.id === 'pictures.heicNotLoaded' ? new Error(text) : new FileRejectedError(text);
        }
        return { picture, idempotencyKey: makeIdempotencyKey() };
      };
      // A repeated upload under the same key sends the same bytes.
      const { picture, idempotencyKey } = prepared.current.get(file) ?? (await prepare());
      prepared.current.set(file, { picture, idempotencyKey });
      const outcome = await run({
        body: { file: picture },
        idempotencyKey,
        signal,
        onUploadProgress: onProgress && (({ sent, total }) => onProgress(total ? sent / total : 0)),
      });
      if (outcome.ok) return { src: outcome.data.data.url };
      const { problem } = outcome;
      if (problem.kind === 'offline' && !signal?.aborted)
        return { src: addWaitingFile(picture, 'createPostPicture') };
      const { id, values } = problemMessage(problem, pictureProblems);
      const words = t(id, { ...pictureValues, ...values });
      throw final.has(problem.kind) ? new FileRejectedError(words) : new Error(words);
    },
    [run, t],
  );
}
