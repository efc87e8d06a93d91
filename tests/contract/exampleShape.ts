import type { Json } from '@school/domain/contract';
import type { Scenario } from './scenario.ts';

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns ids of this school for a field that the scenario's own call leaves out. */
function idsHere(field: string, { choices }: Scenario): unknown {
  const course = choices.courses[0]!;
  if (field === 'course_ids') return [course.id];
  if (field === 'grade_ids') return [course.grade_id];
  return field.endsWith('_ids') || field === 'attachments' ? [] : undefined;
}

/**
 * Adapts an example's body to the test school: ids, and the fields that only the scenario knows, come from the call
 * that succeeds.
 */
export function bodyLike(
  example: unknown,
  known: unknown,
  fromScenario: readonly string[],
  scenario: Scenario,
): unknown {
  if (!isRecord(example)) return example;
  const usual = isRecord(known) ? known : {};
  const entries = Object.entries(example).map(([field, value]): [string, unknown] => {
    if (fromScenario.includes(field)) return [field, usual[field]];
    const isId = (one: unknown) => typeof one === 'string' && uuid.test(one);
    if (field !== 'client_id' && (isId(value) || (Array.isArray(value) && value.some(isId))))
      return [field, usual[field] ?? idsHere(field, scenario)];
    return [field, bodyLike(value, usual[field], [], scenario)];
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

const getKind = (value: Json) => (Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value);

/** The changes of an audit entry: their fields depend on the kind of record. */
const anyFields = /\.(?:before|after)$/;

/** Returns where a declared example and a real answer differ in shape; null and an empty list match anything. */
export function shapeProblems(example: Json, real: Json, path: string): string[] {
  if (example === null || real === null) return [];
  if (getKind(example) !== getKind(real))
    return [`${path} is a ${getKind(real)}, the example says ${getKind(example)}`];
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
