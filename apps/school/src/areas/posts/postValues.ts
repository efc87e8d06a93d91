import {
  type Attachment,
  type AudienceWrite,
  type BlockDocument,
  type InputOf,
  picturesIn,
  type PostDetail,
  type PostTemplate,
  postWriteLimits,
  documentToText,
} from '@school/domain';
import type { FileItem } from '@school/ui';
import { toAudienceWrite, emptyAudience, toAudienceValue } from '../../audience/audienceValue.ts';
import type { useAudienceText } from '../../audience/useAudienceText.ts';
import type { ComparedFormFields } from '../../forms/fields.ts';
import {
  toConfirmBy,
  confirmationFields,
  type ConfirmationValues,
  toConfirmationValues,
  noConfirmation,
} from '../receipts/index.ts';
import type { useCategoryName } from './useCategoryName.ts';
import { isPlaceholder } from '../../outbox/waitingFiles.ts';
import type { CompleteWrite } from '../../forms/completeWrite.ts';

/** An uploaded file of a post. */
export type Attached = Pick<Attachment, 'id' | 'name' | 'type' | 'size'>;

/** Chosen files that aren't uploaded: in progress or failed. */
export type FilesLeft = readonly { name: string; failed: boolean }[];

/** Every chosen file is uploaded or permanently rejected. */
export const noneLeft: FilesLeft = [];

/** @returns The files of a field that still have to be uploaded; permanently rejected ones aren't included. */
export function findPendingUploads(items: readonly FileItem[]): FilesLeft {
  const left = items.filter(({ state }) => !['sent', 'stored', 'refused'].includes(state));
  return left.length > 0 ? left.map(({ name, state }) => ({ name, failed: state === 'failed' })) : noneLeft;
}

/** Whether one of the files is still being uploaded. */
export const isUploading = (left: FilesLeft): boolean => left.some(({ failed }) => !failed);

/** Form values of a post. */
export type PostValues = {
  title: string;
  category: string;
  body: BlockDocument;
  audience: AudienceWrite;
  /** The cover picture. */
  cover: { url: string; alt: string } | null;
  /** The cover picture until it is uploaded. */
  coverLeft: FilesLeft;
  /** The attachments, in order. */
  attachments: readonly Attached[];
  attachmentsLeft: FilesLeft;
  /** Whether the post is published on submit or at a chosen time. */
  when: 'now' | 'later';
  /** The chosen time, an instant with its offset. */
  publishAt: string;
  /** Whether the publication is e-mailed. */
  notify: boolean;
  status: 'draft' | 'published';
} & ConfirmationValues;

/** Values of a new post. */
export const emptyPost: PostValues = {
  title: '',
  category: '',
  body: { type: 'doc', content: [] },
  audience: emptyAudience,
  cover: null,
  coverLeft: noneLeft,
  attachments: [],
  attachmentsLeft: noneLeft,
  when: 'now',
  publishAt: '',
  notify: true,
  status: 'published',
  ...noConfirmation,
};

/** Converts a saved post to form values. */
export const postToFormValues = (post: PostDetail): PostValues => ({
  title: post.title,
  category: post.category?.id ?? '',
  body: post.body,
  // Normalises the audience as the picker does; otherwise an unchanged one would look changed.
  audience: toAudienceWrite(toAudienceValue(post.audience)),
  cover: post.cover && { url: post.cover.url, alt: post.cover.alt },
  coverLeft: noneLeft,
  attachments: post.attachments.map(({ id, name, type, size }) => ({ id, name, type, size })),
  attachmentsLeft: noneLeft,
  when: post.status === 'scheduled' ? 'later' : 'now',
  publishAt: (post.status === 'scheduled' && post.published_at) || '',
  notify: post.notify,
  status: 'published',
  ...toConfirmationValues(post),
});

const showsPicture = (block: PostDetail['body']['content'][number]) =>
  picturesIn({ type: 'doc', content: [block] }).length > 0;

/** Whether a post has files, which its copy leaves out. */
export const hasFiles = ({ cover, attachments, body }: PostDetail): boolean =>
  cover !== null || attachments.length > 0 || body.content.some(showsPicture);

