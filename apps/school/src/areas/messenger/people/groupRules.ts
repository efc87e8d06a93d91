import { groupUpdate, validateWith } from '@school/domain/validators';
import { toFormErrors } from '../../../forms/fields.ts';
import type { FieldErrors } from '../../../forms/validation.ts';
import { groupFields, type GroupValues, groupWriteOf } from './groupValues.ts';

/** Validates a group: it needs a name. */
export const groupRules = (values: GroupValues): FieldErrors =>
  toFormErrors(groupFields, validateWith(groupUpdate, groupWriteOf(values)));
