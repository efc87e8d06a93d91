import { type AudienceWrite, documentFromText, type InputOf, type Post, textOf } from '@school/domain';

/** What is written of a post, as its form holds it. */
export type PostValues = {
  title: string;
  category: string;
  text: string;
  scope: 'all' | 'restricted';
  grades: string[];
  courses: string[];
  status: 'draft' | 'published';
};

/** A post that nobody has begun. */
export const emptyPost: PostValues = {
  title: '',
  category: '',
  text: '',
  scope: 'restricted',
  grades: [],
  courses: [],
  status: 'published',
};

/** The form of a post that has been saved before. */
export const valuesOf = (post: Post): PostValues => ({
  title: post.title,
  category: post.category?.id ?? '',
  text: textOf(post.body),
  scope: post.audience.scope,
  grades: [...post.audience.grade_ids],
  courses: [...post.audience.course_ids],
  status: 'published',
});

const audienceOf = ({ scope, grades, courses }: PostValues): AudienceWrite =>
  scope === 'all' ? { scope } : { scope, grade_ids: grades, course_ids: courses };

/** The post as the provider takes it. */
export const writeOf = (values: PostValues): InputOf<'createPost'>['body'] => ({
  title: values.title.trim(),
  category_id: values.category || null,
  body: documentFromText(values.text),
  audience: audienceOf(values),
  status: values.status,
});

/** The provider's names of fields → the form's. */
export const postFieldNames: Record<string, string> = {
  category_id: 'category',
  body: 'text',
  audience: 'scope',
  'audience.scope': 'scope',
  'audience.grade_ids': 'grades',
  'audience.course_ids': 'courses',
};

/** Whether the form can hold a post without losing anything of it: plain paragraphs can be typed, headings can't. */
export const isPlain = (post: Post): boolean =>
  JSON.stringify(documentFromText(textOf(post.body))) === JSON.stringify(post.body);
