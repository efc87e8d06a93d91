import { useCallback } from 'react';
import { useSources } from '../../data/DataRoot.tsx';
import { problemOfAnswer, problemOfRejection } from '../../data/problem.ts';
import { makeIdempotencyKey } from '../../data/useCommand.ts';
import { addWaitingFile } from '../../outbox/waitingFiles.ts';

/** Progress callback and abort signal of an upload. */
type Way = { signal?: AbortSignal; onProgress?: (share: number) => void };

/**
 * @returns Uploads a picture of a post and returns its URL; without a network it waits for the post. Rejects on failure; the field shows the error.
 */
export function usePictureUpload(): (file: File, way?: Way) => Promise<{ src: string }> {
  const { client } = useSources();
  return useCallback(
    async (file, { signal, onProgress } = {}) => {
      const call = client.call('createPostPicture', {
        body: { file },
        idempotencyKey: makeIdempotencyKey(),
        signal,
        onUploadProgress: onProgress && (({ sent, total }) => onProgress(total ? sent / total : 0)),
      });
      try {
        const answer = await call;
        if (!answer.unexpected && answer.status === 201) return { src: answer.data.data.url };
        if (problemOfAnswer(answer)?.kind !== 'offline')
          throw new Error(`The picture was refused: ${answer.status}.`);
      } catch (reason) {
        if (signal?.aborted || problemOfRejection(reason).kind !== 'offline') throw reason;
      }
      return { src: addWaitingFile(file, 'createPostPicture') };
    },
    [client],
  );
}
