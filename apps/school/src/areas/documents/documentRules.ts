import { hasAudienceTarget } from '@school/domain';
import { documentWrite, validateWith } from '@school/domain/validators';
import { toFormErrors } from '../../forms/fields.ts';
import type { FieldErrors } from '../../forms/validation.ts';
import { documentFields, type DocumentValues, toDocumentRequest } from './documentValues.ts';

/** Validates a document without its file. */
export function documentRules(values: DocumentValues): FieldErrors {
  const noAudience: FieldErrors = { audience: { id: 'validation.audience.required' } };
  return {
    ...toFormErrors(documentFields, validateWith(documentWrite, toDocumentRequest(values))),
    ...(!hasAudienceTarget(values.audience) && noAudience),
  };
}
