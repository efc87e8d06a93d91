import { isBlank } from '@school/domain';
import type { FieldErrors } from '../../../forms/validation.ts';
import { type ExportValues, longestReason } from './exportValues.ts';

const required = { id: 'validation.required' } as const;

/** Validates the export of one conversation: days and a reason. */
export function conversationExportRules({ from, to, reason }: ExportValues): FieldErrors {
  const { length } = [...reason.trim()];
  return {
    ...(!from && { from: required }),
    ...(!to && { to: required }),
    ...(isBlank(reason) && { reason: required }),
    ...(length > longestReason && {
      reason: { id: 'validation.tooLong', values: { max: longestReason } },
    }),
  };
}

/** Validates the export of a person's conversations. */
export const personExportRules = (values: ExportValues): FieldErrors => ({
  ...(!values.user_id && { user_id: required }),
  ...conversationExportRules(values),
});
