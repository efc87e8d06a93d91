import { useCallback } from 'react';
import { useSources } from '../data/DataRoot.tsx';
import { makeIdempotencyKey } from '../data/useCommand.ts';

/** What an upload tells and is told on its way. */
type Way = { signal?: AbortSignal; onProgress?: (share: number) => void };

/** @returns Puts up a picture for a post, and says where it is. It rejects where that fails: the field says so. */
export function useKeepPicture(): (file: File, way?: Way) => Promise<{ src: string }> {
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
