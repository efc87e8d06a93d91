import type { Problem } from '../../data/problem.ts';
import type { ProblemMessages } from '../../intl/problemText.ts';

/** What is said at a file that could not be sent. */
export const uploadProblemWords: ProblemMessages = {
  invalid: 'documents.form.fileRefused',
  forbidden: 'documents.form.audienceForbidden',
};

/** What is said above the form when several files ended badly. */
export const togetherProblemWords: ProblemMessages = {
  invalid: 'documents.form.notAllSent',
  failed: 'documents.form.notAllSent',
  forbidden: 'documents.form.audienceForbidden',
};

/**
 * What the failures of several files come to: fields of the form that were refused, the one reason that all of them have,
 * or that each has its own.
 *
 * @param fieldOf The form's name for a field of one file's document.
 */
export function togetherProblem(
  failed: ReadonlyMap<string, Problem>,
  fieldOf: (id: string, field: string) => string,
): Problem {
  const problems = [...failed.values()];
  const fields = [...failed].flatMap(([id, problem]) =>
    problem.kind === 'invalid'
      ? problem.fields.filter((field) => field !== 'file').map((field) => fieldOf(id, field))
      : [],
  );
  if (fields.length > 0) return { kind: 'invalid', fields: [...new Set(fields)] };
  const [first] = problems;
  const same = first && problems.every(({ kind }) => kind === first.kind);
  return same && first.kind !== 'invalid' ? first : { kind: 'failed' };
}
