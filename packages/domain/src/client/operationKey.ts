import type { OperationId } from '../generated/operations.ts';
import type { InputOf } from './types.ts';

const sorted = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** Returns a text key of a call: equal calls have equal keys, in any order of their fields. */
export function operationKey<Id extends OperationId>(operationId: Id, input?: InputOf<Id>): string {
  const { path, query, body } = (input ?? {}) as { path?: unknown; query?: unknown; body?: unknown };
  return `${operationId} ${JSON.stringify({ path, query, body }, sorted)}`;
}
