import { hasAudienceTarget } from '@school/domain';
import { documentWrite, validateWith } from '@school/domain/validators';
import { type FieldErrors, flat } from '../../forms/validation.ts';
import { documentFieldNames, type DocumentValues, writeOf } from './documentValues.ts';

/** Validates a document without its file. */
export function documentRules(values: DocumentValues): FieldErrors {
  const errors: FieldErrors = hasAudienceTarget(values.audience)
    ? {}
    : { audience: { id: 'validation.audience.required' } };
  for (const [field, error] of Object.entries(flat(validateWith(documentWrite, writeOf(values))))) {
    const name = field.startsWith('audience.') ? 'audience' : field;
    errors[documentFieldNames[name] ?? name] ??= error;
  }
  return errors;
}
