import { type MessageReportOutcome, messageReportHandlingWriteLimits } from '@school/domain';
import type { FormFields } from '../../../forms/fields.ts';

/** Form values of the handling of a report; an empty outcome means none is chosen yet. */
export type HandleValues = { outcome: MessageReportOutcome | ''; note: string };

/** The fields of the handling. */
export const handleFields = {
  outcome: { label: 'messageReports.outcome', rejected: 'messageReports.removeFirst' },
  note: { label: 'board.note', limit: messageReportHandlingWriteLimits.note },
} as const satisfies FormFields<HandleValues>;

/** Returns the outcomes to choose from: a message was removed only if it is no longer there. */
export const toOutcomes = (removed: boolean): readonly MessageReportOutcome[] => [
  'no_action',
  ...(removed ? (['message_removed'] as const) : []),
  'people_talked_to',
  'other',
];
