import type { Problem } from '../data/problem.ts';
import type { MessageId } from '../intl/messages.ts';
import { nested } from './validation.ts';

type Fields = {
  /** Names of the form's fields. */
  known: readonly string[];
  /** Maps field names of the API to those of the form, where they differ. */
  fieldNames: Record<string, string>;
  rejectionMessages: Record<string, MessageId>;
};

/** Returns the errors of the fields that the server rejected; undefined if the form has none of them. */
export function toErrors(
  problem: Problem,
  { known, fieldNames, rejectionMessages }: Fields,
): object | undefined {
  if (problem.kind !== 'invalid') return undefined;
  const fields = problem.fields.flatMap((named) => {
    const field = fieldNames[named] ?? named;
    // The API names nested fields, such as "audience.course_ids"; the form registers only the outer name.
    return known.find((name) => field === name || field.startsWith(`${name}.`)) ?? [];
  });
  if (fields.length === 0) return undefined;
  return nested(
    Object.fromEntries(
      fields.map((field) => [
        field,
        {
          id: rejectionMessages[field] ?? 'errors.field.refused',
          values: { attempts: problem.attemptsLeft ?? 0 },
        },
      ]),
    ),
  );
}
