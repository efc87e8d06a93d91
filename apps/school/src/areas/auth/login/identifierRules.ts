import { loginIdentifier, validateWith } from '@school/domain/validators';
import { type FieldErrors, flat } from '../../../forms/validation.ts';

export { formatRut, isRut } from '@school/domain/rut';

/** Validates sign-in by RUT or e-mail. */
export const identifierRules = (values: object): FieldErrors => flat(validateWith(loginIdentifier, values));
