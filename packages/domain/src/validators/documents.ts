import { object, string } from 'yup';
import { documentWriteLimits } from '../generated/limits.ts';
import { isTimestamp } from '../calendarDate.ts';
import { audienceFields, isIdOrNothing } from './audience.ts';
import { category } from './post.ts';
import { requiredLine } from './text.ts';
import { message } from './validateWith.ts';

/** A document's record; the provider validates the file beside it. */
export const documentWrite = object({
  title: requiredLine(documentWriteLimits.title, message('validation.required')),
  category_id: category().required(message('validation.category.required')),
  audience: object(audienceFields),
  expires_at: string()
    .nullable()
    .test('time', message('validation.date.format'), (text) => !text || isTimestamp(text))
    .transform((text: string | null) => text || null),
});

/** A category of documents, as one of posts. */
export const documentCategory = object({
  name: requiredLine(60, message('validation.required')),
  parent_id: string()
    .nullable()
    .test('id', message('validation.category.required'), isIdOrNothing)
    .transform((text: string | null) => text || null),
});
