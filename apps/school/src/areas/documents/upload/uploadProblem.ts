import type { Problem } from '../../../data/problem.ts';
import type { ProblemMessages } from '../../../intl/problemText.ts';

/** Problem messages of a single failed file. */
export const uploadProblemMessages: ProblemMessages = {
  invalid: 'documents.form.fileRefused',
};

/** Problem messages of the form when several files failed. */
export const sharedProblemMessages: ProblemMessages = {
  invalid: 'documents.form.notAllSent',
  failed: 'documents.form.notAllSent',
};

/**
 * Combines the problems of several files into one: rejected fields of the form, the reason that all share, or a general
 * message.
 *
 * @param toField Returns the form's name for a field of a file's document.
 */
export function togetherProblem(
  failed: ReadonlyMap<string, Problem>,
  toField: (id: string, field: string) => string,
): Problem {
  const problems = [...failed.values()];
  const fields = [...failed].flatMap(([id, problem]) =>
    problem.kind === 'invalid'
      ? problem.fields.filter((field) => field !== 'file').map((field) => toField(id, field))
      : [],
  );
  if (fields.length > 0) return { kind: 'invalid', fields: [...new Set(fields)] };
  const [first] = problems;
  const same = first && problems.every(({ kind }) => kind === first.kind);
  return same && first.kind !== 'invalid' ? first : { kind: 'failed' };
}
