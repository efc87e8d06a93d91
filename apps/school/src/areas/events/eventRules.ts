import { hasAudienceTarget } from '@school/domain';
import type { MessageRef } from '@school/domain';
import { eventWrite, validateWith } from '@school/domain/validators';
import { type FieldErrors, flat } from '../../forms/validation.ts';
import { eventFieldNames, type EventValues, writeOf } from './eventValues.ts';

/** Events have a name instead of a title. */
const ofName: Partial<Record<MessageRef['id'], MessageRef['id']>> = {
  'validation.title.required': 'validation.required',
  'validation.title.max': 'validation.tooLong',
};

const fieldOf = (field: string): string =>
  eventFieldNames[field] ?? (field.startsWith('audience.') ? 'audience' : field);

/** Validates an event. */
export function eventRules(values: EventValues): FieldErrors {
  const noAudience: FieldErrors = { audience: { id: 'validation.audience.required' } };
  const errors = hasAudienceTarget(values.audience) ? {} : noAudience;
  for (const [field, error] of Object.entries(flat(validateWith(eventWrite, writeOf(values))))) {
    errors[fieldOf(field)] ??= { ...error, id: ofName[error.id] ?? error.id };
  }
  return errors;
}
