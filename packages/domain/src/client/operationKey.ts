import type { OperationId } from '../generated/operations.ts';
import type { InputOf } from './types.ts';

const sorted = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** The call itself as a text: two calls that ask for the same have the same key, in whatever order their fields stand. */
export function operationKey<Id extends OperationId>(operationId: Id, input?: InputOf<Id>): string {
  const { path, query, body } = (input ?? {}) as { path?: unknown; query?: unknown; body?: unknown };
  return `${operationId} ${JSON.stringify({ path, query, body }, sorted)}`;
}
