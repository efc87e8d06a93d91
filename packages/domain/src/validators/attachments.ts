import { array, string } from 'yup';
import { postWriteLimits } from '../generated/limits.ts';
import { isId } from './ids.ts';
import { message } from './validateWith.ts';

/** Files that a message or a post may have. */
const maxAttachments = postWriteLimits.attachment_ids;

/** Ids of files that were put up before, each once. */
export const attachmentIds = () =>
  array()
    .of(string().required(message('validation.required')).test('id', message('validation.required'), isId))
    .test(
      'count',
      message('validation.tooMany', { max: maxAttachments }),
      (ids) => (ids?.length ?? 0) <= maxAttachments,
    )
    .test('unique', message('validation.required'), (ids) => new Set(ids).size === (ids?.length ?? 0));
