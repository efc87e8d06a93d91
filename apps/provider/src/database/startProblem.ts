/** A reason not to start that the operator can fix; `main.ts` prints only its message. */
export class StartProblem extends Error {
  override name = 'StartProblem';
}

/** Returns the message of an unknown thrown value in one line. */
export function describeReason(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return describeReason(error.errors[0]);
  const text = error instanceof Error ? error.message || error.name : String(error);
  return text.split('\n')[0]!.trim();
}
