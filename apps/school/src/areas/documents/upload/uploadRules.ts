import { documentRules } from '../documentRules.ts';
import type { FieldErrors } from '../../../forms/validation.ts';
import { toDocumentValues, titleName, type UploadValues } from './uploadValues.ts';

/** Validates new documents: at least one file, and a title for each. */
export function uploadRules(values: UploadValues): FieldErrors {
  const { title: _, ...shared } = documentRules(toDocumentValues(values, ''));
  const files = values.files.filter(({ state }) => state !== 'refused');
  const errors: FieldErrors =
    files.length > 0 ? shared : { files: { id: 'validation.file.required' }, ...shared };
  for (const { id, state } of files) {
    if (state === 'sent') continue;
    const { title } = documentRules(toDocumentValues(values, id));
    if (title) errors[titleName(id)] = title;
  }
  return errors;
}
