import { approvalReasonLimits, isBlank } from '@school/domain';
import type { FieldErrors } from '../../forms/validation.ts';

/** Validates the reason of a rejection, or of an alert that is sent without approval. */
export const approvalReasonRules = ({ reason }: { reason: string }): FieldErrors => {
  const { length } = [...reason.trim()];
  if (isBlank(reason)) return { reason: { id: 'validation.required' } };
  const max = approvalReasonLimits.reason;
  return length > max ? { reason: { id: 'validation.tooLong', values: { max } } } : {};
};
