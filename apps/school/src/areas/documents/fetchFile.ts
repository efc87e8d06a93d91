import type { Client, Document } from '@school/domain';
import { invalidate } from '../../data/cache.ts';
import { problemOfAnswer, problemOfRejection } from '../../data/problem.ts';
import type { Outcome } from '../../data/useCommand.ts';

/** Downloads a document's file, which counts as a download unless it is a preview. Never rejects. */
export async function fetchFile(
  client: Client,
  { id, file }: Document,
  { preview = false, signal }: { preview?: boolean; signal?: AbortSignal } = {},
): Promise<Outcome<Blob>> {
  try {
    const answer = await client.call('downloadDocument', {
      path: { id },
      ...(preview && { query: { preview } }),
      ...(signal && { signal }),
    });
    const problem = problemOfAnswer(answer);
    if (problem) return { ok: false, problem };
    if (!preview) invalidate(['listDocuments', 'getDocument']);
    // Uses the type that the server detected, because a page of this origin must not trust the file's.
    return { ok: true, data: new Blob([answer.data as Blob], { type: file.type }) };
  } catch (reason) {
    return { ok: false, problem: problemOfRejection(reason) };
  }
}
