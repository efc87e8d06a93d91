import type { MessageRef } from '@school/domain';
import { eventWrite, validateWith } from '@school/domain/validators';
import { type FieldErrors, flat } from '../forms/validation.ts';
import { audienceOf, eventFieldNames, type EventValues, writeOf } from './eventValues.ts';

/** An event has a name, not a title. */
const ofName: Partial<Record<MessageRef['id'], MessageRef['id']>> = {
  'validation.title.required': 'validation.required',
  'validation.title.max': 'validation.tooLong',
};

const isForNobody = (values: EventValues): boolean => {
  const { scope, exclude_user_ids: _, ...lists } = audienceOf(values);
  return scope === 'restricted' && Object.values(lists).every((ids) => ids.length === 0);
};

/** What an event asks for. */
export function eventRules(values: EventValues): FieldErrors {
  const errors: FieldErrors = isForNobody(values) ? { scope: { id: 'validation.audience.required' } } : {};
  for (const [field, error] of Object.entries(flat(validateWith(eventWrite, writeOf(values))))) {
    errors[eventFieldNames[field] ?? field] ??= { ...error, id: ofName[error.id] ?? error.id };
  }
  return errors;
}
