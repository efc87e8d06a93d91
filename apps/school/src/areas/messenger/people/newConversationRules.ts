import { directWrite, groupWrite, validateWith } from '@school/domain/validators';
import { toFormErrors } from '../../../forms/fields.ts';
import type { FieldErrors } from '../../../forms/validation.ts';
import {
  newConversationFields,
  type NewConversationValues,
  toConversationRequest,
} from './newConversationValues.ts';

/** Validates a new conversation: it needs a person, or a group's name and members. */
export function newConversationRules(values: NewConversationValues): FieldErrors {
  const write = toConversationRequest(values);
  const errors = write.kind === 'direct' ? validateWith(directWrite, write) : validateWith(groupWrite, write);
  return toFormErrors(newConversationFields, errors);
}
