/** A reason not to start that an operator can act on; `main.ts` prints its sentence and nothing else. */
export class StartProblem extends Error {
  override name = 'StartProblem';
}

/** What an unknown thrown value says, in one line. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  const text = error instanceof Error ? error.message || error.name : String(error);
  return text.split('\n')[0]!.trim();
}
