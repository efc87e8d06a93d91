import { hasAudienceTarget } from '@school/domain';
import { eventWrite, validateWith } from '@school/domain/validators';
import { toFormErrors } from '../../forms/fields.ts';
import type { FieldErrors } from '../../forms/validation.ts';
import { eventFields, type EventValues, toEventRequest } from './eventValues.ts';

/** Validates an event. */
export function eventRules(values: EventValues): FieldErrors {
  const noAudience: FieldErrors = { audience: { id: 'validation.audience.required' } };
  return {
    ...toFormErrors(eventFields, validateWith(eventWrite, toEventRequest(values))),
    ...(!hasAudienceTarget(values.audience) && noAudience),
  };
}
