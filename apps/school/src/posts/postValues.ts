import type { Attachment, AudienceWrite, BlockDocument, InputOf, PostDetail } from '@school/domain';
import type { FileItem } from '@school/ui';
import { audienceOf, nobody, pickedOf } from '../audience/audienceValue.ts';

/** A file that the provider keeps for a post. */
export type Attached = Pick<Attachment, 'id' | 'name' | 'type' | 'size'>;

/** Files that were chosen and aren't there yet: on their way, or failed. */
export type FilesLeft = readonly { name: string; failed: boolean }[];

/** All that was chosen is there, or never can be. */
export const noneLeft: FilesLeft = [];

/** @returns What is not there yet of a field's files. What could not be sent and never can is only said. */
export function leftOf(items: readonly FileItem[]): FilesLeft {
  const left = items.filter(({ state }) => state !== 'sent' && state !== 'refused');
  return left.length > 0 ? left.map(({ name, state }) => ({ name, failed: state === 'failed' })) : noneLeft;
}

/** What is written of a post, as its form holds it. */
export type PostValues = {
  title: string;
  category: string;
  body: BlockDocument;
  audience: AudienceWrite;
  /** The picture above it. */
  cover: { url: string; alt: string } | null;
  /** The picture that is to be there, until it is. */
  coverLeft: FilesLeft;
  /** Its files, in this order. */
  attachments: readonly Attached[];
  attachmentsLeft: FilesLeft;
  /** Whether it comes out when it is sent, or at a moment that is chosen. */
  when: 'now' | 'later';
  /** That moment, an instant with its offset. */
  publishAt: string;
  status: 'draft' | 'published';
};

/** A post that nobody has begun. */
export const emptyPost: PostValues = {
  title: '',
  category: '',
  body: { type: 'doc', content: [] },
  audience: nobody,
  cover: null,
  coverLeft: noneLeft,
  attachments: [],
  attachmentsLeft: noneLeft,
  when: 'now',
  publishAt: '',
  status: 'published',
};

/** The form of a post that has been saved before. */
export const valuesOf = (post: PostDetail): PostValues => ({
  title: post.title,
  category: post.category?.id ?? '',
  body: post.body,
  // By way of the picker, which names only what narrows: else an unchanged audience would look changed.
  audience: audienceOf(pickedOf(post.audience)),
  cover: post.cover && { url: post.cover.url, alt: post.cover.alt },
  coverLeft: noneLeft,
  attachments: post.attachments.map(({ id, name, type, size }) => ({ id, name, type, size })),
  attachmentsLeft: noneLeft,
  when: post.status === 'scheduled' ? 'later' : 'now',
  publishAt: (post.status === 'scheduled' && post.published_at) || '',
  status: 'published',
});

/** The post as the provider takes it. */
export const writeOf = (values: PostValues): InputOf<'createPost'>['body'] => ({
  title: values.title.trim(),
  category_id: values.category || null,
  body: values.body,
  audience: values.audience,
  cover: values.cover,
  attachment_ids: values.attachments.map(({ id }) => id),
  status: values.status,
  ...(values.status === 'published' && values.when === 'later' && { published_at: values.publishAt || null }),
});

/** The provider's names of fields → the form's. */
export const postFieldNames: Record<string, string> = {
  category_id: 'category',
  'audience.grade_ids': 'audience:grade_ids',
  'audience.course_ids': 'audience:course_ids',
  published_at: 'publishAt',
  attachment_ids: 'attachments',
};
