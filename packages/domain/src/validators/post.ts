import { isBlank } from '@school/text';
import { mixed, object, string } from 'yup';
import { postWriteLimits } from '../generated/limits.ts';
import { missingOfAudience } from '../audience.ts';
import { blockDocumentProblems } from '../blockDocument/problems.ts';
import { documentToText } from '../blockDocument/text.ts';
import { isTimestamp } from '../calendarDate.ts';
import type { AudienceWrite, BlockDocument } from '../generated/types.gen.ts';
import { attachmentIds } from './attachments.ts';
import { audienceFields, ids, isIdOrNothing } from './audience.ts';
import { dayOrNothing } from './fields.ts';
import { requiredLine } from './text.ts';
import { message } from './validateWith.ts';

const title = () =>
  requiredLine(
    postWriteLimits.title,
    message('validation.title.required'),
    message('validation.title.max', { max: postWriteLimits.title }),
  );

const publishedAt = () =>
  string()
    .nullable()
    .test('time', message('validation.date.format'), (text) => !text || isTimestamp(text))
    .transform((text: string | null) => text || null);

/** A category, or none yet. */
export const category = () =>
  string()
    .nullable()
    .test('id', message('validation.category.required'), isIdOrNothing)
    .transform((text: string | null) => text || null);

const isDocument = (body: BlockDocument | undefined) =>
  body === undefined || blockDocumentProblems(body).length === 0;
const hasText = (body: BlockDocument | undefined) =>
  !body || !isDocument(body) || !isBlank(documentToText(body));

const body = () =>
  mixed<BlockDocument>().test('document', message('validation.tooLong', { max: 50_000 }), isDocument);

const status = <Status extends 'draft' | 'published'>(only: Status) =>
  mixed<Status>().default(only).oneOf([only], message('validation.required'));

/** Rules of a draft: only the title is required, but all other values must be valid. */
export const postDraft = object({
  title: title(),
  category_id: category(),
  body: body(),
  audience: object(audienceFields).default(undefined),
  status: status('draft'),
  published_at: publishedAt(),
  confirm_by: dayOrNothing(),
  attachment_ids: attachmentIds(),
});

/** Rules of publishing (specification §5): content, and an audience. */
export const postToPublish = object({
  title: title(),
  category_id: category().required(message('validation.category.required')),
  body: body()
    .required(message('validation.content.required'))
    .test('text', message('validation.content.required'), hasText),
  audience: object({
    ...audienceFields,
    course_ids: ids().test(
      'chosen',
      message('validation.course.required'),
      (_, { parent }) => !lacks(parent, 'course_ids'),
    ),
    grade_ids: ids().test(
      'chosen',
      message('validation.grade.required'),
      (_, { parent }) => !lacks(parent, 'grade_ids'),
    ),
  }),
  status: status('published'),
  published_at: publishedAt(),
  confirm_by: dayOrNothing(),
  attachment_ids: attachmentIds(),
});

const lacks = (audience: AudienceWrite, list: 'course_ids' | 'grade_ids') =>
  missingOfAudience(audience).includes(list);
