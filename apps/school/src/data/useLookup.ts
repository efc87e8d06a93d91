import type { AnswerData, InputOf, OperationId } from '@school/domain';
import { useCallback } from 'react';
import { useSources } from './DataRoot.tsx';
import { problemOfAnswer, problemOfRejection } from './problem.ts';
import type { Outcome } from './useCommand.ts';

/** @returns Sends an operation once, without the cache. Never rejects. */
export function useLookup<Id extends OperationId>(
  operationId: Id,
): (input: InputOf<Id>) => Promise<Outcome<AnswerData<Id>>> {
  const { client } = useSources();
  return useCallback(
    async (input) => {
      try {
        const answer = await client.call(operationId, input);
        const problem = problemOfAnswer(answer);
        return problem ? { ok: false, problem } : { ok: true, data: answer.data as AnswerData<Id> };
      } catch (reason) {
        return { ok: false, problem: problemOfRejection(reason) };
      }
    },
    [client, operationId],
  );
}
