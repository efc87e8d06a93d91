import type { AudienceWrite, BlockDocument, InputOf, Post } from '@school/domain';
import { audienceOf, nobody, pickedOf } from '../audience/audienceValue.ts';

/** What is written of a post, as its form holds it. */
export type PostValues = {
  title: string;
  category: string;
  body: BlockDocument;
  audience: AudienceWrite;
  /** The picture above it. */
  cover: { url: string; alt: string } | null;
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
  when: 'now',
  publishAt: '',
  status: 'published',
};

/** The form of a post that has been saved before. */
export const valuesOf = (post: Post): PostValues => ({
  title: post.title,
  category: post.category?.id ?? '',
  body: post.body,
  // By way of the picker, which names only what narrows: else an unchanged audience would look changed.
  audience: audienceOf(pickedOf(post.audience)),
  cover: post.cover && { url: post.cover.url, alt: post.cover.alt },
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
  status: values.status,
  ...(values.status === 'published' && values.when === 'later' && { published_at: values.publishAt || null }),
});

/** The provider's names of fields → the form's. */
export const postFieldNames: Record<string, string> = {
  category_id: 'category',
  'audience.grade_ids': 'audience:grade_ids',
  'audience.course_ids': 'audience:course_ids',
  published_at: 'publishAt',
};
