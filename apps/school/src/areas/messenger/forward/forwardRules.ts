import type { FieldErrors } from '../../../forms/validation.ts';
import { mostTargets } from './mostTargets.ts';

/** Form values of a message to forward. */
export type ForwardValues = { conversation_ids: readonly string[] };

/** Returns the errors of a message to forward. */
export function forwardRules({ conversation_ids: { length } }: ForwardValues): FieldErrors {
  if (length === 0) return { conversation_ids: { id: 'validation.required' } };
  return length > mostTargets
    ? { conversation_ids: { id: 'validation.tooMany', values: { max: mostTargets } } }
    : {};
}
