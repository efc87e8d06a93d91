import { postDraft, postToPublish, validateWith } from '@school/domain/validators';
import { type FieldErrors, flat } from '../../forms/validation.ts';
import { postFieldNames, type PostValues, writeOf } from './postValues.ts';

const nameOf = (field: string) =>
  postFieldNames[field] ?? (field.startsWith('audience.') ? 'audience' : field);

/** Validates a post: a draft needs a title, a published post all fields, a scheduled one also a future time. */
export function postRules(values: PostValues): FieldErrors {
  const post = writeOf(values);
  const wrong = values.status === 'draft' ? validateWith(postDraft, post) : validateWith(postToPublish, post);
  const errors = Object.fromEntries(
    Object.entries(flat(wrong)).map(([field, error]) => [nameOf(field), error]),
  );
  const scheduled = values.status === 'published' && values.when === 'later';
  if (scheduled && !(Date.parse(values.publishAt) > Date.now())) {
    errors.publishAt = { id: 'validation.publishAt.future' };
  }
  for (const [field, left] of [
    ['cover', values.coverLeft],
    ['attachments', values.attachmentsLeft],
  ] as const) {
    if (left.length === 0) continue;
    const isSending = left.some(({ failed }) => !failed);
    errors[field] = { id: isSending ? 'validation.files.sending' : 'validation.files.failed' };
  }
  return errors;
}
