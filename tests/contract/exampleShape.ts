import type { Json } from '@school/domain/contract';
import type { Scenario } from './scenario.ts';

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The field's things of this school, where the scene's own call does not name any. */
function idsHere(field: string, { choices }: Scenario): unknown {
  const course = choices.courses[0]!;
  if (field === 'course_ids') return [course.id];
  if (field === 'grade_ids') return [course.grade_id];
  return field.endsWith('_ids') || field === 'attachments' ? [] : undefined;
}

/**
 * An example's body, to be sent to a school whose ids are others: each id, and the fields that only the scene can know, are
 * those of the call that is known to succeed.
 */
export function bodyLike(
  example: unknown,
  known: unknown,
  ofScene: readonly string[],
  scene: Scenario,
): unknown {
  if (!isRecord(example)) return example;
  const usual = isRecord(known) ? known : {};
  const entries = Object.entries(example).map(([field, value]): [string, unknown] => {
    if (ofScene.includes(field)) return [field, usual[field]];
    const isId = (one: unknown) => typeof one === 'string' && uuid.test(one);
    if (field !== 'client_id' && (isId(value) || (Array.isArray(value) && value.some(isId))))
      return [field, usual[field] ?? idsHere(field, scene)];
    return [field, bodyLike(value, usual[field], [], scene)];
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

const kindOf = (value: Json) => (Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value);

/** What changed in an audited thing: another thing has other fields. */
const anyFields = /\.(?:before|after)$/;

/** Where a declared example and a real answer are not built alike; null is like anything, and so is an empty list. */
export function shapeProblems(example: Json, real: Json, path: string): string[] {
  if (example === null || real === null) return [];
  if (kindOf(example) !== kindOf(real))
    return [`${path} is a ${kindOf(real)}, the example says ${kindOf(example)}`];
  if (Array.isArray(example) && Array.isArray(real)) {
    const [shown] = example;
    return shown === undefined
      ? []
      : real.slice(0, 1).flatMap((one) => shapeProblems(shown, one, `${path}[]`));
  }
  if (!isRecord(example) || !isRecord(real) || anyFields.test(path)) return [];
  const fields = [...new Set([...Object.keys(example), ...Object.keys(real)])];
  return fields.flatMap((field) => {
    if (!(field in real)) return [`${path}.${field} is in the example only`];
    if (!(field in example)) return [`${path}.${field} is not in the example`];
    return shapeProblems(example[field] as Json, real[field] as Json, `${path}.${field}`);
  });
}
