import { postDraft, postToPublish, validateWith } from '@school/domain/validators';
import { type FieldErrors, flat } from '../forms/validation.ts';
import { postFieldNames, type PostValues, writeOf } from './postValues.ts';

/** What a post asks for: a draft, a title; to be published, everything. */
export function postRules(values: PostValues): FieldErrors {
  const post = writeOf(values);
  const wrong = values.status === 'draft' ? validateWith(postDraft, post) : validateWith(postToPublish, post);
  const errors = Object.entries(flat(wrong));
  return Object.fromEntries(errors.map(([field, error]) => [postFieldNames[field] ?? field, error]));
}