/**
 * Converts form values to those of a template: what another post can start with. A file belongs to one post, so pictures
 * and attachments are left out.
 */
export const toPostTemplate = ({ title, category, body, audience }: PostValues): PostTemplate => ({
  title: title.trim(),
  category_id: category || null,
  body: { ...body, content: body.content.filter((block) => !showsPicture(block)) },
  audience,
});

/** Converts the values of a template to those of a new post. */
export const postFromTemplate = ({ title, category_id, body, audience }: PostTemplate): PostValues => ({
  ...emptyPost,
  title,
  category: category_id ?? '',
  body,
  audience: toAudienceWrite(toAudienceValue(audience)),
});

/** Converts a post to the values of a new one. */
export const copyPost = (post: PostDetail): PostValues =>
  postFromTemplate(toPostTemplate(postToFormValues(post)));

/** Converts form values to the request body. */
export const toPostRequest = (values: PostValues): CompleteWrite<InputOf<'createPost'>['body']> => ({
  title: values.title.trim(),
  category_id: values.category || null,
  body: values.body,
  audience: values.audience,
  cover: values.cover,
  attachment_ids: values.attachments.map(({ id }) => id),
  confirm_by: toConfirmBy(values),
  status: values.status,
  notify: values.notify,
  published_at:
    values.status === 'published' && values.when === 'later' ? values.publishAt || null : undefined,
});

/** The request body of a post. */
export type PostRequest = ReturnType<typeof toPostRequest>;

/** What the comparison texts of a post use. */
export type PostTools = {
  audienceText: ReturnType<typeof useAudienceText>;
  categoryName: ReturnType<typeof useCategoryName>;
};

const namesLeft = (files: readonly { name: string }[]) => files.map(({ name }) => name);

/** The fields of a post. */
export const postFields = {
  title: {
    label: 'posts.form.title',
    limit: postWriteLimits.title,
    rejected: 'validation.title.required',
    compared: true,
  },
  category: {
    label: 'posts.form.category',
    requestField: 'category_id',
    rejected: 'validation.category.required',
    compared: ({ category }, { categoryName }) => categoryName(category),
  },
  body: {
    label: 'posts.form.content',
    rejected: 'posts.form.contentRefused',
    compared: ({ body }) => documentToText(body),
  },
  audience: {
    label: 'posts.form.audience',
    requestField: ['audience.grade_ids', 'audience.course_ids'],
    showsInnerErrors: true,
    rejected: 'validation.audience.required',
    compared: ({ audience }, { audienceText }) => audienceText(audience),
  },
  cover: {
    label: 'posts.form.cover',
    rejected: 'posts.form.coverRefused',
    compared: ({ cover }) => cover?.alt || cover?.url || '',
  },
  // Uploads in progress are known only to this page.
  coverLeft: {
    stored: false,
    isPending: ({ coverLeft }) => isUploading(coverLeft),
    filesLeft: ({ coverLeft }) => namesLeft(coverLeft),
  },
  attachments: {
    label: 'posts.attachments',
    requestField: 'attachment_ids',
    limit: postWriteLimits.attachment_ids,
    rejected: 'posts.form.attachmentsRefused',
    compared: ({ attachments }, { intl }) => intl.formatList(attachments.map(({ name }) => name)),
    filesLeft: ({ attachments }) => namesLeft(attachments.filter(({ id }) => isPlaceholder(id))),
  },
  attachmentsLeft: {
    stored: false,
    isPending: ({ attachmentsLeft }) => isUploading(attachmentsLeft),
    filesLeft: ({ attachmentsLeft }) => namesLeft(attachmentsLeft),
  },
  when: { label: 'posts.form.when', compared: false },
  publishAt: {
    label: 'posts.form.publishAt',
    requestField: 'published_at',
    rejected: 'validation.publishAt.future',
    compared: ({ publishAt }, { intl, timeZone }) =>
      publishAt && intl.formatDate(publishAt, { dateStyle: 'medium', timeStyle: 'short', timeZone }),
  },
  notify: { label: 'posts.form.notify', compared: false },
  ...confirmationFields,
  status: {},
} as const satisfies ComparedFormFields<PostValues, PostTools>;
