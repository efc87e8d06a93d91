import type { InputOf, OperationId } from '@school/domain';
import { useState } from 'react';
import { useCommand } from '../../data/useCommand.ts';
import { type Message, problemMessage } from '../../intl/problemText.ts';

/** Result of a step, from the server. */
export type StepResult = {
  name: string;
  ok: boolean;
  problem: string | null;
  /** The reply of the other server. */
  server_reply: string | null;
  /** Duration in milliseconds, where it was measured. */
  took_ms: number | null;
};

/** A test with its last result. */
export type TestRun = {
  run(): Promise<void>;
  pending: boolean;
  results: readonly StepResult[] | null;
  /** Why the test could not run. */
  fault: Message | null;
};

type TestId = Extract<OperationId, 'testSmtp' | 'testCalendar'>;
type Answered = { steps: (Omit<StepResult, 'server_reply' | 'took_ms'> & Partial<StepResult>)[] };

/** Tests a stored connection. */
export function useTest<Id extends TestId>(operationId: Id, input: InputOf<Id>): TestRun {
  const { run, pending } = useCommand(operationId);
  const [results, setResults] = useState<TestRun['results']>(null);
  const [fault, setFault] = useState<Message | null>(null);
  return {
    pending,
    results,
    fault,
    async run() {
      const outcome = await run(input);
      setFault(outcome.ok ? null : problemMessage(outcome.problem));
      setResults(
        outcome.ok
          ? (outcome.data as Answered).steps.map((step) => ({ server_reply: null, took_ms: null, ...step }))
          : null,
      );
    },
  };
}
