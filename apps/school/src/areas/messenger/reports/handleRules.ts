import type { FieldErrors } from '../../../forms/validation.ts';
import type { HandleValues } from './handleValues.ts';
import { noteError } from './noteError.ts';

/** Validates the handling of a report: it needs an outcome. */
export const handleRules = ({ outcome, note }: HandleValues): FieldErrors => ({
  ...(!outcome && { outcome: { id: 'validation.required' } }),
  ...noteError(note),
});
