import type { Attachment } from '@school/domain';
import { useCallback } from 'react';
import { useSources } from '../../../data/DataRoot.tsx';
import { problemOfAnswer, problemOfRejection } from '../../../data/problem.ts';
import type { Outcome } from '../../../data/useCommand.ts';

/** @returns Downloads a file of a conversation with the type that the server detected. Never rejects. */
export function useDownload(): (file: Attachment, signal?: AbortSignal) => Promise<Outcome<Blob>> {
  const { client } = useSources();
  return useCallback(
    async ({ id, type }, signal) => {
      try {
        const answer = await client.call('downloadAttachment', {
          path: { id },
          ...(signal && { signal }),
        });
        const problem = problemOfAnswer(answer);
        if (problem) return { ok: false, problem };
        return { ok: true, data: new Blob([answer.data as Blob], { type }) };
      } catch (reason) {
        return { ok: false, problem: problemOfRejection(reason) };
      }
    },
    [client],
  );
}
