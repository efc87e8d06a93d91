import { type AnswerData, type Client, type InputOf, type OperationId, randomId } from '@school/domain';
import { useCallback, useState } from 'react';
import { invalidateAfter } from './cache.ts';
import { useSources } from './DataRoot.tsx';
import { freshness } from './freshness.ts';
import { duringWrite } from './ownWrites.ts';
import { type Problem, problemOfAnswer, problemOfRejection } from './problem.ts';

/** Result of a command. Commands never reject, so callers must handle both cases. */
export type Outcome<Data> = { ok: true; data: Data } | { ok: false; problem: Problem };

/** A command bound to an operation. */
export type Command<Id extends OperationId> = {
  run(input: InputOf<Id>): Promise<Outcome<AnswerData<Id>>>;
  pending: boolean;
};

/** @returns A new Idempotency-Key; callers create it once per intent and send it with every retry. */
export const makeIdempotencyKey = randomId;

/** The session's operations (specification §3, §8); the session store also tracks whether one is running and its result. */
const ofSession: readonly OperationId[] = ['login', 'logout', 'updateProfile', 'updatePassword'];

async function execute<Id extends OperationId>(
  client: Client,
  operationId: Id,
  input: InputOf<Id>,
): Promise<Outcome<AnswerData<Id>>> {
  try {
    const answer = await client.call(operationId, input);
    const problem = problemOfAnswer(answer);
    freshness.noteEventId(answer.headers.get('last-event-id'));
    return problem ? { ok: false, problem } : { ok: true, data: answer.data as AnswerData<Id> };
  } catch (reason) {
    return { ok: false, problem: problemOfRejection(reason) };
  }
}

/**
 * Runs an operation that changes data, and invalidates what `invalidatedBy.ts` lists for it after success.
 */
export function useCommand<Id extends OperationId>(operationId: Id): Command<Id> {
  const { client, session } = useSources();
  const [running, setRunning] = useState(0);

  const run = useCallback(
    async (input: InputOf<Id>): Promise<Outcome<AnswerData<Id>>> => {
      const store = ofSession.includes(operationId) ? session : null;
      setRunning((count) => count + 1);
      store?.setLoading(true);
      return duringWrite(async () => {
        const outcome = await execute(client, operationId, input);
        store?.setError(outcome.ok ? null : outcome.problem);
        store?.setLoading(false);
        if (outcome.ok) invalidateAfter(operationId);
        setRunning((count) => count - 1);
        return outcome;
      });
    },
    [client, session, operationId],
  );
  return { run, pending: running > 0 };
}
