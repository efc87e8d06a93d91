import { role, validateWith } from '@school/domain/validators';
import { type FieldErrors, flat } from '../../forms/validation.ts';
import { type RoleValues, writeOf } from './roleValues.ts';

/** Validates a role. */
export const roleRules = (values: RoleValues): FieldErrors => flat(validateWith(role, writeOf(values)));
