import type { Problem } from '../data/problem.ts';
import type { MessageId } from './messages.ts';
import type { MessageValues, Translate } from './useText.ts';

/** A message before its translation. */
export type Message = { id: MessageId; values?: MessageValues };

/** Messages of a screen for some kinds of problem. */
export type ProblemMessages = Partial<Record<Problem['kind'] | 'tooManyForLong', MessageId>>;

const words: Record<Problem['kind'], MessageId> = {
  offline: 'errors.offline',
  blocked: 'errors.blocked',
  fileChanged: 'files.changed',
  unauthenticated: 'errors.unauthenticated',
  forbidden: 'errors.forbidden',
  missing: 'errors.missing',
  conflict: 'errors.conflict',
  invalid: 'errors.invalid',
  tooMany: 'errors.tooMany',
  old: 'errors.old',
  failed: 'errors.failed',
};

/** Returns the message for a problem: what happened and what to do. */
export function problemMessage(problem: Problem, instead: ProblemMessages = {}): Message {
  const override = instead[problem.kind];
  if (override) return { id: override };
  if (problem.kind === 'tooMany' && problem.seconds !== null) {
    const { seconds } = problem;
    if (seconds > 3600 && instead.tooManyForLong) return { id: instead.tooManyForLong };
    return seconds > 90
      ? { id: 'errors.tooManyForMinutes', values: { minutes: Math.ceil(seconds / 60) } }
      : { id: 'errors.tooManyFor', values: { seconds } };
  }
  if (problem.kind === 'blocked') {
    const { status } = problem;
    return { id: status === 413 ? 'network.tooLarge' : words.blocked, values: { status } };
  }
  return { id: words[problem.kind] };
}

/** Returns {@link problemMessage} in the reader's language. */
export function problemText(t: Translate, problem: Problem, instead?: ProblemMessages): string {
  const { id, values } = problemMessage(problem, instead);
  return t(id, values);
}
