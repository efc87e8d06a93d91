import { role, validateWith } from '@school/domain/validators';
import { type FieldErrors, flat } from '../forms/validation.ts';
import { type RoleValues, writeOf } from './roleValues.ts';

/** What a role asks for. */
export const roleRules = (values: RoleValues): FieldErrors => flat(validateWith(role, writeOf(values)));
