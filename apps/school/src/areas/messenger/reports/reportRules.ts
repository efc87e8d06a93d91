import type { FieldErrors } from '../../../forms/validation.ts';
import { noteError } from './noteError.ts';
import type { ReportValues } from './reportValues.ts';

/** Validates a report: it needs a reason. */
export const reportRules = ({ reason, note }: ReportValues): FieldErrors => ({
  ...(!reason && { reason: { id: 'validation.required' } }),
  ...noteError(note),
});
