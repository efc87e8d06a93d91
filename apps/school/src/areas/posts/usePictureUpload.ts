import { useCallback } from 'react';
import { useSources } from '../../data/DataRoot.tsx';
import { makeIdempotencyKey } from '../../data/useCommand.ts';

/** Progress callback and abort signal of an upload. */
type Way = { signal?: AbortSignal; onProgress?: (share: number) => void };

/** @returns Uploads a picture of a post and returns its URL. Rejects on failure; the field shows the error. */
export function usePictureUpload(): (file: File, way?: Way) => Promise<{ src: string }> {
  const { client } = useSources();
  return useCallback(
    async (file, { signal, onProgress } = {}) => {
      const answer = await client.call('createPostPicture', {
        body: { file },
        idempotencyKey: makeIdempotencyKey(),
        signal,
        onUploadProgress: onProgress && (({ sent, total }) => onProgress(total ? sent / total : 0)),
      });
      if (answer.unexpected || answer.status !== 201)
        throw new Error(`The picture was refused: ${answer.status}.`);
      return { src: answer.data.data.url };
    },
    [client],
  );
}
