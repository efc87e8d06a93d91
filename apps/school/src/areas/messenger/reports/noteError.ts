import { messageReportWriteLimits } from '@school/domain';
import type { FieldErrors } from '../../../forms/validation.ts';

/** Returns the error of a note that is too long. */
export function noteError(note: string): FieldErrors {
  const max = messageReportWriteLimits.note;
  return [...note.trim()].length > max ? { note: { id: 'validation.tooLong', values: { max } } } : {};
}
