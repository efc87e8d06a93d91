import { hasAudienceTarget } from '@school/domain';
import type { MessageRef } from '@school/domain';
import { eventWrite, validateWith } from '@school/domain/validators';
import { toFormErrors } from '../../forms/fields.ts';
import type { FieldErrors } from '../../forms/validation.ts';
import { eventFields, type EventValues, toEventRequest } from './eventValues.ts';

/** Events have a name instead of a title. */
const ofName: Partial<Record<MessageRef['id'], MessageRef['id']>> = {
  'validation.title.required': 'validation.required',
  'validation.title.max': 'validation.tooLong',
};

/** Validates an event. */
export function eventRules(values: EventValues): FieldErrors {
  const wrong = toFormErrors(eventFields, validateWith(eventWrite, toEventRequest(values)));
  const errors = Object.entries(wrong).map(
    ([field, error]) => [field, { ...error, id: ofName[error.id] ?? error.id }] as const,
  );
  const noAudience: FieldErrors = { audience: { id: 'validation.audience.required' } };
  return { ...Object.fromEntries(errors), ...(!hasAudienceTarget(values.audience) && noAudience) };
}
