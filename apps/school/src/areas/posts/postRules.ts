import { hasAudienceTarget } from '@school/domain';
import { postDraft, postToPublish, validateWith } from '@school/domain/validators';
import { toFormErrors } from '../../forms/fields.ts';
import type { FieldErrors } from '../../forms/validation.ts';
import { asUploaded } from '../../outbox/waitingFiles.ts';
import { confirmationErrors } from '../receipts/index.ts';
import { postFields, type PostValues, toPostRequest } from './postValues.ts';

/** Validates a post: a draft needs a title, a published post all fields, a scheduled one also a future time. */
export function postRules(values: PostValues): FieldErrors {
  const post = asUploaded(toPostRequest(values));
  const wrong = values.status === 'draft' ? validateWith(postDraft, post) : validateWith(postToPublish, post);
  const errors = toFormErrors(postFields, wrong);
  // A role, a place or people would do as well as a grade and a course.
  if (values.status === 'published' && !hasAudienceTarget(values.audience)) {
    errors.audience = { id: 'validation.audience.required' };
  }
  const scheduled = values.status === 'published' && values.when === 'later';
  if (scheduled && !(Date.parse(values.publishAt) > Date.now())) {
    errors.publishAt = { id: 'validation.publishAt.future' };
  }
  Object.assign(errors, confirmationErrors(values));
  for (const [field, left] of [
    ['cover', values.coverLeft],
    ['attachments', values.attachmentsLeft],
  ] as const) {
    if (left.some(({ failed }) => failed)) errors[field] = { id: 'validation.files.failed' };
  }
  return errors;
}
